/** Extras bought after the booking: chosen on the order, then bought by one confirmation [account.tabs] [upsell.flow]. */
import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/account.ts';
import type { Language } from '../../domain/market/language.ts';
import { dateOf, todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueExtrasBought } from '../mail/enqueue-order-mail.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { depositOf, payableBy } from '../order/payment-terms.ts';
import { changeWithoutOpenPayment, giveUpOpenPayment } from '../payment/close-payment.ts';
import type { Shop } from '../shop.ts';
import { chosenVariant, extrasOfChoice, type UpsellChoice } from '../upsell/chosen-extras.ts';
import { currentExtras, totalOfExtras, type CurrentExtras } from '../upsell/current-extras.ts';
import { passengersOf, type Extra } from '../upsell/extra-kinds.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import { offeredExtras } from '../upsell/offered-upsells.ts';
import { takeExtras } from '../upsell/order-extras.ts';
import { extrasNotBought, holdersOf } from '../upsell/extras-not-bought.ts';
import { lockOwnOrder } from './reservation-rows.ts';

type ReservationExtras = components['schemas']['ReservationExtras'];

/** What is sold for an order now, what of it is chosen at the prices of now, and what was bought. */
export async function reservationExtras(kysely: Kysely<Schema>, shop: Shop, order: OrderRow, language: Language): Promise<ReservationExtras> {
  const today = todayOf(shop.clock);
  const isSold = isSoldExtras(order, today);
  const { extras, dropped } = isSold ? await currentWanted(kysely, shop, order, language) : { extras: [], dropped: [] };
  const text = shop.texts[language];
  return {
    upsells: isSold ? extrasNotBought(await offeredExtras(kysely, shop, { ...order, extras }, language), order) : [],
    bought: order.extras.map((extra) => ({ ...extra, title: titleOfExtra(text, extra, order.offer) })),
    wanted: extras, gone: dropped, price: totalOfExtras(extras), version: order.wanted_version,
    totalPrice: order.total_price, duePrice: order.status === 'cancelled' ? 0 : order.total_price - order.paid_price, balanceDue: payableBy(order, today), currency: order.currency,
  };
}

/**
 * Chooses an extra or resigns from it; another variant takes the place of the one before, and nothing is bought.
 * @throws Problem 404, 409 change-closed, sold-out, price-changed naming the new price, 400 wrong-persons
 */
export function wantExtra(shop: Shop, customerId: string, orderId: string, choice: UpsellChoice, language: Language): Promise<OrderRow> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const order = await lockSellable(tx, shop, customerId, orderId);
    const others = order.wanted_extras.filter(({ code }) => code !== choice.code);
    if (choice.variantCode === null) return saveWanted(tx, shop, order, others);
    const offered = extrasNotBought(await offeredExtras(tx, shop, { ...order, extras: order.wanted_extras }, language), order);
    const upsell = offered.find(({ code }) => code === choice.code);
    const variant = chosenVariant(upsell, choice);
    return saveWanted(tx, shop, order, [...others, ...extrasOfChoice(upsell!, variant, choice, passengersOf(order), holdersOf(order, choice))]);
  });
}

/**
 * Buys all that is chosen for the price that was shown, or nothing: stock, order, price and mail in one transaction. Of two
 * windows that confirm the same choice one buys it.
 * @param agreed the choice's version, the codes of what was shown as wanted and the price of that in minor units: what was
 *   shown as gone is not bought, also where it is to be had again
 * @throws Problem 404, 409 change-closed, changed-elsewhere, payment-in-progress, sold-out, price-changed naming the new price
 */
export function confirmExtras(shop: Shop, customerId: string, orderId: string, agreed: { version: number; codes: readonly string[]; price: number }): Promise<OrderRow> {
  return changeWithoutOpenPayment(shop, async (tx) => {
    const order = await lockSellable(tx, shop, customerId, orderId);
    if (order.wanted_version !== agreed.version || order.wanted_extras.length === 0) throw conflict('changed-elsewhere', 'Something else is chosen by now');
    const shown = order.wanted_extras.filter(({ code }) => agreed.codes.includes(code));
    const wanted = await currentWanted(tx, shop, { ...order, wanted_extras: shown }, order.language);
    const price = assertAgreed(wanted, agreed.price);
    // What is due must not change under a payment of it.
    const barredBy = await giveUpOpenPayment(tx, shop, order.id);
    if (barredBy !== null) return barredBy;
    if (!(await takeExtras(tx, { offer: order.offer, passengers: passengersOf(order) }, wanted.extras, shop))) throw soldOut();
    const totalPrice = order.total_price + price;
    const bought = await tx.updateTable('orders').set({
      extras: JSON.stringify([...order.extras, ...wanted.extras]), wanted_extras: '[]', wanted_version: order.wanted_version + 1,
      total_price: totalPrice, deposit: order.paid_price === 0 ? depositOf(totalPrice) : order.deposit,
      status: price > 0 && order.status === 'paid' ? 'deposit-paid' : order.status, updated_at: dateOf(shop.clock),
    }).where('id', '=', order.id).returningAll().executeTakeFirstOrThrow();
    await enqueueExtrasBought(tx, shop, bought, price);
    return { done: bought };
  });
}

/** A customer who was told what is gone was told the price without it, and agrees to that one. @returns minor units */
function assertAgreed({ extras, dropped }: CurrentExtras, agreed: number): number {
  const price = totalOfExtras(extras);
  if (price === agreed && extras.length > 0) return price;
  if (dropped.length > 0) throw soldOut();
  throw new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/price', code: 'price-changed', message: String(price) }] });
}

function currentWanted(kysely: Kysely<Schema>, shop: Shop, order: OrderRow, language: Language): Promise<CurrentExtras> {
  return currentExtras(kysely, shop, { id: order.cart_id, offer: order.offer, occupancies: order.occupancies, extras: order.wanted_extras, language }, { language });
}

function saveWanted(tx: Kysely<Schema>, shop: Shop, order: OrderRow, wanted: readonly Extra[]): Promise<OrderRow> {
  return tx.updateTable('orders').set({ wanted_extras: JSON.stringify(wanted), wanted_version: order.wanted_version + 1, updated_at: dateOf(shop.clock) })
    .where('id', '=', order.id).returningAll().executeTakeFirstOrThrow();
}

/** Until the day before the holiday begins: airline, insurer and driver are told then. */
function isSoldExtras({ status, start_date: startDate }: OrderRow, today: string): boolean {
  return status !== 'cancelled' && today < startDate;
}

async function lockSellable(tx: Kysely<Schema>, shop: Shop, customerId: string, orderId: string): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, customerId, orderId);
  if (!isSoldExtras(order, todayOf(shop.clock))) throw conflict('change-closed', 'Extras can no longer be bought');
  return order;
}

function soldOut(): Problem {
  return conflict('sold-out', 'None of it is left');
}

function conflict(code: string, title: string): Problem {
  return new Problem(409, code, { title });
}
