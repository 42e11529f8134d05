import type { Kysely } from 'kysely';
import { cancellationTerms } from '../../domain/booking/cancellation-terms.ts';
import { personBreakdown } from '../../domain/prices/person-breakdown.ts';
import { priceItems } from '../../domain/prices/price-items.ts';
import type { PriceItem } from '../../domain/prices/price-items.ts';
import { HOME_COUNTRY_CODES } from '../../domain/market/home-countries.ts';
import { MARKET } from '../../domain/market/market.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { bookedFacts } from '../mail/order-mails.ts';
import { agreedPrice, changeFees } from '../order/change-fees.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { payableBy } from '../order/payment-terms.ts';
import { cancellationRefundsOf, type PaymentRow } from '../payment/payment-rows.ts';
import type { Shop } from '../shop.ts';
import type { DocumentItem, InvoiceData, ReceiptData, TravelContractData } from './document-data.ts';

/** The contract of an order, as it was agreed on the day of the order: without fees for changes since. */
export async function travelContractOf(tx: Kysely<Schema>, shop: Shop, changed: OrderRow): Promise<TravelContractData> {
  const order = { ...changed, total_price: await agreedPrice(tx, changed) };
  const { format } = shop.texts[order.language];
  const travellers = await travellersOf(tx, order);
  const issued = dayOf(order.created_at);
  return {
    kind: 'travel-contract',
    ...chargedPart(shop, order, travellers, 0),
    issued,
    participants: travellers.map((traveller) => ({ name: format.name({ firstName: traveller.first_name, lastName: traveller.last_name }), birthDate: traveller.birth_date })),
    dues: duesOf(order, todayOf(shop.clock)),
    cancellation: cancellationTerms(order.total_price, order.start_date, issued),
  };
}

/** As they were agreed; what is still owed when its day has passed is due at once, and what came of it keeps its day. */
function duesOf(order: OrderRow, today: string): TravelContractData['dues'] {
  const agreed = order.deposit_due < order.balance_due
    ? [{ date: order.deposit_due, amount: order.deposit }, { date: order.balance_due, amount: order.total_price - order.deposit }]
    : [{ date: order.balance_due, amount: order.total_price }];
  const owed = Math.max(0, order.total_price - order.paid_price);
  if (order.status === 'cancelled' || owed === 0 || payableBy(order, today) !== null) return agreed;
  let paid = order.total_price - owed;
  const came = agreed.map(({ date, amount }) => {
    const part = Math.min(amount, paid);
    paid -= part;
    return { date, amount: part };
  });
  return [...came.filter(({ amount }) => amount > 0), { date: null, amount: owed }];
}

/** The receipt for a payment that has come; `order` as it is after it. */
export async function receiptOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payment: PaymentRow): Promise<ReceiptData> {
  const travellers = await travellersOf(tx, order);
  const today = todayOf(shop.clock);
  return { kind: 'receipt', ...chargedPart(shop, order, travellers, await changeFees(tx, order)), issued: today, payment: { date: today, amount: payment.amount, method: methodName(shop, order, payment) }, paid: order.paid_price };
}

/** How a payment came, in a language; a way that is no longer offered by its code. */
export function methodName({ payments, texts }: Pick<Shop, 'payments' | 'texts'>, { language }: Pick<OrderRow, 'language'>, { method }: Pick<PaymentRow, 'method'>): string {
  const known = payments.methods(language).find(({ code }) => code === method);
  // A provider has no name for a transfer: it comes from any bank.
  return known?.kind === 'transfer' ? texts[language].t('checkout.payment.method.transfer') : known?.name ?? method;
}

/** All that is charged by now, with fees for changes; of a cancelled order what the shop has left of the money that came. */
export async function invoiceOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow, payments: readonly PaymentRow[]): Promise<Pick<InvoiceData, 'items' | 'total' | 'payments'>> {
  const came = payments.map((payment) => ({ date: dayOf(payment.updated_at), method: methodName(shop, order, payment), amount: payment.amount }));
  if (order.status !== 'cancelled') {
    const { items, total } = chargedPart(shop, order, await travellersOf(tx, order), await changeFees(tx, order));
    return { items, total, payments: came };
  }
  const { t } = shop.texts[order.language];
  const wentBack = (await cancellationRefundsOf(tx, order.id)).map(({ refunded_at, created_at, amount }) => ({ date: dayOf(refunded_at ?? created_at), method: t('documents.refund'), amount: -amount }));
  const total = [...came, ...wentBack].reduce((sum, { amount }) => sum + amount, 0);
  return { items: total === 0 ? [] : [{ label: t('documents.cancellation.fee'), amount: total }], total, payments: [...came, ...wentBack] };
}

interface TravellerName {
  first_name: string;
  last_name: string;
}

function travellersOf(tx: Kysely<Schema>, order: OrderRow) {
  return tx.selectFrom('order_traveller').selectAll().where('order_id', '=', order.id).orderBy('position').execute();
}

/** Line by line what each traveller pays and what is the party's; by item where an order does not say what each pays. */
function itemsOf(order: OrderRow, travellers: readonly TravellerName[], { t, format }: Shop['texts'][OrderRow['language']]): DocumentItem[] {
  const labelOf = (item: PriceItem): string => {
    if (item.id === 'extra') return item.title;
    return item.id === 'package' ? order.offer.hotelName : t('documents.discount');
  };
  if (order.person_prices.length !== travellers.length) {
    return priceItems({ totalPrice: order.total_price, extras: order.extras, offer: order.offer }).map((item) => ({ label: labelOf(item), amount: item.amount }));
  }
  const { people, shared } = personBreakdown({ personPrices: order.person_prices, extras: order.extras });
  return [
    ...people.flatMap(({ stay, extras }, person) => {
      const name = format.name({ firstName: travellers[person]!.first_name, lastName: travellers[person]!.last_name });
      return [{ label: `${name}: ${order.offer.hotelName}`, amount: stay }, ...extras.map(({ title, amount }) => ({ label: `${name}: ${title}`, amount }))];
    }),
    ...shared.map(({ title, amount }) => ({ label: title, amount })),
  ];
}

/** @param fees minor units for changes, which are part of the order's price */
function chargedPart({ config, texts }: Shop, order: OrderRow, travellers: readonly TravellerName[], fees: number): Omit<ReceiptData, 'kind' | 'issued' | 'payment' | 'paid'> {
  const text = texts[order.language];
  const country = HOME_COUNTRY_CODES.find((code) => code === order.owner_country);
  return {
    language: order.language,
    tripType: order.offer.tripType,
    number: order.number,
    customer: {
      name: text.format.name({ firstName: order.owner_first_name, lastName: order.owner_last_name }),
      address: `${order.owner_street}, ${order.owner_zip} ${order.owner_city}, ${country === undefined ? order.owner_country : text.t(`checkout.country.${country}`)}`,
      email: order.owner_email,
    },
    services: bookedFacts(text, order),
    sandbox: config.sandbox,
    items: [...itemsOf({ ...order, total_price: order.total_price - fees }, travellers, text), ...(fees > 0 ? [{ label: text.t('documents.changeFee'), amount: fees }] : [])],
    total: order.total_price,
    currency: order.currency,
  };
}

function dayOf(date: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
}
