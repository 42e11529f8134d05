import { expect, it } from 'vitest';
import { readState } from './wishlist-ports.ts';

it('reads what another tab has stored of the wishlist, and nothing else that stands there [wishlist.events]', () => {
  const state = { count: 1, hotelCodes: ['GRK1042'], revision: 3 };
  expect(readState(JSON.stringify({ ...state, more: 'of a later version' }))).toEqual(state);
  for (const junk of ['', 'null', '[]', '{}', '{"count":1,"hotelCodes":[1],"revision":2}', '{"count":"1","hotelCodes":[],"revision":2}']) expect(readState(junk)).toBeNull();
});
