import { expect, it } from 'vitest';
import { parseCoordinates } from './coordinates.ts';

it('turns decimal commas into points [listing.coordinates]', () => {
  expect(parseCoordinates('35,3387', ' 25.1442 ')).toEqual({ latitude: 35.3387, longitude: 25.1442 });
});

it.each([[-85, -180], [85, 180], [0, 0]])('takes %i, %i as the edge of the world [listing.coordinates]', (latitude, longitude) => {
  expect(parseCoordinates(latitude, longitude)).toEqual({ latitude, longitude });
});

it.each([
  [85.01, 0], [-85.01, 0], [0, 180.01], [0, -180.01], ['', '0'], ['1,2,3', 0], [null, null], [Number.NaN, 0], ['north', 'east'],
])('refuses %s, %s [listing.coordinates]', (latitude, longitude) => {
  expect(parseCoordinates(latitude, longitude)).toBeUndefined();
});
