/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey of excursions walks it through the real shop: suggestions for typed text, chosen by keyboard. No suggestion, a failed question and closing are walked in the unit tests only; there is no model yet.',
};
