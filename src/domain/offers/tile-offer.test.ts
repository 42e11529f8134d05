import { expect, it } from 'vitest';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import { tileOfferOf } from './tile-offer.ts';

it('a tile keeps what it shows of an offer, unchanged: of flights who flies and when, of rooms their names [listing.offer-fields]', () => {
  const flight = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1', from: 'PRG', to: 'HER', fromName: 'Praha', toName: 'Heraklion', date: '2026-07-12', departureTime: '06:10', arrivalTime: '09:55' };
  const offer = exampleOffer('GRK1042_PRG_20260712_07_AI_DR2', { departureFlight: flight });
  const { departureFlight, returnFlight, rooms, ...tile } = tileOfferOf(offer);
  expect(offer).toMatchObject(tile);
  expect([departureFlight, returnFlight, rooms]).toEqual([{ airLineName: 'Smartwings', departureTime: '06:10', arrivalTime: '09:55' }, null, ['DR2']]);
  expect(Object.keys(tile)).not.toContain('coordinates');
  expect(tileOfferOf(offer)).toHaveProperty('picture.src', offer.picture.src);
});
