import { expect, it } from 'vitest';
import { ofShared } from './of-shared.ts';

it('what follows from a shared answer is worked out once and shared too; from anything else each time', () => {
  const double = ofShared(({ price }: { price: number }) => ({ price: price * 2 }));
  const shared = Object.freeze({ price: 3 });
  expect(double(shared)).toEqual({ price: 6 });
  expect(double(shared)).toBe(double(shared));
  expect(Object.isFrozen(double(shared))).toBe(true);
  const own = { price: 3 };
  expect(double(own)).not.toBe(double(own));
  own.price = 4;
  expect(double(own)).toEqual({ price: 8 });
});
