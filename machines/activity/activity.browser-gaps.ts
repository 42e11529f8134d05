/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The journey of excursions walks it through the real shop: a day, a time, people, what the organiser asks, a request that does not arrive, the basket. Times that fill meanwhile, more of the calendar that does not arrive and a second day are walked in the unit tests only; there is no model yet.',
};
