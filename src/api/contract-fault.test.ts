import { expect, it } from 'vitest';
import { requiredKeys } from '../../openapi/generated/required-keys.ts';
import { requiredKeysOfFewPages } from '../../openapi/generated/required-keys-of-few-pages.ts';
import { contractFault, requiredBy } from './contract-fault.ts';
import type { OperationName } from './contract-fault.ts';

const fault = async (operation: OperationName, body: unknown) => contractFault(await requiredBy(operation), body);

it('takes an integer or a list where the contract says so [http.errors]', async () => {
  const counted = (body: unknown) => fault('POST /api/www/search/offers/count', body);
  expect([await counted(0), await counted(1.5), await counted({ count: 1 })]).toEqual([undefined, 'is not an integer', 'is not an integer']);
  expect([contractFault('list', []), contractFault('list', {})]).toEqual([undefined, 'is not a list']);
});

it('wants every key that the contract requires, of a choice those that all have [http.errors]', async () => {
  expect(await fault('GET /api/www/cart/banks-availabilities', { banks: [] })).toBeUndefined();
  expect(await fault('POST /api/www/search/offers', { offers: [], pagination: {} })).toBe('lacks destinations, ignored');
  expect(await fault('POST /api/www/hotelCard/offer', { status: 'gone' })).toBeUndefined();
});

it('knows the answers of every area [http.errors]', async () => {
  for (const [operation, keys] of Object.entries({ ...requiredKeys, ...requiredKeysOfFewPages })) expect([operation, await requiredBy(operation as OperationName)]).toEqual([operation, keys]);
  expect(await fault('POST /api/www/wishlist/changes', {})).toMatch(/^lacks /);
  expect(await fault('GET /api/www/activity/activities/{activityId}', {})).toMatch(/^lacks /);
  expect(await fault('POST /api/www/wishlist/changes', [])).toMatch(/^lacks /);
});
