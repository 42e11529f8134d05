import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it('finds equal what was put together anew, and different what differs anywhere', () => {
  fc.assert(fc.property(fc.jsonValue(), (one) => {
    expect(isSame(one, structuredClone(one))).toBe(true);
    expect(isSame({ shown: [one, 1] }, { shown: [structuredClone(one), 2] })).toBe(false);
  }));
});

it('does not look into what is no plain object', () => {
  expect(isSame(new Map([[1, 2]]), new Map([[1, 2]]))).toBe(false);
  expect(isSame([1], { 0: 1 })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
});
