/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'The server settles it before the page is sent; e2e/journeys/hotel-card/wishlist.e2e.ts goes through what a visitor can reach.',
};
