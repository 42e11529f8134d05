import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { lastViewedMachine } from './last-viewed.machine.ts';

export const viewedOffer = tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2'));

export const lastViewedPaths = pathsOf(lastViewedMachine, [{
  input: { hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' }], today: '2026-07-01' },
  events: [{ type: 'lastViewed.retry' }, answer('fetchViewed', [viewedOffer]), answer('fetchViewed', []), failure('fetchViewed')],
}]);
