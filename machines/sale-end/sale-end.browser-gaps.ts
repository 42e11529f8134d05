/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/visit/countdown.e2e.ts walks it on a real offer: which days are sold is the shop’s to say.',
};
