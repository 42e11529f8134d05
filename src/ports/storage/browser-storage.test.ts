import { expect, it } from 'vitest';
import { orForThisPage } from './browser-storage.ts';

function blocked(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A browser's storage that takes nothing while it is full. */
function roomyStorage() {
  const stored = new Map<string, string>();
  const room = { isFull: false };
  return {
    room,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      if (room.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem(name: string) { stored.delete(name); },
  };
}

it('is the browser’s where there is one', () => {
  const browser = roomyStorage();
  const storage = orForThisPage(() => browser);
  storage.setItem('cartId', 'c-1');
  expect([browser.getItem('cartId'), storage.getItem('cartId'), storage.getItem('appId')]).toEqual(['c-1', 'c-1', null]);
  storage.removeItem('cartId');
  expect([browser.getItem('cartId'), storage.getItem('cartId')]).toEqual([null, null]);
});

it('keeps for the page alone where the browser’s is blocked', () => {
  const storage = orForThisPage(blocked);
  storage.setItem('cartId', 'c-1');
  expect([storage.getItem('cartId'), storage.getItem('appId'), orForThisPage(blocked).getItem('cartId')]).toEqual(['c-1', null, null]);
  storage.removeItem('cartId');
  expect(storage.getItem('cartId')).toBeNull();
});

it('keeps for the page what a full browser refuses, until there is room', () => {
  const browser = roomyStorage();
  const storage = orForThisPage(() => browser);
  storage.setItem('cartId', 'c-0');
  browser.room.isFull = true;
  storage.setItem('cartId', 'c-1');
  expect([storage.getItem('cartId'), browser.getItem('cartId')]).toEqual(['c-1', 'c-0']);
  storage.removeItem('cartId');
  expect([storage.getItem('cartId'), browser.getItem('cartId')]).toEqual([null, null]);
  browser.room.isFull = false;
  storage.setItem('cartId', 'c-2');
  expect([storage.getItem('cartId'), browser.getItem('cartId')]).toEqual(['c-2', 'c-2']);
});
