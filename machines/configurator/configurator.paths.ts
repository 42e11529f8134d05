import type { SnapshotFrom } from 'xstate';
import type { ConfiguratorCommand, ConfiguratorInput, DayPrice, Matrix, OfferAnswer } from './configurator.types.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { configuratorMachine } from './configurator.machine.ts';

export const prague = 'GRK1042_PRG_20260712_07_AI_DR2';
export const brno = 'GRK1042_BRQ_20260714_07_AI_DR2';

/** Prague leaves on the 12th and 19th, Brno on the 14th; eleven nights on the 19th only. */
export const exampleMatrix: Matrix = {
  airports: [{ code: 'PRG', name: 'Praha' }, { code: 'BRQ', name: 'Brno' }],
  durations: [7, 11],
  durationPeriods: [{ from: 7, to: 11 }],
  datesByAirports: { PRG: ['2026-07-12', '2026-07-19'], BRQ: ['2026-07-14'] },
  durationsByDates: {
    '2026-07-12': [{ duration: 7, price: 2598000, airportCode: 'PRG' }],
    '2026-07-14': [{ duration: 7, price: 2698000, airportCode: 'BRQ' }],
    '2026-07-19': [{ duration: 7, price: 2798000, airportCode: 'PRG' }, { duration: 11, price: 3398000, airportCode: 'PRG' }],
  },
  airportsByDurations: { 7: ['PRG', 'BRQ'], 11: ['PRG'] },
  boardTypes: [{ code: 'AI', name: 'All inclusive' }, { code: 'HB', name: 'Polopenze' }],
  currency: 'Kč',
  byPlane: true,
};

export const couple = [{ adults: 2, childBirthDates: [] }];
export const twoRooms = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }];

export const exampleInput: ConfiguratorInput = {
  hotelCode: 'GRK1042', tripType: 'WS', offerCode: prague, occupancies: couple, today: '2026-07-01', multiroomEnabled: false,
};

export function available(offerCode: string, totalPrice = 2598000): OfferAnswer {
  return { status: 'available', offer: exampleOffer(offerCode, { totalPrice }) };
}

/** Not this one, but these. */
export function gone(...nearest: string[]): OfferAnswer {
  return { status: 'gone', reason: 'sold-out', nearest: nearest.map((code) => exampleOffer(code)) };
}

export function calendar(...offerCodes: string[]): { dates: DayPrice[] } {
  return {
    dates: offerCodes.map((offerCode) => {
      const { departureDate: date, totalPrice } = exampleOffer(offerCode);
      return { date, offerCode, totalPrice };
    }),
  };
}

const choices: ConfiguratorCommand[] = [
  { type: 'configurator.chooseAirport', airportCode: 'BRQ' }, { type: 'configurator.chooseAirport', airportCode: 'OSR' },
  { type: 'configurator.chooseDuration', duration: 11 }, { type: 'configurator.chooseDuration', duration: 14 },
  { type: 'configurator.chooseDate', date: '2026-07-19' }, { type: 'configurator.chooseDate', date: '2026-08-01' },
  { type: 'configurator.chooseBoard', boardCode: 'HB' }, { type: 'configurator.chooseBoard', boardCode: 'FB' },
  { type: 'configurator.chooseRoom', roomCode: 'FAM' },
  { type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] },
  { type: 'configurator.changeParticipants', occupancies: twoRooms },
  { type: 'configurator.chooseOffer', offerCode: brno }, { type: 'configurator.chooseOffer', offerCode: 'none' },
  { type: 'configurator.followUrl', offerCode: prague }, { type: 'configurator.followUrl', offerCode: null },
  { type: 'configurator.refresh' }, { type: 'configurator.retry' },
];

const offerAnswers = [
  answer('fetchMatrix', exampleMatrix),
  answer('resolveOffer', available(prague)), answer('resolveOffer', available(prague, 1)), answer('resolveOffer', gone(brno)), failure('resolveOffer'),
  answer('fetchCheapestOffer', exampleOffer(prague)), answer('fetchCheapestOffer', null), failure('fetchCheapestOffer'),
  answer('tryOffer', available(brno)), answer('tryOffer', gone(brno)), answer('tryOffer', gone()), failure('tryOffer'),
  answer('searchDays', calendar(brno)), answer('searchDays', calendar()), failure('searchDays'),
];

type Snapshot = SnapshotFrom<typeof configuratorMachine>;

/** What the guards of the offer read: the offer, the URL's, the matrix, and what the pending change must keep; prices are left out. */
const offerOf = ({ value, context: { standing, addressed, sold, change } }: Snapshot) => [
  value.offer, standing.kind, addressed.kind, sold.kind, change.kind === 'pending' && change.pending.changed,
];

/** The offer, the first answers with their calendar, the order, the way back, the draft of who travels and the open calendar are walked apart. */
export const configuratorPaths = pathsOf(configuratorMachine, [
  { input: exampleInput, events: [...offerAnswers, ...choices], serialize: offerOf },
  {
    input: { ...exampleInput, offerCode: null },
    events: [...offerAnswers, { type: 'configurator.changeParticipants', occupancies: twoRooms }, { type: 'configurator.retry' }],
    serialize: offerOf,
  },
  {
    input: exampleInput,
    events: [
      answer('fetchMatrix', exampleMatrix), failure('fetchMatrix'), answer('fetchDates', calendar(prague)), failure('fetchDates'),
      answer('resolveOffer', available(prague)), failure('resolveOffer'), answer('tryOffer', available(brno)), answer('tryOffer', available(prague)),
      { type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] },
      { type: 'configurator.chooseAirport', airportCode: 'BRQ' },
      { type: 'configurator.retry' },
    ],
    serialize: ({ value, context: { soldTo, calendar } }: Snapshot) => [value.init, value.matrix, value.dates, value.offer, soldTo, calendar.kind === 'asked' && calendar.of],
  },
  {
    input: exampleInput,
    events: [
      answer('resolveOffer', available(prague)), answer('resolveOffer', gone()), answer('tryOffer', available(brno)), failure('tryOffer'),
      answer('addToCart', { status: 'added', cartId: 'cart-1' }), answer('addToCart', { status: 'gone' }), answer('addToCart', { status: 'repriced', totalPrice: 2700000 }), failure('addToCart'),
      { type: 'configurator.order' },
      { type: 'configurator.chooseOffer', offerCode: brno }, { type: 'configurator.chooseAirport', airportCode: 'BRQ' },
      { type: 'configurator.chooseDuration', duration: 11 }, { type: 'configurator.chooseDate', date: '2026-07-19' },
      { type: 'configurator.chooseBoard', boardCode: 'HB' }, { type: 'configurator.chooseRoom', roomCode: 'FAM' },
      { type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] },
      { type: 'configurator.editParticipants', on: 'popover' }, { type: 'configurator.refresh' }, { type: 'configurator.followUrl', offerCode: prague },
      streamed('pageReturns', 'returned'), streamed('pageReturns'), elapsed('openingTime', 'configurator.order.ordered'), failure('pageReturns'),
    ],
    serialize: ({ value, context: { standing } }: Snapshot) => [value.offer, value.order, standing.kind],
  },
  {
    input: exampleInput,
    events: [
      answer('resolveOffer', available(prague)), answer('tryOffer', available(brno)), answer('addToCart', { status: 'added', cartId: 'cart-1' }),
      { type: 'configurator.chooseOffer', offerCode: brno }, { type: 'configurator.undo' }, { type: 'configurator.order' },
    ],
    serialize: ({ value, context: { standing } }: Snapshot) => [value.offer, value.order, standing.kind, standing.kind === 'offer' && standing.undo.kind],
  },
  {
    input: exampleInput,
    events: [
      answer('participants', { occupancies: couple }), answer('participants', { occupancies: twoRooms }), failure('participants'),
      { type: 'configurator.editParticipants', on: 'popover' },
      { type: 'configurator.closeParticipants' },
      { type: 'configurator.order' },
      { type: 'configurator.chooseRoomOf', occupancy: 1, roomCode: 'FAM' },
      { type: 'configurator.followUrl', offerCode: prague },
    ],
    serialize: ({ value }: Snapshot) => value.party,
  },
  {
    input: exampleInput,
    events: [
      answer('resolveOffer', available(prague)), answer('fetchDates', calendar(prague)), { type: 'configurator.order' }, { type: 'configurator.openCalendar' }, { type: 'configurator.pressDay', date: '2026-07-12' }, { type: 'configurator.pressDay', date: '2026-07-13' }, { type: 'configurator.closeCalendar' }, { type: 'configurator.showMonth', month: '2026-07' },
      { type: 'configurator.chooseDate', date: '2026-07-19' }, { type: 'configurator.followUrl', offerCode: prague },
    ],
    serialize: ({ value, context: { refusedDay } }: Snapshot) => [value.calendar, value.dates, value.offer, value.order, refusedDay.kind],
  },
]);
