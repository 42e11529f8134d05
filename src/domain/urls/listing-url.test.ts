import { expect, it } from 'vitest';
import { flightsListingPath, listingPath, parseListingPath } from './listing-url.ts';

it.each([
  [{ tripType: 'WS' }, '/dovolena/nabidky-letecky'],
  [{ tripType: 'DW', direction: 'chorvatsko' }, '/dovolena/chorvatsko/nabidky-autem'],
  [{ tripType: 'NR', direction: 'rakousko', region: 'tyrolsko' }, '/dovolena/rakousko/tyrolsko/nabidky-lyze'],
  [{ tripType: 'WO', direction: 'recko', region: 'kreta', resort: 'malia' }, '/dovolena/recko/kreta/malia/nabidky-okruzni'],
] as const)('writes %j as %s and reads it back [route.listing-types]', (place, path) => {
  expect(listingPath(place)).toBe(path);
  expect(parseListingPath(path)).toEqual(place);
  expect(parseListingPath(`${path}?q=a:PRG`)).toEqual(place);
});

it('names no region without its country [route.listing-types]', () => {
  expect(listingPath({ tripType: 'WS', region: 'kreta' })).toBe('/dovolena/nabidky-letecky');
});

it.each(['/dovolena/recko', '/dovolena/recko/nabidky-vlakem', '/dovolena/a/b/c/d/nabidky-autem', '/nabidky-autem'])(
  'finds no listing in %s [route.listing-types]',
  (path) => expect(parseListingPath(path)).toBeUndefined(),
);

it('writes flights from a city [route.flights-listing]', () => {
  expect(flightsListingPath({ city: 'nove-mesto', direction: 'grecja', region: 'kreta' })).toBe('/wypoczynek/grecja/kreta/wyloty-z-nove-mesto');
});
