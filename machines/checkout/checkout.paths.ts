import { answer, elapsed, failure, pathsOf } from '../testing/path-coverage.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { Cart, CartInformation, CheckoutEvent, PriceCheck } from './checkout.types.ts';

const owner: CartInformation['owner'] = {
  firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.cz', phone: '+420777123456', street: 'Dlouhá 1', city: 'Brno', zip: '602 00', country: 'CZ',
};
const travellers: CartInformation['travellers'] = [
  { type: 'ADULT', gender: 'female', firstName: 'Jana', lastName: 'Nováková', birthDate: '1985-02-03' },
  { type: 'CHILD', gender: 'male', firstName: 'Petr', lastName: 'Novák', birthDate: '2018-05-04' },
];

/** Complete details of an adult and a child. */
export const complete: CartInformation = { owner, travellers, note: '' };
/** What a new cart remembers. */
export const blank: CartInformation = {
  owner: { firstName: '', lastName: '', email: '', phone: '', street: '', city: '', zip: '', country: '' }, travellers: [], note: '',
};

const flight = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1042', from: 'PRG', to: 'HER', fromName: 'Praha', toName: 'Heraklion', date: '2026-07-12', departureTime: '06:10', arrivalTime: '09:55' };

const room = { roomCode: 'DR2', roomName: 'Dvoulůžkový pokoj' };
/** What that cart's page shows beside its price. */
export const shown = { departureFlight: flight, returnFlight: null, rooms: [room] };

/** A cart for an adult and a child, leaving on 12 July 2026 for a week. */
export function cartWith(change: Partial<Cart> = {}): Cart {
  return {
    cartId: 'c-1',
    offer: {
      offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', departureDate: '2026-07-12', endDate: '2026-07-19', destination: { country: { code: 'GR' } },
      departureFlight: flight, returnFlight: null, _embedded: { rooms: [{ ...room, boarding: 'AI' }] },
    } as Partial<Cart['offer']> as Cart['offer'],
    occupancies: [{ adults: 1, childBirthDates: ['2018-05-04'] }],
    totalPrice: 2_598_000,
    deposit: 779_400,
    depositDue: '2026-06-11',
    balanceDue: '2026-06-12',
    currency: 'CZK',
    information: blank,
    orderId: null,
    step: 'open',
    extras: [],
    offerPrice: 2_598_000,
    personPrices: [1_732_000, 866_000],
    paymentVariant: 'deposit',
    expiresAt: '2026-06-10T12:00:00Z',
    baseOfferCode: 'GRK1042_PRG_20260712_07_AI_DR2',
    ...change,
  };
}

export const priceIs = (status: PriceCheck['status'], totalPrice = 2_598_000): PriceCheck => ({ status, previousTotal: 2_598_000, totalPrice });
/** One price, at another time of the day. */
export const flightsMoved: PriceCheck = { ...priceIs('changed'), moved: [{ leg: 'out', before: flight, after: { ...flight, departureTime: '15:20', arrivalTime: '19:05' } }] };
/** One price, in a room of another kind. */
export const roomsChanged: PriceCheck = { ...priceIs('changed'), rooms: [{ position: 0, before: room, after: { roomCode: 'FR1', roomName: 'Rodinný pokoj' } }] };
export const refusal = (status: number, code: string, errors?: { pointer: string; message: string; code?: string }[]) => ({ status, body: { code, errors } });
export const refusedEmail = refusal(422, 'details-invalid', [{ pointer: '/body/information/owner/email', code: 'invalidEmail', message: 'e-mail' }]);

export const tooManyUnpaid = refusal(409, 'too-many-unpaid-orders', [{ pointer: '/orders/o-7', code: 'unpaid-order', message: 'Z-2026-000007' }]);

const arrivals = [
  answer('fetchCart', cartWith()),
  answer('fetchCart', cartWith({ orderId: 'o-1', step: 'ordered' })),
  failure('fetchCart'),
  failure('fetchCart', refusal(404, 'not-found')),
];
const steps: CheckoutEvent[] = [
  { type: 'checkout.continue' },
  { type: 'checkout.back' },
  { type: 'checkout.showStep', step: 'participants' },
  { type: 'checkout.showStep', step: 'recommendations' },
  { type: 'checkout.showStep', step: 'summary' },
  { type: 'orderedElsewhere' },
  { type: 'checkout.lookAgain' },
  { type: 'checkout.forget' },
  { type: 'checkout.retry' },
];
const checks = ['checkPrice', 'recheckPrice', 'askPrice', 'acceptPrice'].flatMap((id) => [
  answer(id, priceIs('unchanged')),
  answer(id, priceIs('unchanged', 2_650_000)),
  answer(id, priceIs('changed', 2_650_000)),
  answer(id, flightsMoved),
  answer(id, roomsChanged),
  answer(id, priceIs('gone')),
  failure(id),
  failure(id, refusal(404, 'not-found')),
]);
const order = [
  { type: 'checkout.acceptTerms', accepted: true },
  { type: 'checkout.acceptPrice' },
  { type: 'checkout.place' },
  answer('fetchPrices', cartWith({ totalPrice: 2_650_000, deposit: 795_000 })),
  answer('fetchPrices', cartWith({ orderId: 'o-1', step: 'ordered' })),
  failure('fetchPrices'),
  answer('placeOrder', { orderId: 'o-1', reference: 'ref-1' }),
  failure('placeOrder'),
  failure('placeOrder', refusal(404, 'not-found')),
  failure('placeOrder', refusal(409, 'price-changed')),
  failure('placeOrder', refusal(409, 'flights-moved')),
  failure('placeOrder', refusal(409, 'rooms-changed')),
  failure('placeOrder', refusal(409, 'offer-gone')),
  failure('placeOrder', refusal(409, 'already-ordered')),
  failure('placeOrder', tooManyUnpaid),
  answer('fetchOrdered', cartWith({ orderId: 'o-1', step: 'ordered', information: complete })),
  failure('fetchOrdered'),
  failure('placeOrder', refusedEmail),
  failure('placeOrder', refusal(422, 'details-invalid', [])),
] as const;
const typing: CheckoutEvent[] = [
  { type: 'checkout.setOwner', field: 'email', value: 'jana' },
  { type: 'checkout.setOwner', field: 'email', value: 'jana@example.cz' },
];
const editing: CheckoutEvent[] = [
  ...typing,
  { type: 'checkout.setTraveller', index: 1, field: 'firstName', value: 'Pavel' },
  { type: 'checkout.setNote', value: 'Dietní strava' },
  { type: 'checkout.leaveField', field: 'owner.email' },
  { type: 'checkout.copyOwnerToFirstTraveller' },
  { type: 'checkout.fillOwner', owner },
];
const saving = [
  { type: 'checkout.save' },
  elapsed('saveDebounce', 'checkout.draft.pending'),
  elapsed('saveRetry', 'checkout.draft.failed'),
  answer('saveInformation', complete),
  failure('saveInformation'),
  failure('saveInformation', refusal(409, 'already-ordered')),
  failure('saveInformation', refusal(400, 'unstorable-text')),
  { type: 'checkout.restoreDraft', cartId: 'c-1', information: complete },
  { type: 'checkout.restoreDraft', cartId: 'c-2', information: complete },
] as const;

/**
 * The steps are walked with the draft at rest, then editing and saving with the step at the details: together they would be
 * their product. Of a check of the price only whether there is one is in the state: nothing turns on the rest.
 */
export const checkoutPaths = pathsOf(checkoutMachine, [
  { input: { cartId: 'c-1' }, events: [...arrivals, ...steps], serialize: ({ value }) => value },
  {
    input: { cartId: 'c-1', cart: cartWith({ information: complete }) },
    events: [...steps, ...checks, ...order, ...typing],
    serialize: ({ value, context: { cart, termsAccepted, serverErrors, information, price } }) =>
      ({ step: value.step, totalPrice: cart?.totalPrice, termsAccepted, serverErrors, email: information.owner.email, isAskedAbout: price !== null }),
    filter: ({ value }, { type }) => type !== 'checkout.setOwner' || JSON.stringify(value.step).includes('refused'),
  },
  {
    input: { cartId: 'c-1', cart: cartWith({ information: complete }) },
    events: [...editing, ...saving, { type: 'checkout.continue' }],
    serialize: ({ value, context: { information } }) => ({ value, information }),
  },
  {
    input: { cartId: 'c-1', cart: cartWith({ information: complete }), step: 'summary' },
    events: [
      { type: 'checkout.reprice', cart: cartWith({ totalPrice: 2_700_000 }) },
      { type: 'checkout.reprice', cart: cartWith({ cartId: 'c-2' }) },
      answer('checkPrice', priceIs('unchanged')), { type: 'checkout.acceptTerms', accepted: true }, { type: 'checkout.place' },
    ],
    serialize: ({ value, context: { termsAccepted } }) => ({ value, termsAccepted }),
  },
]);
