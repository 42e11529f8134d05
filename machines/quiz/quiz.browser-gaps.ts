/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Its journey goes through questions, result, a link that was handed on and a failure; the rest the tests of the machine walk.',
};
