/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'A flow of the visit that other tabs change: e2e/journeys/hotel-card/wishlist.e2e.ts goes through it with two tabs, a refusal and a retry.',
};
