import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { wishlistMachine } from './wishlist.machine.ts';

const party = [{ adults: 2, childBirthDates: [] }];
export const crete = { hotelCode: 'GRK1042', offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: party };
export const sicily = { hotelCode: 'ITS2001', offerCode: 'ITS2001_PRG_20260712_07_HB_DR2', occupancies: party };
export const gone = { hotelCodes: ['OLD1001', 'OLD1002'], isWished: false };

/** Revisions and the length of the queue grow without bound: states are told apart by whether there is any of it. */
export const wishlistPaths = pathsOf(wishlistMachine, [{
  input: { unsent: [] },
  events: [
    { type: 'wishlist.toggle', ...crete },
    { type: 'wishlist.toggle', ...sicily },
    { type: 'wishlist.changeGone', ...gone },
    { type: 'wishlist.retry' },
    answer('fetchWishlistCount', { count: 0, hotelCodes: [], listId: '', revision: 0 }), failure('fetchWishlistCount'), elapsed('listRetry', 'wishlist.unknown'),
    answer('saveWish', { count: 1, hotelCodes: ['GRK1042'], listId: 'list', revision: 1 }), failure('saveWish'),
    streamed('changesElsewhere'), streamed('changesElsewhere', { count: 1, hotelCodes: ['ITS2001'], listId: 'list', revision: 2 }), failure('changesElsewhere'),
    streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'),
  ],
  serialize: ({ value, context: { changes, refused, revision } }) => [value, Math.min(changes.length, 2), refused.length > 0, revision],
}]);
