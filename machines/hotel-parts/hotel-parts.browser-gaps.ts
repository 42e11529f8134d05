/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'Regions of one shape that wait for the scroll: e2e/journeys/hotel-card/hotel-card-parts.e2e.ts scrolls to each, with calls that come late, fail and break the contract.',
};
