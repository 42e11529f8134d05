/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/pages/excursions.e2e.ts goes through what a visitor can reach, with WebGL and without; there is no model yet.',
};
