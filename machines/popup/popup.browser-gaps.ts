/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Its conditions are times, cookies and streams that the tests of the machine move one by one; the journey of the popup shows the visible ones in a browser.',
};
