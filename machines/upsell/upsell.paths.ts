import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { isLetGo } from './upsell.rules.ts';
import { upsellMachine } from './upsell.machine.ts';
import type { Cart, CartUpsell, CartUpsells, FlightClasses, ReservationExtras, SeatHolds, SeatMap } from './upsell.types.ts';

/** What the machine hands on of a cart, unread. */
export const cart = { cartId: 'c-1', totalPrice: 2_598_000 } as Cart;

/** When what is held is let go, in epoch milliseconds. */
export const UNTIL = 1_000_000_000;

const variant = (code: string, price: number, change: Partial<CartUpsell['variants'][number]> = {}): CartUpsell['variants'][number] =>
  ({ code, title: code, options: [], summaryTitle: code, price, per: 'person', available: true, personRefs: [0, 1], personPrices: [price, price], offerCode: null, ...change });

export function upsellOf(code: CartUpsell['groupType'], change: Partial<CartUpsell> = {}): CartUpsell {
  const texts = { title: code, callToAction: code };
  return {
    code, title: code, description: code, price: 100, groupType: code, headerImageUrl: null, attachments: [], variants: [variant('small', 100), variant('large', 200), variant('none-left', 300, { available: false }), variant('fourth', 400)],
    resignationAvailable: true, recommending: texts, discouraging: texts, selected: null, ...change,
  };
}

/** Parking with a variant of which one option is chosen, and one that has none. */
export function withOptions(selected: CartUpsell['selected'] = null): CartUpsell {
  const options = [['plain', 0], ['charging', 25], ['gone', 50]] as const;
  return upsellOf('parking', {
    selected,
    variants: [
      variant('small', 100, { personPrices: [100, 140], options: options.map(([code, price]) => ({ code, label: code, price, available: code !== 'gone' })) }),
      variant('large', 200),
    ],
  });
}

export const offered = (...upsells: CartUpsell[]): CartUpsells => ({ upsells: upsells.length > 0 ? upsells : [upsellOf('baggage'), upsellOf('insurance', { resignationAvailable: false })], cart });
/** Of an order: with baggage wanted at a price, in minor units, or nothing. */
export const booked = (price = 0, change: Partial<ReservationExtras> = {}): ReservationExtras => ({
  upsells: [upsellOf('baggage')], bought: [], gone: [], price, version: 3, totalPrice: 2_598_000, duePrice: 0, balanceDue: '2026-08-01', currency: 'CZK',
  wanted: price === 0 ? [] : [{ code: 'baggage', groupType: 'baggage', variantCode: 'small', optionCode: null, title: 'small', personRefs: [0], price }], ...change,
});
const withTrips = offered(upsellOf('activity'));

export const classes: FlightClasses = {
  legs: (['DEPARTURE', 'RETURN'] as const).map((leg) => ({ leg, flightNumber: 'QS1', from: 'Praha', to: 'Heraklion', date: '2026-07-12', aircraft: 'A320', classes: [{ cabin: 'Economy', free: 9, price: 100 }] })),
  passengers: [{ person: 0, type: 'ADULT', name: 'Jana' }, { person: 1, type: 'CHILD', name: 'Petr' }, { person: 2, type: 'INFANT', name: 'Ema' }],
};
const row = (number: number, isExit: boolean, free: string): SeatMap['legs'][number]['rows'][number] => ({
  number, cabin: number < 3 ? 'Comfort' : 'Economy', isExit,
  seats: ['A', 'B', null, 'C'].map((letter, at) => (letter === null ? null : { seat: `${number}${letter}`, position: at === 1 ? 'aisle' : 'window', price: number < 3 ? 500 : 100 + at, isFree: free.includes(letter) })),
});
/** Ten minutes are left of what is held; of `over` none. */
export const held = (...holds: SeatHolds['holds']): SeatHolds => ({ holds, left: holds.length > 0 ? 600_000 : null });
export const over = (...holds: SeatHolds['holds']): SeatHolds => ({ holds, left: -1 });
export const mapOf = (rows = [row(1, false, 'ABC'), row(3, true, 'ABC'), row(4, false, 'AC'), row(5, false, 'BC')], holds = held()): SeatMap =>
  ({ legs: (['DEPARTURE', 'RETURN'] as const).map((leg) => ({ leg, aircraft: 'A320', rows })), holds });
export const ofJana = { leg: 'DEPARTURE', person: 0, seat: '5B', price: 101, submitted: false } as const;
const seats = (holds: SeatHolds) => ({ holds, cart });

export const refused = (code: string, errors: { pointer: string; message: string; code?: string }[] = []) => ({ status: 409, body: { code, errors } });
export const dearer = refused('price-changed', [{ pointer: '/body/price', code: 'price-changed', message: '150' }]);
export const ordered = refused('already-ordered');
export const wrongPersons = { status: 400, body: { code: 'wrong-persons', errors: [] } };
export const taken = refused('seat-taken', [{ pointer: '/seats/4A', code: 'free-seat', message: '4A' }]);

const input = { holidayId: 'c-1', promoted: [] };
const tick = (now: number) => streamed('clock', now);

/** Extras are walked without seats, then seats without other extras: together they would be their product. */
export const upsellPaths = pathsOf(upsellMachine, [
  {
    input,
    events: [
      answer('fetchUpsells', offered()), failure('fetchUpsells'), answer('resumeSeats', mapOf()), failure('resumeSeats'), { type: 'upsell.retry' },
      { type: 'upsell.choose', code: 'baggage', variantCode: 'small' }, { type: 'upsell.choose', code: 'baggage', variantCode: null }, { type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' },
      { type: 'upsell.showAll', code: 'baggage' }, answer('chooseUpsell', offered()), answer('chooseUpsell', offered(upsellOf('insurance'))), failure('chooseUpsell'), failure('chooseUpsell', dearer), failure('chooseUpsell', refused('sold-out')), failure('chooseUpsell', wrongPersons), failure('chooseUpsell', ordered),
      { type: 'upsell.acceptPrice' }, { type: 'upsell.declinePrice' }, streamed('clock'), tick(UNTIL - 600_000), { type: 'upsell.openSeats' }, failure('clock'),
    ],
    serialize: ({ value, context: { upsells, problem, queue } }) => ({ value, offered: upsells.length, problem, queued: queue.map(({ variantCode }) => variantCode) }),
  },
  {
    input,
    events: [
      answer('fetchUpsells', offered()), answer('resumeSeats', mapOf()), answer('resumeSeats', mapOf(undefined, held(ofJana))), { type: 'upsell.openSeats' },
      answer('fetchFlightClasses', classes), answer('fetchFlightClasses', { legs: [], passengers: [] }), failure('fetchFlightClasses'), { type: 'upsell.retry' }, { type: 'upsell.skip' }, { type: 'upsell.next' }, { type: 'upsell.back' },
      { type: 'upsell.chooseCabin', leg: 'DEPARTURE', cabin: 'Business' }, { type: 'upsell.chooseCabin', leg: 'DEPARTURE', cabin: null },
      answer('fetchSeatMap', mapOf()), answer('fetchSeatMap', mapOf(undefined, held(ofJana))), failure('fetchSeatMap'),
      answer('reviewSeatMap', mapOf()), answer('reviewSeatMap', mapOf(undefined, over(ofJana))), failure('reviewSeatMap'),
      { type: 'upsell.showPassenger', leg: 'DEPARTURE', person: 0 }, { type: 'upsell.showPassenger', leg: 'DEPARTURE', person: 1 },
      { type: 'upsell.pickSeat', seat: '5B' }, { type: 'upsell.pickSeat', seat: '3A' }, { type: 'upsell.pickSeat', seat: '5A' }, { type: 'upsell.seatTogether' },
      answer('holdSeats', seats(held(ofJana))), failure('holdSeats'), failure('holdSeats', taken), failure('holdSeats', ordered), failure('releaseSeats', ordered), failure('releaseAllSeats', ordered), failure('submitSeats', ordered),
      { type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 }, { type: 'upsell.undoSeat', leg: 'RETURN', person: 1 }, answer('releaseSeats', seats(held())), failure('releaseSeats'),
      answer('submitSeats', cart), failure('submitSeats'), failure('submitSeats', dearer), failure('submitSeats', refused('seats-changed')),
      answer('fetchChangedSeatMap', mapOf(undefined, held(ofJana))), failure('fetchChangedSeatMap'), answer('askSeats', mapOf(undefined, over(ofJana))), answer('askSeats', mapOf(undefined, held(ofJana))), answer('askSeats', mapOf(undefined, held({ ...ofJana, submitted: true }))), failure('askSeats'),
      answer('askSeatsAside', mapOf(undefined, over(ofJana))), answer('askSeatsAside', mapOf(undefined, held(ofJana))), failure('askSeatsAside'),
      answer('renewSeatMap', mapOf(undefined, held({ ...ofJana, submitted: true }))), failure('renewSeatMap'), { type: 'upsell.acceptPrice' }, { type: 'upsell.declinePrice' },
      tick(UNTIL - 600_000), tick(UNTIL + 1), { type: 'upsell.holdAgain' }, answer('releaseAllSeats', seats(held())), failure('releaseAllSeats'),
    ],
    serialize: ({ value, context: { holds, until, now, place, classes } }) => ({ value, holds: holds.holds.length, isOver: until !== null && now >= until, ticks: now > UNTIL ? 2 : now > 0 ? 1 : 0, person: place.person, isKnown: classes !== null }),
  },
  {
    input,
    events: [
      answer('fetchUpsells', withTrips), failure('resumeSeats'), answer('resumeSeats', mapOf(undefined, over(ofJana))), answer('resumeSeats', mapOf(undefined, held(ofJana))), tick(UNTIL - 600_000), tick(UNTIL + 1),
      answer('askSeatsAside', mapOf(undefined, over(ofJana))), answer('askSeatsAside', mapOf(undefined, held(ofJana))), failure('askSeatsAside'),
      { type: 'upsell.openSeats' }, failure('fetchFlightClasses'), answer('fetchFlightClasses', { legs: [], passengers: [] }), { type: 'upsell.skip' },
      { type: 'upsell.next' }, { type: 'upsell.choose', code: 'activity', variantCode: 'small' }, { type: 'upsell.choose', code: 'activity', variantCode: 'none-left' },
    ],
    serialize: ({ value, context: { holds, until, now } }) => ({ value, holds: holds.holds.length, isLetGo: isLetGo(holds), end: until === null ? 'unknown' : now < until ? 'ahead' : 'over' }),
  },
  {
    input,
    events: [
      answer('fetchUpsells', offered()), answer('resumeSeats', mapOf()), { type: 'upsell.openSeats' }, answer('fetchFlightClasses', classes), { type: 'upsell.next' },
      answer('fetchSeatMap', mapOf([row(5, false, 'A')])), { type: 'upsell.seatTogether' },
    ],
    serialize: ({ value }) => value,
  },
  // A booked holiday: its choice is confirmed.
  {
    input,
    events: [
      answer('fetchUpsells', booked(100)), answer('fetchUpsells', booked()), failure('resumeSeats'), { type: 'upsell.confirm' }, { type: 'upsell.choose', code: 'baggage', variantCode: 'small' }, { type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' },
      answer('chooseUpsell', booked(100)), failure('chooseUpsell', wrongPersons), { type: 'upsell.showAll', code: 'baggage' }, answer('confirmExtras', booked()), failure('confirmExtras'), failure('confirmExtras', refused('payment-in-progress')), answer('fetchBought', booked(100)), answer('fetchBought', booked(0, { version: 4, bought: booked(100).wanted })), answer('fetchBought', booked(0, { version: 5 })), failure('fetchBought'), { type: 'upsell.retry' }, failure('confirmExtras', dearer), failure('confirmExtras', refused('sold-out')),
      failure('confirmExtras', refused('changed-elsewhere')), failure('confirmExtras', refused('change-closed')), { type: 'upsell.acceptPrice' }, { type: 'upsell.declinePrice' },
    ],
    serialize: ({ value, context: { reservation, problem, added } }) => ({ value, wanted: reservation?.wanted.length, problem, added }),
  },
]);
