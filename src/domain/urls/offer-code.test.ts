import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/iso-date.ts';
import { TRIP_TYPES } from '../search/trip-types.ts';
import { formatOfferCode, offerSegmentOf, parseOfferCode, withOfferCode, withoutOfferCode } from './offer-code.ts';

const offer = {
  hotelCode: 'GRK1042',
  airportCode: 'PRG',
  departureDate: '2026-07-12',
  nights: 7,
  boardCode: 'AI',
  roomCode: 'DR2',
};

const hotel = '/dovolena/recko/kreta/chersonissos/aurora-beach-grk1042';

it('writes and reads an offer code [url.offer-code]', () => {
  expect(formatOfferCode(offer)).toBe('GRK1042_PRG_20260712_07_AI_DR2');
  expect(parseOfferCode('GRK1042_PRG_20260712_07_AI_DR2')).toEqual(offer);
  expect(parseOfferCode('ATZ7_CAR_20270102_14_NO_FAM')).toMatchObject({ airportCode: 'CAR', nights: 14, boardCode: 'NO' });
});

it('reads back every offer it writes [url.offer-code]', () => {
  const anyOffer = fc.record({
    hotelCode: fc.stringMatching(/^[A-Z]{2,3}[0-9]{1,5}$/),
    airportCode: fc.constantFrom('PRG', 'BRQ', 'CAR'),
    departureDate: fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-01-01', days)),
    nights: fc.integer({ min: 1, max: 28 }),
    boardCode: fc.constantFrom('NO', 'BB', 'HB', 'FB', 'AI', 'UAI'),
    roomCode: fc.stringMatching(/^[A-Z0-9]{1,6}$/),
  });
  fc.assert(fc.property(anyOffer, (identity) => {
    expect(parseOfferCode(formatOfferCode(identity))).toEqual(identity);
  }));
});

it.each([
  'GRK1042_PRG_20260230_07_AI_DR2',
  'GRK1042_PRG_20260712_00_AI_DR2',
  'GRK1042_PRG_20260712_07_AI',
  'GRK1042_PRG_20260712_07_AI_DR2_X',
  'grk1042_PRG_20260712_07_AI_DR2',
  '',
])('does not take %s for an offer code [url.offer-code]', (code) => {
  expect(parseOfferCode(code)).toBeUndefined();
});

it('reads, replaces and removes the segment of a hotel path [url.offer-code]', () => {
  const path = `${hotel}/OfferCodeWS/A_1`;
  expect(offerSegmentOf(path)).toEqual({ tripType: 'WS', offerCode: 'A_1' });
  expect(withOfferCode(path, { tripType: 'DW', offerCode: 'B_2' })).toBe(`${hotel}/OfferCodeDW/B_2`);
  expect(withOfferCode(hotel, { tripType: 'WS', offerCode: 'A_1' })).toBe(path);
  expect(withoutOfferCode(path)).toBe(hotel);
  expect(withoutOfferCode(hotel)).toBe(hotel);
});

it('keeps query, hash and language prefix [url.offer-code]', () => {
  const path = `/pl${hotel}/OfferCodeWS/A_1?q=ctAdult:3#rooms`;
  expect(withOfferCode(path, { tripType: 'WS', offerCode: 'B_2' })).toBe(`/pl${hotel}/OfferCodeWS/B_2?q=ctAdult:3#rooms`);
  expect(withoutOfferCode(path)).toBe(`/pl${hotel}?q=ctAdult:3#rooms`);
  expect(offerSegmentOf(path)?.offerCode).toBe('A_1');
});

it('sees no offer of an unknown trip type or in the query [url.offer-code]', () => {
  expect(offerSegmentOf(`${hotel}/OfferCodeXX/A_1`)).toBeUndefined();
  expect(offerSegmentOf(`${hotel}?back=/OfferCodeWS/A_1`)).toBeUndefined();
  expect(withoutOfferCode(`${hotel}?back=/OfferCodeWS/A_1`)).toBe(`${hotel}?back=/OfferCodeWS/A_1`);
});

it('gives the last offer set and the first base path back, whatever was set between [url.offer-code]', () => {
  const segment = fc.record({ tripType: fc.constantFrom(...TRIP_TYPES), offerCode: fc.stringMatching(/^[A-Z0-9_]{1,40}$/) });
  fc.assert(fc.property(segment, segment, (first, second) => {
    const path = withOfferCode(withOfferCode(hotel, first), second);
    expect(offerSegmentOf(path)).toEqual(second);
    expect(withoutOfferCode(path)).toBe(hotel);
  }));
});
