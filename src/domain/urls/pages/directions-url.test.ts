import { expect, it } from 'vitest';
import { directionFlightsPath, directionsPath } from './directions-url.ts';

it('writes a resort without its region behind the word for none [page.directions]', () => {
  expect(directionsPath('letecky', { direction: 'recko', resort: 'malia' })).toBe('/directions/letecky/recko/zima/malia');
});

it('builds flight directions with and without a region [page.direction-flights]', () => {
  expect(directionFlightsPath('praha', { direction: 'recko' })).toBe('/direction-flights/praha/recko');
  expect(directionFlightsPath('praha', { direction: 'recko', region: 'kreta' })).toBe('/direction-flights/praha/recko/kreta');
});
