import type { SnapshotFrom } from 'xstate';
import type { AllOffersInput, AllOffersPage, OffersOf } from './all-offers.types.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { allOffersMachine } from './all-offers.machine.ts';

export const exampleList: OffersOf = { hotelCode: 'GRK1042', occupancies: [{ adults: 2, childBirthDates: [] }] };
export const alone: OffersOf = { ...exampleList, occupancies: [{ adults: 1, childBirthDates: [] }] };
export const exampleInput: AllOffersInput = { of: exampleList };

/** Offers on such days of July at such prices a person, in koruna. */
export function pageOf(totalResults: number, prices: Record<string, number>): AllOffersPage {
  return { totalResults, offers: Object.entries(prices).map(([day, price]) => exampleOffer(`GRK1042_PRG_202607${day}_07_AI_DR2`, { discountPrice: price * 100 })) };
}

const events = [
  { type: 'allOffers.show', of: exampleList } as const, { type: 'allOffers.show', of: alone } as const,
  { type: 'allOffers.sort', sorting: { field: 'DURATION', direction: 'DESCENDING' } } as const,
  { type: 'allOffers.sort', sorting: { field: 'PRICE', direction: 'ASCENDING' } } as const,
  { type: 'allOffers.changePageSize', pageSize: 12 } as const, { type: 'allOffers.changePageSize', pageSize: 7 } as const,
  { type: 'allOffers.append' } as const, { type: 'allOffers.retry' } as const,
  streamed('listNearness'), streamed('listNearness', 'near'), failure('listNearness'),
  answer('fetchFirst', pageOf(8, { '12': 10_000 })), answer('fetchFirst', pageOf(1, { '12': 10_000 })), failure('fetchFirst'),
  answer('fetchNext', pageOf(8, { '19': 9_000 })), failure('fetchNext'),
];

/** Of the context only what guards read is kept; offers are left out. */
const serialize = ({ value, context: { of, sorting, pageSize, pages, totalResults } }: SnapshotFrom<typeof allOffersMachine>) =>
  [value, of?.occupancies[0]?.adults, sorting.field, pageSize, pages * pageSize < totalResults];

export const allOffersPaths = pathsOf(allOffersMachine, [
  { input: exampleInput, events, serialize },
  { input: { of: null }, events, serialize },
]);
