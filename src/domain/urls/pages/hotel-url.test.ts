import { expect, it } from 'vitest';
import { HOTELS_PATH, hotelPath, parseHotelSplat } from './hotel-url.ts';

const place = { countrySlug: 'recko', regionSlug: 'kreta', resortSlug: 'chersonissos', hotelSlug: 'aurora-beach', hotelCode: 'GRK1042' };
const base = '/dovolena/recko/kreta/chersonissos/aurora-beach-grk1042';

it('writes a hotel with and without an offer and reads both [route.hotel-card] [url.offer-code]', () => {
  const offer = { tripType: 'WS', offerCode: 'GRK1042_PRG_20260712_07_AI_DR2' } as const;
  expect(hotelPath(place)).toBe(base);
  expect(hotelPath(place, offer)).toBe(`${base}/OfferCodeWS/GRK1042_PRG_20260712_07_AI_DR2`);
  const read = (path: string) => parseHotelSplat(path.slice(HOTELS_PATH.length));
  expect(read(base)).toEqual({ basePath: base, hotelCode: 'GRK1042', offer: undefined });
  expect(read(hotelPath(place, offer))).toEqual({ basePath: base, hotelCode: 'GRK1042', offer });
});

it('finds the code in a path of one segment too [route.hotel-card]', () => {
  expect(parseHotelSplat('aurora-beach-grk1042/')).toMatchObject({ hotelCode: 'GRK1042' });
});

it.each(['', 'recko', 'recko/kreta', 'aurora-', 'aurora-grk1042/more', 'OfferCodeWS/A-1'])(
  'finds no hotel in %s [route.hotel-card]',
  (splat) => expect(parseHotelSplat(splat)).toBeUndefined(),
);
