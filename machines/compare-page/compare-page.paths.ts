import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';
import type { CompareChoice } from '../compare/compare.types.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { comparePageMachine } from './compare-page.machine.ts';
import type { ComparedOffer } from './compare-page.types.ts';

export const comparedOffer = (offerCode: string, totalPrice = 2798000): ComparedOffer => (
  { askedCode: offerCode, status: 'available', offer: tileOfferOf({ ...exampleOffer(offerCode), totalPrice }), facilities: [{ code: 'pool', label: 'Bazén' }], beachMetres: 120, roomsCount: 90 }
);
export const CODES = ['GRK1042_PRG_20260712_07_AI_DR2', 'ITS2001_PRG_20260712_07_HB_DR2'];
export const asked = { offerCodes: CODES, occupancies: [{ adults: 2, childBirthDates: [] }] };
/** What the tab has chosen, for another party than the address says. */
export const choice: CompareChoice = { offers: CODES.map((offerCode) => ({ offerCode, hotelName: offerCode })), occupancies: [{ adults: 1, childBirthDates: [] }] };
const both = CODES.map((code) => comparedOffer(code));

export const comparePagePaths = pathsOf(comparePageMachine, [
  {
    input: asked,
    events: [
      { type: 'comparePage.retry' },
      answer('fetchCompared', both), failure('fetchCompared'),
      answer('refreshCompared', both), failure('refreshCompared'),
      streamed('priceMoments'), streamed('priceMoments', 1), failure('priceMoments'),
      streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'),
    ],
  },
  {
    input: { ...asked, offerCodes: [] },
    events: [streamed('chosenOffers'), streamed('chosenOffers', choice), failure('chosenOffers'), answer('fetchCompared', both)],
  },
]);
