/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'A status changes with the days that pass: the journey of the session shows one that does.',
};
