import { expect, it } from 'vitest';
import { orForThisPage } from './browser-storage.ts';

function blocked(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it('is the browser’s where there is one', () => {
  const storage = { getItem: () => 'kept', setItem: () => {}, removeItem: () => {} };
  expect(orForThisPage(() => storage)).toBe(storage);
});

it('keeps for the page alone where the browser’s is blocked', () => {
  const storage = orForThisPage(blocked);
  storage.setItem('cartId', 'c-1');
  expect([storage.getItem('cartId'), storage.getItem('appId'), orForThisPage(blocked).getItem('cartId')]).toEqual(['c-1', null, null]);
  storage.removeItem('cartId');
  expect(storage.getItem('cartId')).toBeNull();
});
