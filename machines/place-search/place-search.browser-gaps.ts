/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It listens to what is typed and to branches being opened: e2e/journeys/search/place-search.e2e.ts types, with answers late and failing, search-filters.e2e.ts opens them.',
};
