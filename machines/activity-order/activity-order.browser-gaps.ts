/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey of excursions walks it through the real shop: a refused payment, then one that is paid. Waiting for the bank, an advance, refusals of the start and a cancelled order are walked in the unit tests only; there is no model yet.',
};
