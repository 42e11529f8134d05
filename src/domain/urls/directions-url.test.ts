import { expect, it } from 'vitest';
import { resolve } from '../routes/resolve.ts';
import { directionFlightsPath, directionsPath } from './directions-url.ts';

it('builds direction pages that resolve to the same place [page.directions]', () => {
  const path = directionsPath('letecky', { direction: 'recko', resort: 'malia' });
  expect(path).toBe('/directions/letecky/recko/zima/malia');
  expect(resolve(path)).toMatchObject({ pageType: 'directions', params: { type: 'letecky', direction: 'recko', resort: 'malia' } });
});

it('builds flight directions with and without a region [page.direction-flights]', () => {
  expect(directionFlightsPath('praha', { direction: 'recko' })).toBe('/direction-flights/praha/recko');
  expect(directionFlightsPath('praha', { direction: 'recko', region: 'kreta' })).toBe('/direction-flights/praha/recko/kreta');
});
