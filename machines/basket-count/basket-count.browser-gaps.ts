/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/pages/excursions.e2e.ts sees the number beside the link once an excursion was added; there is nothing to press.',
};
