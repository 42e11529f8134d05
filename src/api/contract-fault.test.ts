import { expect, it } from 'vitest';
import { contractFault } from './contract-fault.ts';

it('takes an integer where the contract says so [http.errors]', () => {
  const fault = (body: unknown) => contractFault('POST /api/www/search/offers/count', body);
  expect([fault(0), fault(1.5), fault({ count: 1 })]).toEqual([undefined, 'is not an integer', 'is not an integer']);
});

it('wants every key that the contract requires, of a choice those that all have [http.errors]', () => {
  expect(contractFault('GET /api/www/cart/banks-availabilities', { banks: [] })).toBeUndefined();
  expect(contractFault('POST /api/www/search/offers', { offers: [], pagination: {} })).toBe('lacks destinations, ignored');
  expect(contractFault('POST /api/www/hotelCard/offer', { status: 'gone' })).toBeUndefined();
});
