/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'listing.facets.fetching · xstate.error.actor.fetchFacets': 'The server settles the first facets before it sends the page.',
  'listing.promoted.fetching · xstate.error.actor.fetchPromoted': 'The server settles the first one before it sends the page.',
  'listing · listing.clearFacet → no target, refused': 'A filter that is not chosen has no button to take it back.',
  'listing · listing.clearFacets → no target, refused': 'The button is there only with a chosen filter.',
  'listing.offers.loaded · listing.extend → listing.offers.extending, refused': 'The last page has no button for more.',
  'listing · listing.nameCalls': 'A policy says it: e2e/journeys/pages/addresses.e2e.ts sees which call is asked then.',
  'listing.offers.extendFailed · listing.extend': 'The notice with its retry stands in the button’s place.',
  'listing.sort.fromCookie': 'e2e/journeys/search/remembered.e2e.ts opens such a list.',
  'listing.sort.fromAddress': 'e2e/journeys/search/remembered.e2e.ts opens such a list.',
  'listing.sort.initializing · always [0] → listing.sort.fromCookie': 'e2e/journeys/search/remembered.e2e.ts opens such a list.',
  'listing.sort.initializing · always [1] → listing.sort.fromAddress': 'e2e/journeys/search/remembered.e2e.ts opens such a list.',
  'listing.sort · followed [0] → listing.sort.fromAddress': 'Back to an address that names an order is walked on the machine only.',
  'listing.promoted.failed · listing.retry → listing.promoted.updating, refused': 'The retry of a next page beside a price cut that failed is walked on the machine only.',
};
