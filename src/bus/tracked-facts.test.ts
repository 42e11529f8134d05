import { expect, it } from 'vitest';
import { trackedEvent } from './tracked-facts.ts';

it('a change of the wishlist is told by its status and the count alone [wishlist.events]', () => {
  expect(trackedEvent({ type: 'wishlist.changed', hotelCode: 'GRK1042', status: true, count: 3 })).toEqual({ event: 'wishlist', status: true, count: 3 });
  expect(trackedEvent({ type: 'wishlist.goneRefused', hotelCodes: ['GRK1042'], isWished: false })).toBeUndefined();
});

it('a list is told with what its offers cost before the discount and as sold [track.datalayer]', () => {
  const offer = { hotelCode: 'GRR1005', hotelName: 'Lithos Palace', startDate: '2027-04-28', duration: 3, boardName: 'Snídaně', price: 929_000, discountPrice: 819_000, currency: 'CZK' as const };
  const pagination = { totalResults: 1, pagesCount: 1, page: 0, pageSize: 10, sorting: 'price' as const };
  expect(trackedEvent({ type: 'listing.loaded', offers: [offer], destinations: [{ code: 'GR' }], pagination })).toEqual({ event: 'ListingOffersLoad', offers: [offer], destinations: ['GR'], pagination });
});
