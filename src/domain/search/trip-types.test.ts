import { expect, it } from 'vitest';
import {
  allowsMultiroom, isByCar, isTripType, offerTypeOf, TRIP_TYPES, tripMeaningOf, tripTypeOfSlug, tripTypeOfValue,
  tripTypeSlug,
} from './trip-types.ts';

it.each([
  ['WS', 'plane', 'BY_PLANE', false, true, 'letecky'],
  ['DW', 'car', 'BY_CAR', true, true, 'autem'],
  ['WO', 'roundTrip', 'BY_PLANE', false, false, 'okruzni'],
  ['NR', 'ski', 'SKI', true, true, 'lyze'],
  ['CZ', 'charter', 'CHARTER', false, false, 'charter'],
] as const)('knows what %s is [trip.codes] [trip.by-car] [trip.offer-types]', (tripType, meaning, offerType, byCar, rooms, slug) => {
  expect(tripMeaningOf(tripType)).toBe(meaning);
  expect(offerTypeOf(tripType)).toBe(offerType);
  expect(isByCar(tripType)).toBe(byCar);
  expect(allowsMultiroom(tripType)).toBe(rooms);
  expect(tripTypeSlug(tripType)).toBe(slug);
  expect(tripTypeOfSlug(slug)).toBe(tripType);
});

it('maps all nine type values, and no other word [trip.codes] [trip.offer-types]', () => {
  const values = ['BY_PLANE', 'BY_CAR', 'SKI', 'TOUR', 'CHARTER', 'BYPLANE', 'BYCAR', 'LINEARFLIGHT', 'SKIBYPLANE'];
  expect(values.map(tripTypeOfValue)).toEqual(['WS', 'DW', 'NR', 'WO', 'CZ', 'WS', 'DW', 'WS', 'NR']);
  expect(['toString', '', 'BY_TRAIN'].map(tripTypeOfValue)).toEqual([undefined, undefined, undefined]);
});

it('knows five codes and no other [trip.codes]', () => {
  expect(TRIP_TYPES).toEqual(['WS', 'DW', 'WO', 'NR', 'CZ']);
  expect([isTripType('XX'), isTripType(undefined), tripTypeOfSlug('vlakem')]).toEqual([false, false, undefined]);
});
