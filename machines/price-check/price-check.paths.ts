import type { SnapshotFrom } from 'xstate';
import type { OfferCheck, Stay } from './price-check.types.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { priceCheckMachine } from './price-check.machine.ts';

export const exampleStay: Stay = {
  offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', totalPrice: 2598000, hotelCode: 'GRK1042', tripType: 'WS', airportCode: 'PRG', duration: 7, date: '2026-07-12',
  boardCode: 'AI', roomCodes: ['DR2'], occupancies: [{ adults: 2, childBirthDates: [] }],
};
export const unchanged: OfferCheck = { valid: true, totalPrice: 2598000, problems: [] };
export const dearer: OfferCheck = { valid: false, totalPrice: 2700000, problems: [{ code: 'price-changed', pointer: '/totalPrice', message: 'changed' }] };
export const soldOut: OfferCheck = { valid: false, totalPrice: null, problems: [{ code: 'sold-out', pointer: '/offerCode', message: 'sold out' }] };

const events = [
  { type: 'priceCheck.follow', stay: exampleStay } as const, { type: 'priceCheck.accept' } as const, { type: 'priceCheck.retry' } as const, { type: 'priceCheck.show', totalPrice: 2700000 } as const,
  streamed('priceMoments'), streamed('priceMoments', 'old'), failure('priceMoments'),
  answer('validateOffer', unchanged), answer('validateOffer', dearer), answer('validateOffer', soldOut), failure('validateOffer'),
];
const serialize = ({ value, context: { stay } }: SnapshotFrom<typeof priceCheckMachine>) => [value, stay !== null];

export const priceCheckPaths = pathsOf(priceCheckMachine, [{ input: { stay: exampleStay }, events, serialize }, { input: { stay: null }, events, serialize }]);
