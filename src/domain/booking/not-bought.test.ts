import { expect, it } from 'vitest';
import { notBought } from './not-bought.ts';

it('names what the price has not got until everybody who may have it has bought it [upsell.fields]', () => {
  const offer = { tripType: 'WS', lowCost: true, boardCode: 'AI', endDate: '2026-07-19' } as const;
  const occupancies = [{ adults: 1, childBirthDates: ['2018-05-04', '2025-06-01'] }];
  const bought = (...extras: { code: string; personRefs: number[] }[]) => notBought({ offer, occupancies, extras });
  expect(bought()).toEqual(['hotel.price.excludes.luggage', 'hotel.price.excludes.insurance']);
  expect(bought({ code: 'baggage', personRefs: [0] })).toEqual(['hotel.price.excludes.luggage', 'hotel.price.excludes.insurance']);
  // The infant has none of its own.
  expect(bought({ code: 'baggage', personRefs: [0] }, { code: 'baggage', personRefs: [1] })).toEqual(['hotel.price.excludes.insurance']);
  expect(bought({ code: 'insurance', personRefs: [0, 1] })).toEqual(['hotel.price.excludes.luggage', 'hotel.price.excludes.insurance']);
  expect(bought({ code: 'insurance', personRefs: [0, 1, 2] })).toEqual(['hotel.price.excludes.luggage']);
});
