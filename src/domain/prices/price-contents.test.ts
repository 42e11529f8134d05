import { expect, it } from 'vitest';
import { priceContents } from './price-contents.ts';

it('names flight, transfer and stay of a holiday by plane [trip.codes]', () => {
  expect(priceContents({ tripType: 'WS', lowCost: false, boardCode: 'AI' })).toEqual({
    includes: ['flight', 'luggage', 'transfer', 'stay', 'board', 'delegate'],
    excludes: ['hotel.price.excludes.insurance'],
  });
});

it('leaves the journey to those who go by car [trip.by-car]', () => {
  expect(priceContents({ tripType: 'NR', lowCost: false, boardCode: 'HB' })).toEqual({
    includes: ['stay', 'board'],
    excludes: ['hotel.price.excludes.transport', 'hotel.price.excludes.skiPass', 'hotel.price.excludes.insurance'],
  });
});

it('promises no luggage on a low-cost flight and no meals without board [listing.low-cost]', () => {
  expect(priceContents({ tripType: 'WS', lowCost: true, boardCode: 'NO' })).toEqual({
    includes: ['flight', 'transfer', 'stay', 'delegate'],
    excludes: ['hotel.price.excludes.luggage', 'hotel.price.excludes.insurance'],
  });
});

it('sells nothing but the flight as a charter [trip.codes]', () => {
  expect(priceContents({ tripType: 'CZ', lowCost: false, boardCode: 'NO' })).toEqual({
    includes: ['flight', 'luggage'],
    excludes: ['hotel.price.excludes.stay', 'hotel.price.excludes.insurance'],
  });
});
