import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratingSpread } from './rating-spread.ts';

it('spreads every rating over the classes, around the average of all [hotel.details]', () => {
  fc.assert(fc.property(fc.integer({ min: 15, max: 92 }), fc.integer({ min: 1, max: 2400 }), (rating, count) => {
    const spread = ratingSpread(rating, count);
    const sum = spread.reduce((all, one) => all + one, 0);
    const mean = spread.reduce((all, one, place) => all + one * (95 - place * 20), 0) / count;
    expect([sum, spread.length, spread.every((one) => one >= 0)]).toEqual([count, 5, true]);
    // Rounding to whole people moves the average of a few more than that of many.
    expect(Math.abs(mean - rating)).toBeLessThanOrEqual(200 / count);
  }));
  expect(ratingSpread(97, 1267).slice(1).reduce((all, one) => all + one)).toBeGreaterThan(0);
  expect([ratingSpread(0, 0), ratingSpread(0, 40)]).toEqual([[], []]);
});
