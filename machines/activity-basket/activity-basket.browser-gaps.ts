/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey of excursions walks it through the real shop: what is missing, and an order pressed twice. Removals, other times, refusals and a basket that is out of date are walked in the unit tests only; there is no model yet.',
};
