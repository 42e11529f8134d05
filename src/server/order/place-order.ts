import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import { expectedTravellers, travellerType } from '../../domain/booking/checkout-rules.ts';
import { phoneNumberOf } from '../../domain/booking/phone-number.ts';
import { asksForDocuments, documentNumberOf } from '../../domain/booking/travel-documents.ts';
import { changesOf, holidayOf, type ShownHoliday } from '../../domain/offers/shown-holiday.ts';
import { giveCart } from '../account/customer-belongings.ts';
import { holdCustomer, writeOwner } from '../account/reservation-rows.ts';
import { lockCart, type CartInformation, type CartRow, type Offer } from '../cart/cart-rows.ts';
import { currentOfferOf } from '../cart/offer-of-cart.ts';
import { personPrices } from '../cart/person-prices.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueOrderReceived } from '../mail/enqueue-order-mail.ts';
import { reserveOffer, SoldOut } from '../search/prices/allotment.ts';
import { reserveSeats } from '../seats/flight-seats.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { currentExtras, totalOfExtras } from '../upsell/current-extras.ts';
import { passengersOf, type Extra } from '../upsell/extra-kinds.ts';
import { takeExtras } from '../upsell/order-extras.ts';
import { informationErrors } from './information-errors.ts';
import { orderById, type OrderRow } from './order-rows.ts';
import { paymentTerms } from './payment-terms.ts';
import { assertFewUnpaidOrders, placedFrom, type Orderer } from './unpaid-orders.ts';

interface OrderRequest {
  orderer: Orderer;
  /** Who is logged in: the order is theirs. */
  customerId: string | null;
  information: CartInformation;
  /** Minor units: the price the customer saw and agreed to. */
  totalPrice: number;
  /** The flights and rooms the customer saw and agreed to: another tab may have accepted others. Left out, what the cart holds counts. */
  shown?: ShownHoliday;
  language: Language;
}

/**
 * Turns a cart into an order, once: whoever asks again with the same details, at the same time or later, gets the same one.
 * One transaction: the cart is locked, price, flights and rooms compared, rooms taken, order, travellers and mail written, and the customer given what they ordered.
 * @throws Problem 422 details-invalid, 409 price-changed, flights-moved, rooms-changed, offer-gone, already-ordered with other details, too-many-unpaid-orders, 404
 */
export async function placeOrder(shop: Shop, cartId: string, request: OrderRequest): Promise<OrderRow> {
  try {
    return await shop.database.kysely.transaction().execute(async (tx) => {
      const customerId = request.customerId !== null && await holdCustomer(tx, request.customerId) ? request.customerId : null;
      const order = await orderOfCart(tx, shop, await lockCart(tx, cartId), request);
      if (customerId === null) return order;
      await writeOwner(tx, customerId, order.id);
      await giveCart(tx, cartId, customerId, dateOf(shop.clock));
      return order;
    });
  } catch (error) {
    if (error instanceof SoldOut) throw offerGone(error);
    throw error;
  }
}

async function orderOfCart(tx: Transaction<Schema>, shop: Shop, cart: CartRow, request: OrderRequest): Promise<OrderRow> {
  if (cart.order_id !== null) return sameOrder(await orderById(tx, cart.order_id), cart, request);
  const { offer, extras } = await agreedHoliday(tx, shop, cart, request);
  await assertFewUnpaidOrders(tx, shop, request.orderer, request.information.owner.email);
  await reserveOffer(tx, offer.offerCode, offer.occupancies.map(({ roomCode }) => roomCode), { today: todayOf(shop.clock) });
  if (!(await takeExtras(tx, { offer, passengers: passengersOf(cart) }, extras, shop))) throw priceChanged(cart, request, null);
  const order = await insertOrder(tx, shop, cart, { offer, extras }, request);
  await reserveSeats(tx, { cartId: cart.id, orderId: order.id, seats: extras.filter(({ groupType }) => groupType === 'seat').map(({ variantCode, optionCode }) => ({ seat: variantCode, leg: optionCode! })), now: dateOf(shop.clock) });
  await insertTravellers(tx, order.id, cart, offer, request.information);
  await tx
    .updateTable('cart')
    .set({ order_id: order.id, information: JSON.stringify(request.information), updated_at: dateOf(shop.clock) })
    .where('id', '=', cart.id)
    .execute();
  await enqueueOrderReceived(tx, shop, order);
  return order;
}

/** The order that the cart became, for who asks for the same; a correction must not be lost silently. */
function sameOrder(order: OrderRow, cart: CartRow, { information, totalPrice, shown }: OrderRequest): OrderRow {
  const isAsShown = shown === undefined || refusalOfHoliday(shown, order.offer) === null;
  if (isAsShown && order.total_price === totalPrice && isDeepStrictEqual(comparable(cart.information), comparable(information))) return order;
  throw new Problem(409, 'already-ordered', { title: 'The cart was ordered with other details', detail: `It is order ${order.number}.` });
}

/** Details without what makes no difference: blanks around what was typed. */
function comparable({ owner, travellers, note }: CartInformation): unknown {
  const trimmed = (fields: object) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value).trim()]));
  return [trimmed(owner), travellers.map((traveller) => trimmed({ gender: '', ...traveller })), note.trim()];
}

interface AgreedHoliday {
  offer: Offer;
  extras: Extra[];
}

/** Offer and extras as they are sold now, if the details are right, all of it costs what the customer was shown, and so are flights and rooms. */
async function agreedHoliday(tx: Kysely<Schema>, shop: Shop, cart: CartRow, request: OrderRequest): Promise<AgreedHoliday> {
  const errors = informationErrors(request.information, cart.occupancies, { departureDate: cart.offer.startDate, returnDate: cart.offer.endDate, countryCode: cart.offer.destination.country.code });
  if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
  if (cart.expires_at <= dateOf(shop.clock)) throw new Problem(409, 'cart-expired', { title: 'The cart has expired' });
  const offer = await currentOfferOf(tx, cart, todayOf(shop.clock), request.language);
  if (offer === null) throw offerGone();
  const { extras, dropped } = await currentExtras(tx, shop, cart, { offer, language: request.language, lock: true });
  const total = offer.totalPrice + totalOfExtras(extras);
  const isAgreed = total === request.totalPrice && (request.shown !== undefined || total === cart.accepted_total);
  if (!isAgreed || dropped.length > 0) throw priceChanged(cart, request, total);
  const refusal = refusalOfHoliday(request.shown ?? holidayOf(cart.offer), offer);
  if (refusal !== null) throw refusal;
  return { offer, extras };
}

/** Why an offer is another holiday than the one agreed to, at whatever price; null where it is the same. */
function refusalOfHoliday(agreed: ShownHoliday, offer: Offer): Problem | null {
  const { moved, rooms } = changesOf(agreed, offer);
  if (moved.length > 0) return new Problem(409, 'flights-moved', { title: 'The flights have changed' });
  if (rooms.length > 0) return new Problem(409, 'rooms-changed', { title: 'A room is of another kind' });
  return null;
}

/** @param total what it costs now; null when an extra was sold out at the last moment */
function priceChanged(cart: CartRow, request: OrderRequest, total: number | null): Problem {
  return new Problem(409, 'price-changed', {
    title: 'The price has changed',
    detail: `The customer agreed to ${request.totalPrice}, the cart holds ${cart.accepted_total}, it costs ${total ?? 'less: an extra is sold out'}.`,
    errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String(total ?? '') }],
  });
}

function offerGone(cause?: unknown): Problem {
  return new Problem(409, 'offer-gone', { title: 'The offer is no longer on sale', cause });
}

async function insertOrder(tx: Kysely<Schema>, shop: Shop, cart: CartRow, { offer, extras }: AgreedHoliday, { information: { owner, note }, language, orderer }: OrderRequest): Promise<OrderRow> {
  const now = dateOf(shop.clock);
  const today = todayOf(shop.clock);
  const totalPrice = offer.totalPrice + totalOfExtras(extras);
  const terms = paymentTerms(totalPrice, offer.startDate, today);
  return tx
    .insertInto('orders')
    .values({
      id: opaqueId(),
      number: sql<string>`'Z-' || ${today.slice(0, 4)} || '-' || lpad(nextval('order_number')::text, 6, '0')`,
      reference: opaqueId(),
      cart_id: cart.id,
      status: 'placed',
      language,
      offer_code: offer.offerCode,
      trip_type: offer.tripType,
      hotel_code: offer.hotelCode,
      start_date: offer.startDate,
      end_date: offer.endDate,
      offer: JSON.stringify(offer),
      occupancies: JSON.stringify(cart.occupancies),
      owner_first_name: owner.firstName.trim(),
      owner_last_name: owner.lastName.trim(),
      owner_email: owner.email.trim(),
      owner_phone: phoneNumberOf(owner.phone, owner.country) ?? owner.phone,
      owner_street: owner.street.trim(),
      owner_city: owner.city.trim(),
      owner_zip: owner.zip.trim(),
      owner_country: owner.country,
      note: note.trim(),
      total_price: totalPrice,
      extras: JSON.stringify(extras),
      payment_variant: cart.payment_variant,
      person_prices: JSON.stringify(await personPrices(tx, offer, cart.occupancies)),
      deposit: terms.deposit,
      deposit_due: terms.depositDue,
      balance_due: terms.balanceDue,
      currency: offer.currency,
      placed_from: placedFrom(shop, orderer),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertTravellers(tx: Kysely<Schema>, orderId: string, cart: CartRow, offer: Offer, { travellers }: CartInformation): Promise<void> {
  // What nobody asks for is not stored.
  const document = (number: string, expiry: string) => asksForDocuments({ countryCode: offer.destination.country.code })
    ? { document_type: 'passport' as const, document_number: documentNumberOf(number), document_expiry: expiry } : {};
  const rows = expectedTravellers(cart.occupancies).map((expected, position) => {
    const { firstName, lastName, birthDate, gender = '', documentNumber = '', documentExpiry = '' } = travellers[position]!;
    // The party decides the type: it is what the price was made for.
    const type = travellerType(expected, offer.endDate);
    return { order_id: orderId, position, type, gender, first_name: firstName.trim(), last_name: lastName.trim(), birth_date: birthDate, ...document(documentNumber, documentExpiry) };
  });
  await tx.insertInto('order_traveller').values(rows).execute();
}
