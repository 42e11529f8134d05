/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Ten minutes on an open page: e2e/journeys/hotel-card/hotel-card.e2e.ts moves the clock and finds both prices.',
};
