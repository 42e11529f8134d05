/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Two states whose picture is context: e2e/journeys/hotel-card/hotel-card-more.e2e.ts walks it by press, key and swipe.',
};
