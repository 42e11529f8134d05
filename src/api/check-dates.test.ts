import { describe, expect, it } from 'vitest';
import { createDateCheck } from './check-dates.ts';

const OPERATION = 'POST /api/www/search/offers';

function toldOf(...bodies: unknown[]): string[] {
  const told: string[] = [];
  const check = createDateCheck((message) => told.push(message));
  for (const body of bodies) check(OPERATION, body);
  return told;
}

describe('dates of an answer', () => {
  it('that are none are logged, each field once, wherever they stand [date.invalid]', () => {
    const body = { offers: [{ startDate: 'soon', endDate: '2026-02-30' }, { startDate: 'later', endDate: '2026-07-17' }], rooms: [{ childBirthDates: ['2019-13-01'] }] };
    expect(toldOf(body, body)).toEqual([
      `The answer of ${OPERATION} has no date in startDate: soon`,
      `The answer of ${OPERATION} has no date in endDate: 2026-02-30`,
      `The answer of ${OPERATION} has no date in childBirthDates: 2019-13-01`,
    ]);
  });

  it('that are called as one elsewhere, but are airports, prices, days of a plan or moments here, are nothing to tell', () => {
    const told: string[] = [];
    const check = createDateCheck((message) => told.push(message));
    check('POST /api/www/search/offers', { offers: [{ flights: [{ from: 'PRG' }] }] });
    check('POST /api/www/listing/filters', { facets: [{ from: 12900 }] });
    check('GET /api/www/hotelCard/hotels/{hotelCode}', { tour: { tourPlan: [{ day: 1 }] } });
    check('GET /api/www/activity/cart', { items: [{ day: 'soon' }] });
    expect(told).toEqual(['The answer of GET /api/www/activity/cart has no date in day: soon']);
  });

  it('that are dates, with a time or without, or are left out, are nothing to tell', () => {
    expect(toldOf({ startDate: '2026-07-03', endDate: '2026-07-17T10:00:00Z', departureDate: null, childBirthDates: [], title: 'soon' }, 7, null, [1, 2])).toEqual([]);
  });
});
