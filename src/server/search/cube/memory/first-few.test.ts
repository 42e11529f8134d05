import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FirstFew } from './first-few.ts';

it('the first few of any items are those that sorting all of them puts first, and the last of them is nobody that comes later', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 8 }), (numbers, count) => {
      const order = (one: number, other: number) => one - other;
      const first = new FirstFew<number>(order, count);
      const sorted = numbers.toSorted(order).slice(0, count);
      for (const number of numbers) {
        if (first.last !== null && number > first.last) expect(number).toBeGreaterThanOrEqual(sorted.at(-1)!);
        else first.add(number);
      }
      expect(first.taken()).toEqual(sorted);
    }),
  );
});
