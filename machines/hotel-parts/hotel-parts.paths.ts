import type { SnapshotFrom } from 'xstate';
import type { HotelPartsInput, PartAnswers, PartName, Stay } from './hotel-parts.types.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { hotelPartsMachine } from './hotel-parts.machine.ts';

export const exampleStay: Stay = {
  offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', totalPrice: 2598000, hotelCode: 'GRK1042', tripType: 'WS', airportCode: 'PRG', duration: 7, date: '2026-07-12',
  boardCode: 'AI', roomCodes: ['DR2'], occupancies: [{ adults: 2, childBirthDates: [] }],
};
export const otherStay: Stay = { ...exampleStay, offerCode: 'GRK1042_BRQ_20260714_11_HB_DR2', airportCode: 'BRQ', duration: 11, date: '2026-07-14', boardCode: 'HB' };
const otherHotel: Stay = { ...otherStay, hotelCode: 'GRK1043' };

export const exampleInput: HotelPartsInput = { today: '2026-07-01', stay: exampleStay };

export const exampleAnswers: PartAnswers = {
  weather: {
    place: { code: 'GR-KRETA', name: 'Kréta', slug: 'kreta' },
    months: Array.from({ length: 12 }, (_, month) => ({ month: month + 1, dayTemperature: 15 + month, nightTemperature: 8 + month, waterTemperature: 16 + month, sunshineHours: 8, rainyDays: 3 })),
  },
  alternatives: [exampleOffer('GRK1043_PRG_20260712_07_AI_DR2')],
  otherAirports: [exampleOffer('GRK1042_BRQ_20260714_07_AI_DR2')],
  priceYear: [{ date: '2026-07-12', offerCode: exampleStay.offerCode, totalPrice: 2598000, duration: 7, airportCode: 'PRG', boardCode: 'AI' }],
  reviews: { count: 1, average: 5, reviews: [{ stars: 5, text: 'Krásné moře.', stayed: '2026-05', author: 'Jana' }] },
  onSite: { paid: [{ code: 'visitorTax', amount: { price: 1000, currency: 'EUR', per: 'roomNight' } }], mobility: 'suitable' },
  variants: { boards: [{ code: 'AI', offerCode: exampleStay.offerCode, difference: 0 }], rooms: [], airports: [], durations: [] },
  upsells: [],
  hours: [{ departureTime: '06:10', arrivalTime: '08:55', offer: exampleOffer(exampleStay.offerCode) }],
};

const PARTS: readonly PartName[] = ['weather', 'alternatives', 'otherAirports', 'priceYear', 'hours', 'reviews', 'onSite', 'variants', 'upsells'];

/** The parts wait for each other in nothing: each is walked alone. Of the context only what its guard compares is kept. */
export const hotelPartsPaths = pathsOf(hotelPartsMachine, PARTS.flatMap((part) => [exampleInput, { ...exampleInput, stay: null }].map((input) => ({
  input,
  events: [
    { type: 'hotelParts.show', stay: exampleStay } as const, { type: 'hotelParts.show', stay: otherHotel } as const,
    { type: 'hotelParts.showYear', scope: { airportCode: null, duration: 7, boardCode: null } } as const, { type: 'hotelParts.showMonth', month: '2026-07' } as const,
    { type: 'hotelParts.retry', part } as const, { type: 'hotelParts.retry', part: part === 'hours' ? 'weather' : 'hours' } as const,
    streamed(`${part}Nearness`), streamed(`${part}Nearness`, 'near'), failure(`${part}Nearness`),
    answer(part, exampleAnswers[part]), failure(part),
  ],
  serialize: ({ value, context }: SnapshotFrom<typeof hotelPartsMachine>) => [value[part], context.stay?.hotelCode, context.scope, context.asked[part], context.answers[part] !== undefined],
}))));
