import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketMoment } from '../dates/market-moment.ts';
import { bookableUntil, isBookableOn } from './bookable-until.ts';

it.each([
  ['in winter', '2026-12-24', '2026-12-23T23:00:00.000Z'],
  ['in summer', '2026-07-12', '2026-07-11T22:00:00.000Z'],
  ['on the day on which summer time begins', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['on the day after, 23 hours later', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['on the day on which summer time ends', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['on the day after, 25 hours later', '2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the sale of a departure %s ends at midnight in Prague before it [view.countdown]', (_, departureDate, end) => {
  expect(new Date(bookableUntil(departureDate)).toISOString()).toBe(end);
});

it('sells a departure at any moment before that end and at none from it on, as the market’s day says [view.countdown]', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const aroundTheEnd = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -90_000_000, max: 90_000_000 }));
  fc.assert(fc.property(day, aroundTheEnd, (departureDate, distance) => {
    const now = bookableUntil(departureDate) + distance;
    expect(isBookableOn(departureDate, marketMoment(new Date(now).toISOString()).date)).toBe(distance < 0);
  }), { numRuns: 500 });
});
