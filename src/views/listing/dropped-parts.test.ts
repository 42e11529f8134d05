import { expect, it } from 'vitest';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { droppedParts, ignoredParts } from './dropped-parts.ts';

it('names each kind of broken part once and in order [url.listing-q]', () => {
  const { dropped } = parseListingSearch('?q=sort:upwards:dF:none:dT:999:tripType:XX&fullPrice=maybe');
  expect(droppedParts(dropped)).toEqual([
    'panels.dropped.sort', 'panels.dropped.nights', 'panels.dropped.tripType', 'panels.dropped.other',
  ]);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('calls a key that every object has another part: %s [url.listing-q]', (key) => {
  expect(droppedParts([key])).toEqual(['panels.dropped.other']);
});

it('says nothing of an address that was understood [url.listing-q]', () => {
  expect(droppedParts(parseListingSearch('?q=a:PRG:ctAdult:3').dropped)).toEqual([]);
});

it('names each kind of what is no longer sold once and in order [url.listing-q] [listing.facets]', () => {
  expect(ignoredParts(['QQQ', 'ATLANTIS', 'stars:9', 'colour:red'], { selectedAirports: ['PRG', 'QQQ'] })).toEqual([
    'panels.dropped.airports', 'panels.dropped.places', 'panels.dropped.filters',
  ]);
});
