import { expect, it } from 'vitest';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import { compareRows } from './compare-rows.ts';
import { tileOfferOf } from './tile-offer.ts';

const offer = tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2'));
const pool = { code: 'pool', label: 'Bazén' };
const wifi = { code: 'wifi', label: 'Wi-Fi' };

const landing = ({ arrivalTime }: { arrivalTime: string }) => `${arrivalTime} there`;

it('what differs stands first, and what no offer knows is no row', () => {
  const rows = compareRows([
    { offer: { ...offer, stars: 4, duration: 7, rating: 0 }, facilities: [pool, wifi], beachMetres: 50, roomsCount: 0 },
    { offer: { ...offer, stars: 5, duration: 7, rating: 0 }, facilities: [wifi], beachMetres: 50, roomsCount: 0 },
    { offer: null, facilities: [], beachMetres: null, roomsCount: 0 },
  ], landing);
  const said = rows.map(({ fact, label, values, differs }) => [label || fact, differs, values]);
  expect(said.slice(0, 2)).toEqual([['stars', true, [4, 5, null]], ['Bazén', true, [true, false, null]]]);
  expect(said.slice(2).every(([, differs]) => differs === false)).toBe(true);
  expect(said).toContainEqual(['Wi-Fi', false, [true, true, null]]);
  expect(said).toContainEqual(['beach', false, [50, 50, null]]);
  expect(said.map(([name]) => name)).not.toContain('rating');
  expect(said.map(([name]) => name)).not.toContain('rooms');
});

it('a low-cost airline is a row where one of the offers flies with it; nobody flies to a trip by car [listing.low-cost]', () => {
  const column = { facilities: [], beachMetres: null, roomsCount: 0 };
  const flight = { airLineName: 'Ryanair', departureTime: '06:10', arrivalTime: '08:55' };
  const flown = { ...offer, departureFlight: flight };
  const lowCostOf = (offers: (typeof offer)[]) => compareRows(offers.map((one) => ({ ...column, offer: one })), landing).find(({ fact }) => fact === 'lowCost')?.values;
  expect(lowCostOf([{ ...flown, lowCost: true }, flown, { ...offer, departureFlight: null }])).toEqual([true, false, null]);
  expect(lowCostOf([flown])).toBeUndefined();
});

it('flights stand by their hours, their landing as it is written elsewhere, and their airline', () => {
  const flown = { ...offer, departureFlight: { airLineName: 'Ryanair', departureTime: '22:40', arrivalTime: '01:10' } };
  expect(compareRows([{ offer: flown, facilities: [], beachMetres: null, roomsCount: 0 }], landing).find(({ fact }) => fact === 'flightOut')?.values).toEqual(['22:40–01:10 there · Ryanair']);
});
