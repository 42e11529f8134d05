/** For tests: the steps of a purchase, each through the API. */
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import { offerTypeOf } from '../../domain/search/trip-types.ts';
import type { PaymentNotice } from '../payment/payment-provider.ts';
import { signSandboxNotice } from '../../demo/bank/sandbox-bank.ts';
import { testConfig, type TestAnswer, type TestVisitor } from './test-app.ts';

type Schemas = components['schemas'];

export const TWO_ADULTS: Occupancy[] = [{ adults: 2, childBirthDates: [] }];

export function offersRequest(tripType: TripType, party: Occupancy = TWO_ADULTS[0]!) {
  return {
    offerType: offerTypeOf(tripType),
    tripType,
    numberOfAdults: party.adults,
    childrenBirthdays: party.childBirthDates,
    departuresCodes: [] as string[],
    destinationsCodes: [] as string[],
    metaData: { page: 0, pageSize: 10, sorting: 'price' },
  };
}

/** An offer of a kind of trip that leaves late enough for a deposit; each visitor wants another, for hotels have few rooms. */
export async function someOffer(visitor: TestVisitor, tripType: TripType, occupancies = TWO_ADULTS): Promise<Schemas['Offer']> {
  const { body } = await visitor.post('/api/www/search/offers', {
    ...offersRequest(tripType, occupancies[0]),
    departureDateFrom: '2026-08-20',
    metaData: { page: 0, pageSize: 60, sorting: 'price' },
  });
  return body.offers[visitor.number % body.offers.length];
}

export async function fillCart(visitor: TestVisitor, tripType: TripType = 'WS', occupancies = TWO_ADULTS): Promise<Schemas['Cart']> {
  const offer = await someOffer(visitor, tripType, occupancies);
  return (await visitor.post('/api/www/cart/product', { offerCode: offer.offerCode, occupancies })).body;
}

/** Details that are right for the cart. */
export function detailsFor({ information }: Schemas['Cart']): Schemas['CartInformation'] {
  return {
    owner: { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '777 123 456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' },
    travellers: information.travellers.map((traveller, place) => ({
      ...traveller,
      gender: 'female',
      firstName: ['Jana', 'Petr', 'Eva', 'Adam'][place % 4]!,
      lastName: 'Nováková',
      birthDate: traveller.birthDate || '1985-04-12',
      documentNumber: `3901234${place}`,
      documentExpiry: '2040-01-31',
    })),
    note: 'Pokoj v klidné části, prosím.',
  };
}

export function orderOf(visitor: TestVisitor, cart: Schemas['Cart'], changes: object = {}): Promise<TestAnswer> {
  return visitor.post('/api/www/cart/order', { information: detailsFor(cart), totalPrice: cart.totalPrice, termsAccepted: true, ...changes });
}

/** A visitor's whole way to an order that is not paid. */
export async function placeSomeOrder(visitor: TestVisitor, tripType: TripType = 'WS'): Promise<Schemas['Order']> {
  return (await orderOf(visitor, await fillCart(visitor, tripType))).body;
}

export function pay(visitor: TestVisitor, orderId: string, payment: { variant: 'deposit' | 'full'; method?: string; key: string }): Promise<TestAnswer> {
  return visitor.post(`/api/www/cart/payment/${orderId}`, { variant: payment.variant, method: payment.method ?? 'card', idempotencyKey: payment.key });
}

/** A notice as the bank would send it; signed by the bank unless a signature is given. */
export function notify(visitor: TestVisitor, notice: Partial<PaymentNotice> & Pick<PaymentNotice, 'paymentId' | 'amount'>, signature?: string): Promise<TestAnswer> {
  const whole: PaymentNotice = { noticeId: `notice-${notice.paymentId}`, outcome: 'paid', currency: 'CZK', ...notice };
  return visitor.post('/api/payments/notifications', whole, { signature: signature ?? signSandboxNotice(testConfig().secret, whole) });
}
