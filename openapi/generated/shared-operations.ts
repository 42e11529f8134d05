// Generated from the contract by `npm run generate`. Do not edit.
/** Operations whose answers are the same for everybody, and what makes them change: `x-shared` of the contract. */
export const sharedOperations = {
  initialFilters: 'prices',
  updateFilters: 'prices',
  searchOffers: 'prices',
  searchCharterOffers: 'prices',
  countOffers: 'prices',
  nearestChanges: 'prices',
  listingFacets: 'prices',
  listingRegions: 'prices',
  lowestPriceStatistics: 'prices',
  homeOffers: 'prices',
  findBySeoNames: 'content',
  findDirectionFlights: 'content',
  getHotel: 'content',
  getOffer: 'prices',
  getMatrix: 'prices',
  getDates: 'prices',
  getRooms: 'prices',
  getCmsPage: 'content',
  getGlobalBlock: 'content'
} as const;
