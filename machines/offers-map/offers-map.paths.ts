import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { offersMapMachine } from './offers-map.machine.ts';
import type { MapOffer } from './offers-map.types.ts';

export const mapOffer = (offerCode: string): MapOffer => {
  const { hotelName, offerPath, totalPrice, discountPrice, currency, stars, destination, startDate, endDate } = exampleOffer(offerCode);
  return { offerCode, hotelName, offerPath, totalPrice, discountPrice, currency, stars, destination, startDate, endDate, coordinates: { latitude: 35.3, longitude: 25.1 } };
};
export const crete = mapOffer('GRK1042_PRG_20260712_07_AI_DR2');
export const search = defaultSearchState();
export const here = { type: 'offersMap.searchHere' as const, latitude: 36.4, longitude: 28.2, radius: 80 };
const found = { offers: [crete], totalResults: 1 };

export const offersMapPaths = pathsOf(offersMapMachine, [{
  input: { searchState: search, today: '2026-06-01' },
  events: [
    { type: 'offersMap.open' }, { type: 'offersMap.follow', searchState: { ...search, tripType: 'DW' } }, { type: 'offersMap.follow', searchState: search },
    here, { ...here, latitude: 89 }, { type: 'offersMap.searchEverywhere' },
    { type: 'offersMap.pick', offerCodes: [crete.offerCode] }, { type: 'offersMap.retry' },
    answer('fetchMapOffers', found), answer('fetchMapOffers', { offers: [], totalResults: 0 }), failure('fetchMapOffers'),
    answer('fetchPriceBounds', { from: 1000000, to: 2000000 }), failure('fetchPriceBounds'),
  ],
  serialize: ({ value, context: { area, picked, searchState } }) => [value, area !== null, picked.length, searchState.tripType],
}]);
