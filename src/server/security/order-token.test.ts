import { expect, it } from 'vitest';
import { orderToken, orderTokenHolds } from './order-token.ts';

const expiry = Date.parse('2026-09-01T00:00:00Z');
const token = orderToken('secret', 'order-1', expiry);

it('opens its order until it expires', () => {
  expect(orderTokenHolds('secret', 'order-1', token, expiry - 1)).toBe(true);
  expect(orderTokenHolds('secret', 'order-1', token, expiry)).toBe(false);
});

it('opens no other order, with no other secret, and for no longer than it was signed for', () => {
  expect(orderTokenHolds('secret', 'order-2', token, 0)).toBe(false);
  expect(orderTokenHolds('another', 'order-1', token, 0)).toBe(false);
  expect(orderTokenHolds('secret', 'order-1', token.replace(/^[^.]+/, (36 ** 6).toString(36)), 0)).toBe(false);
  expect(orderTokenHolds('secret', 'order-1', '', 0)).toBe(false);
  expect(orderTokenHolds('secret', 'order-1', '.', 0)).toBe(false);
});
