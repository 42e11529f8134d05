import { expect, it } from 'vitest';
import { trackedEvent } from './tracked-facts.ts';

it('a change of the wishlist is told by its status and the count alone [wishlist.events]', () => {
  expect(trackedEvent({ type: 'wishlist.changed', hotelCode: 'GRK1042', status: true, count: 3 })).toEqual({ event: 'wishlist', status: true, count: 3 });
  expect(trackedEvent({ type: 'wishlist.goneRefused', hotelCodes: ['GRK1042'], isWished: false })).toBeUndefined();
});
