import { localisedPath } from '../../domain/language.ts';
import { MARKET } from '../../domain/market.ts';
import { orderPlacedPath, paymentPath } from '../../domain/urls/checkout-url.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/query-string.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { ServerText } from '../server-texts.ts';
import type { Letter } from './letter.ts';

interface OrderLetterContext {
  /** Scheme and host of the links. */
  origin: string;
  /** Opens the order to who has the letter. */
  token: string;
  /** Whether bank and holiday are pretended: the letter must say so. */
  sandbox: boolean;
}

/** Thanks for an order: what was booked, what is due when, where it can be seen and paid. */
export function orderPlacedLetter({ t, format }: ServerText, order: OrderRow, context: OrderLetterContext): Letter {
  return {
    ...frame(t, context),
    subject: t('mail.placed.subject', { number: order.number, hotel: order.offer.hotelName }),
    paragraphs: [t('mail.placed.intro'), t('mail.placed.payBy', { deadline: format.deadline(order.pay_by.toISOString()) }), t('mail.attached', { files: t('documents.title.travel-contract') })],
    facts: tripFacts({ t, format }, order),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** Nothing was paid in time: the order is cancelled, and how the holiday can be had again. */
export function orderReleasedLetter({ t, format }: ServerText, order: OrderRow, context: OrderLetterContext): Letter {
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
export function seatsReleasedLetter({ t, format }: ServerText, order: OrderRow, context: OrderLetterContext): Letter {
  return {
    ...frame(t, context),
    subject: t('mail.seats.subject', { number: order.number }),
    paragraphs: [t('mail.seats.intro'), t('mail.attached', { files: t('documents.title.travel-contract') })],
    facts: tripFacts({ t, format }, order),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** @param amount minor units that have arrived; `order` as it is after them */
export function paymentReceivedLetter({ t, format }: ServerText, order: OrderRow, amount: number, context: OrderLetterContext): Letter {
  const rest = order.total_price - order.paid_price;
  const owing = t('mail.paid.rest', { rest: format.money(rest, order.currency), date: format.date(order.balance_due) });
  return {
    ...frame(t, context),
    subject: t('mail.paid.subject', { number: order.number }),
    paragraphs: [t('mail.paid.intro', { amount: format.money(amount, order.currency) }), ...(rest > 0 ? [owing] : []), t('mail.attached', { files: t('documents.title.receipt') })],
    facts: tripFacts({ t, format }, order),
    links: [viewLink(t, order, context), ...(rest > 0 ? [payLink(t, order, context)] : [])],
  };
}

/** @param amount minor units that the bank did not pay */
export function paymentRefusedLetter({ t, format }: ServerText, order: OrderRow, amount: number, context: OrderLetterContext): Letter {
  return {
    ...frame(t, context),
    subject: t('mail.refused.subject', { number: order.number }),
    paragraphs: [t('mail.refused.intro', { amount: format.money(amount, order.currency) })],
    facts: tripFacts({ t, format }, order),
    links: [payLink(t, order, context), viewLink(t, order, context)],
  };
}

/** @param amount minor units that the order did not need, or no longer needs, and that went back */
export function paymentRefundedLetter({ t, format }: ServerText, order: OrderRow, amount: number, context: OrderLetterContext, reason: 'overpaid' | 'cancellation' = 'overpaid'): Letter {
  return {
    ...frame(t, context),
    subject: t('mail.refunded.subject', { number: order.number }),
    paragraphs: [t(reason === 'cancellation' ? 'mail.refunded.cancelled' : 'mail.refunded.intro', { amount: format.money(amount, order.currency) }), t('mail.refunded.when')],
    facts: tripFacts({ t, format }, order),
    links: [viewLink(t, order, context)],
  };
}

type Translate = ServerText['t'];

function frame(t: Translate, { sandbox }: OrderLetterContext): Pick<Letter, 'greeting' | 'closing'> {
  return {
    greeting: t('mail.greeting'),
    closing: [t('mail.help', { phone: MARKET.phoneLabel }), t('mail.closing'), ...(sandbox ? [t('mail.sandbox')] : [])],
  };
}

function tripFacts(text: ServerText, order: OrderRow): Letter['facts'] {
  return [...bookedFacts(text, order), ...dueFacts(text, order)];
}

/** What was booked, a line each. */
export function bookedFacts({ t, format }: ServerText, order: OrderRow): Letter['facts'] {
  const { offer } = order;
  const flights = [offer.departureFlight, offer.returnFlight].flatMap((flight) =>
    flight === null ? [] : [`${flight.fromName}–${flight.toName} ${format.date(flight.date)} ${flight.departureTime} (${flight.flightNumber})`],
  );
  return [
    { label: t('mail.trip.hotel'), value: `${offer.hotelName}, ${offer.destination.resort.name}, ${offer.destination.country.name}` },
    { label: t('mail.trip.dates'), value: `${format.dayRange(offer.startDate, offer.endDate)} (${format.nights(offer.duration)})` },
    ...(flights.length > 0 ? [{ label: t('mail.trip.flights'), value: flights.join(', ') }] : []),
    { label: t('mail.trip.room'), value: offer._embedded.rooms.map(({ roomName }) => roomName).join(', ') },
    { label: t('mail.trip.board'), value: offer.boardName },
    { label: t('mail.trip.travellers'), value: order.occupancies.map((party) => format.party(party)).join('; ') },
    ...order.extras.map(({ title, price }) => ({ label: title, value: format.money(price, order.currency) })),
    { label: t('mail.trip.total'), value: format.money(order.total_price, order.currency) },
  ];
}

function dueFacts({ t, format }: ServerText, order: OrderRow): Letter['facts'] {
  const rest = order.total_price - order.paid_price;
  if (rest === 0 || order.status === 'cancelled') return [];
  const depositFirst = order.paid_price === 0 && order.deposit_due < order.balance_due;
  const deposit = { label: t('mail.trip.deposit', { date: format.date(order.deposit_due) }), value: format.money(order.deposit, order.currency) };
  if (order.paid_price === 0 && !depositFirst) return [{ label: t('mail.trip.full', { date: format.date(order.balance_due) }), value: format.money(rest, order.currency) }];
  const balance = { label: t('mail.trip.balance', { date: format.date(order.balance_due) }), value: format.money(depositFirst ? rest - order.deposit : rest, order.currency) };
  return depositFirst ? [deposit, balance] : [balance];
}

function viewLink(t: Translate, order: OrderRow, { origin, token }: OrderLetterContext): Letter['links'][number] {
  return { label: t('mail.placed.view'), url: origin + localisedPath(order.language, orderPlacedPath(order.reference)) + formatQueryString({ token }) };
}

function payLink(t: Translate, order: OrderRow, { origin, token }: OrderLetterContext): Letter['links'][number] {
  return { label: t('mail.placed.pay'), url: origin + localisedPath(order.language, paymentPath(order.id)) + formatQueryString({ token }) };
}
