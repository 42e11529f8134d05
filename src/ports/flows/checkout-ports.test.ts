import { expect, it } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { createCheckoutPorts } from './checkout-ports.ts';

it('asks for a seat once the press on it is painted [upsell.seat-once]', async () => {
  const asked: unknown[] = [];
  const api = { PUT: async (path: string, { body }: { body: unknown }) => { asked.push([path, body]); return { holds: { holds: [], left: null } }; } } as unknown as Api;
  const painted = Promise.withResolvers<void>();
  const seats = [{ leg: 'DEPARTURE' as const, person: 0, seat: '5A' }];
  const held = createCheckoutPorts({ api, serverNow: Date.now }, () => painted.promise).upsell.holdSeats({ holidayId: 'c-1', seats }, { signal: new AbortController().signal });
  expect(asked).toEqual([]);
  painted.resolve();
  expect([await held, asked]).toEqual([{ holds: { holds: [], left: null } }, [['/api/www/cart/seat-map/holds', { seats }]]]);
});
