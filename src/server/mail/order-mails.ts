import { localisedPath } from '../../domain/market/language.ts';
import { orderPlacedPath, paymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { extrasByTitle } from '../../domain/prices/extras-by-title.ts';
import { hasInfant } from '../../domain/booking/infants.ts';
import { notBought } from '../../domain/booking/not-bought.ts';
import { includedMessage, priceContents } from '../../domain/prices/price-contents.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { DocumentData } from '../documents/document-data.ts';
import { titleOfDocument } from '../documents/make-document.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { payableBy } from '../order/payment-terms.ts';
import { RESERVATION_MS } from '../seats/flight-seats.ts';
import type { ServerText } from '../server-texts.ts';
import type { MailContent } from './mail-content.ts';
import { closingOf } from './closing.ts';

interface OrderMailContext {
  /** Scheme and host of the links. */
  origin: string;
  /** Opens the order to who has the mail. */
  token: string;
  /** Whether bank and holiday are pretended: the mail must say so. */
  sandbox: boolean;
  /** The market's calendar day, ISO: no mail asks for money by a day that has passed. */
  today: string;
}

/**
 * Thanks for an order: what was booked for whom, what is due when, where it can be seen and paid.
 * @param travellers their names as the language writes them; they go to the one who ordered, who typed them
 */
export function orderPlacedMail({ t, format }: ServerText, order: OrderRow, travellers: readonly string[], context: OrderMailContext): MailContent {
  return {
    ...frame(t, context),
    subject: t('mail.placed.subject', { number: order.number, hotel: order.offer.hotelName }),
    paragraphs: [t('mail.placed.intro'), ...seatsOf({ t, format }, order), t('mail.placed.payBy', { deadline: format.deadline(order.pay_by.toISOString()) }), attached({ t }, order, [{ kind: 'travel-contract' }])],
    facts: tripFacts({ t, format }, order, context, travellers),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** Until when seats wait for the payment. */
function seatsOf({ t, format }: ServerText, { extras, created_at: createdAt }: OrderRow): string[] {
  if (!extras.some(({ groupType }) => groupType === 'seat')) return [];
  return [t('mail.placed.seats', { deadline: format.deadline(new Date(createdAt.getTime() + RESERVATION_MS).toISOString()) })];
}

/** Nothing was paid in time: the order is cancelled, and how the holiday can be had again. */
export function orderReleasedMail({ t, format }: ServerText, order: OrderRow, context: OrderMailContext): MailContent {
  const again = context.origin + localisedPath(order.language, order.offer.offerPath) + formatQueryString({ q: partyQuery(order.occupancies) });
  return {
    ...frame(t, context),
    subject: t('mail.released.subject', { number: order.number }),
    paragraphs: [t('mail.released.intro', { deadline: format.deadline(order.pay_by.toISOString()) })],
    facts: bookedFacts({ t, format }, order),
    links: [{ label: t('mail.released.again'), url: again }],
  };
}

/** The seats were not paid in time; the order goes on without them. */
export function seatsReleasedMail({ t, format }: ServerText, order: OrderRow, context: OrderMailContext): MailContent {
  return {
    ...frame(t, context),
    subject: t('mail.seats.subject', { number: order.number }),
    paragraphs: [t('mail.seats.intro'), attached({ t }, order, [{ kind: 'travel-contract' }])],
    facts: tripFacts({ t, format }, order, context),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** Extras were bought after the booking; `order` as it is with them. @param added minor units */
export function extrasBoughtMail({ t, format }: ServerText, order: OrderRow, added: number, files: readonly Pick<DocumentData, 'kind'>[], context: OrderMailContext): MailContent {
  return {
    ...frame(t, context),
    subject: t('mail.extras.subject', { number: order.number }),
    paragraphs: [t('mail.extras.intro', { added: format.money(added, order.currency) }), attached({ t }, order, files)],
    facts: tripFacts({ t, format }, order, context),
    links: [...(order.paid_price < order.total_price ? [payLink(t, order, context)] : []), viewLink(t, order, context)],
  };
}

/** @param amount minor units that have arrived; `order` as it is after them */
export function paymentReceivedMail({ t, format }: ServerText, order: OrderRow, amount: number, files: readonly Pick<DocumentData, 'kind'>[], context: OrderMailContext): MailContent {
  const rest = order.total_price - order.paid_price;
  const owed = format.money(rest, order.currency);
  const by = payableBy(order, context.today);
  const owing = by === null ? t('mail.paid.restAtOnce', { rest: owed }) : t('mail.paid.rest', { rest: owed, date: format.date(by) });
  return {
    ...frame(t, context),
    subject: t('mail.paid.subject', { number: order.number }),
    paragraphs: [t('mail.paid.intro', { amount: format.money(amount, order.currency) }), ...(rest > 0 ? [owing] : []), attached({ t }, order, files)],
    facts: tripFacts({ t, format }, order, context),
    links: [viewLink(t, order, context), ...(rest > 0 ? [payLink(t, order, context)] : [])],
  };
}

/** @param amount minor units that the bank did not pay */
export function paymentRefusedMail({ t, format }: ServerText, order: OrderRow, amount: number, context: OrderMailContext): MailContent {
  return {
    ...frame(t, context),
    subject: t('mail.refused.subject', { number: order.number }),
    paragraphs: [t('mail.refused.intro', { amount: format.money(amount, order.currency) })],
    facts: tripFacts({ t, format }, order, context),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** @param amount minor units that the order did not need, or no longer needs, and that went back */
export function paymentRefundedMail({ t, format }: ServerText, order: OrderRow, amount: number, context: OrderMailContext, reason: 'overpaid' | 'cancellation' = 'overpaid'): MailContent {
  return {
    ...frame(t, context),
    subject: t('mail.refunded.subject', { number: order.number }),
    paragraphs: [t(reason === 'cancellation' ? 'mail.refunded.cancelled' : 'mail.refunded.intro', { amount: format.money(amount, order.currency) }), t('mail.refunded.when')],
    facts: tripFacts({ t, format }, order, context),
    links: [viewLink(t, order, context)],
  };
}

type Translate = ServerText['t'];

function frame(t: Translate, { sandbox }: OrderMailContext): Pick<MailContent, 'greeting' | 'closing'> {
  return {
    greeting: t('mail.greeting'),
    closing: closingOf({ t }, { sandbox }),
  };
}

function attached({ t }: Pick<ServerText, 't'>, { offer: { tripType } }: OrderRow, files: readonly Pick<DocumentData, 'kind'>[]): string {
  return t('mail.attached', { files: [...new Set(files.map(({ kind }) => titleOfDocument({ t }, { kind, tripType })))].join(', ') });
}

function tripFacts(text: ServerText, order: OrderRow, context: OrderMailContext, travellers?: readonly string[]): MailContent['facts'] {
  return [...bookedFacts(text, order, travellers), ...dueFacts(text, order, context)];
}

/** What was booked, a line each. @param travellers names, where they are told beside their number */
export function bookedFacts({ t, format }: ServerText, order: OrderRow, travellers: readonly string[] = []): MailContent['facts'] {
  const { offer } = order;
  const isFlight = offer.boardName === '';
  const party = order.occupancies.map((room) => format.party(room)).join('; ');
  const flights = [offer.departureFlight, offer.returnFlight].flatMap((flight) =>
    flight === null ? [] : [`${flight.fromName}–${flight.toName} ${format.date(flight.date)} ${flight.departureTime}–${format.landing(flight)} (${flight.flightNumber})`],
  );
  const { includes } = priceContents(offer);
  const excludes = notBought(order);
  // Room and board stand in lines of their own.
  const included = includes.flatMap((part) => (part === 'stay' || part === 'board' ? [] : [t(includedMessage(part, hasInfant(order.occupancies, offer.endDate)))]));
  return [
    { label: t(isFlight ? 'mail.trip.flight' : 'mail.trip.hotel'), value: `${offer.hotelName}, ${offer.destination.resort.name}, ${offer.destination.country.name}` },
    { label: t('mail.trip.dates'), value: `${format.dayRange(offer.startDate, offer.endDate)} (${format.nights(offer.duration)})` },
    ...(flights.length > 0 ? [{ label: t('mail.trip.flights'), value: flights.join(', ') }] : []),
    ...(isFlight ? [] : [
      { label: t('mail.trip.room'), value: offer._embedded.rooms.map(({ roomName }) => roomName).join(', ') },
      { label: t('mail.trip.board'), value: offer.boardName },
    ]),
    ...(included.length > 0 ? [{ label: t('hotel.price.includes'), value: included.join(', ') }] : []),
    ...(excludes.length > 0 ? [{ label: t('hotel.price.excludes'), value: excludes.map((part) => t(part)).join(', ') }] : []),
    { label: t('mail.trip.travellers'), value: travellers.length > 0 ? `${travellers.join(', ')} (${party})` : party },
    ...extrasByTitle(order.extras).map(({ title, price }) => ({ label: title, value: format.money(price, order.currency) })),
    { label: t('mail.trip.total'), value: format.money(order.total_price, order.currency) },
  ];
}

function dueFacts({ t, format }: ServerText, order: OrderRow, { today }: OrderMailContext): MailContent['facts'] {
  const rest = order.total_price - order.paid_price;
  if (rest === 0 || order.status === 'cancelled') return [];
  const by = payableBy(order, today);
  if (by === null) return [{ label: t(order.paid_price === 0 ? 'mail.trip.fullAtOnce' : 'mail.trip.balanceAtOnce'), value: format.money(rest, order.currency) }];
  const date = format.date(by);
  const depositFirst = order.paid_price === 0 && order.deposit_due < order.balance_due;
  const deposit = { label: t('mail.trip.deposit', { date: format.date(order.deposit_due) }), value: format.money(order.deposit, order.currency) };
  if (order.paid_price === 0 && !depositFirst) return [{ label: t('mail.trip.full', { date }), value: format.money(rest, order.currency) }];
  const balance = { label: t('mail.trip.balance', { date }), value: format.money(depositFirst ? rest - order.deposit : rest, order.currency) };
  return depositFirst ? [deposit, balance] : [balance];
}

function viewLink(t: Translate, order: OrderRow, { origin, token }: OrderMailContext): MailContent['links'][number] {
  return { label: t('mail.placed.view'), url: origin + localisedPath(order.language, orderPlacedPath(order.reference)) + formatQueryString({ token }) };
}

function payLink(t: Translate, order: OrderRow, { origin, token }: OrderMailContext): MailContent['links'][number] {
  return { label: t('mail.placed.pay'), url: origin + localisedPath(order.language, paymentPath(order.id)) + formatQueryString({ token }) };
}
