/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/hotel-card/compare.e2e.ts goes through what a visitor can reach.',
};
