/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'e2e/journeys/listing/offers-map.e2e.ts, activities-map.e2e.ts and hotel-card-more.e2e.ts go through it, with WebGL and without.',
};
