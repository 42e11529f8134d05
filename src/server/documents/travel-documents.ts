import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/common.ts';
import { arrivalDate, landsNextDay } from '../../domain/offers/flight-times.ts';
import { priceContents } from '../../domain/prices/price-contents.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { ServerText } from '../server-texts.ts';
import type { Shop } from '../shop.ts';
import { extraKindOf, type PassengerType } from '../upsell/extra-kinds.ts';
import type { InsuranceData, TicketData } from './document-data.ts';

type Flight = components['schemas']['Flight'];

/** Who flies when, with which seat and luggage. */
export async function ticketOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<TicketData> {
  const text = shop.texts[order.language];
  const travellers = await travellersOf(tx, order, text);
  return { kind: 'ticket', ...basePart(shop, order), passengers: travellers.map(({ name, type }, person) => ({ name, facts: [...legFacts(text, order, person), luggageFact(text, order, { person, type })] })) };
}

/** Who is insured how, from the first to the last day of the holiday. */
export async function insuranceOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<InsuranceData> {
  const names = (await travellersOf(tx, order, shop.texts[order.language])).map(({ name }) => name);
  return {
    kind: 'insurance',
    ...basePart(shop, order),
    insurances: insurancesOf(order).map(({ title, personRefs, price }) => ({ level: title, persons: personRefs.flatMap((person) => names[person] ?? []), from: order.start_date, until: order.end_date, price })),
    currency: order.currency,
  };
}

export function insurancesOf({ extras }: Pick<OrderRow, 'extras'>): OrderRow['extras'] {
  return extras.filter(({ groupType }) => groupType === 'insurance');
}

function basePart({ texts, clock, config }: Shop, order: OrderRow) {
  const { t, format } = texts[order.language];
  const { hotelName, boardName, destination, startDate, endDate, duration } = order.offer;
  return {
    language: order.language,
    tripType: order.offer.tripType,
    number: order.number,
    issued: todayOf(clock),
    customer: { name: format.name({ firstName: order.owner_first_name, lastName: order.owner_last_name }), address: '', email: order.owner_email },
    services: [
      { label: t('documents.reference'), value: order.number },
      { label: t(boardName === '' ? 'mail.trip.flight' : 'mail.trip.hotel'), value: `${hotelName}, ${destination.resort.name}, ${destination.country.name}` },
      { label: t('mail.trip.dates'), value: `${format.dayRange(startDate, endDate)} (${format.nights(duration)})` },
    ],
    sandbox: config.sandbox,
  };
}

function legFacts({ t, format }: ServerText, { offer, extras }: OrderRow, person: number): { label: string; value: string }[] {
  const legs = [{ leg: 'DEPARTURE', label: t('documents.ticket.outbound'), flight: offer.departureFlight }, { leg: 'RETURN', label: t('documents.ticket.return'), flight: offer.returnFlight }];
  return legs.flatMap(({ leg, label, flight }) => {
    if (flight === null) return [];
    const seat = extras.find(({ groupType, optionCode, personRefs }) => groupType === 'seat' && optionCode === leg && personRefs[0] === person);
    return [{ label, value: [...flightParts(format, flight), ...(seat === undefined ? [] : [t('documents.ticket.seat', { seat: seat.variantCode })])].join(', ') }];
  });
}

function flightParts(format: ServerText['format'], flight: Flight): string[] {
  const { airLineName, flightNumber, from, to, fromName, toName, date, departureTime, arrivalTime } = flight;
  const arrival = landsNextDay(flight) ? `${format.date(arrivalDate(flight))} ${arrivalTime}` : arrivalTime;
  return [`${format.date(date)} ${departureTime} ${fromName} (${from}) – ${arrival} ${toName} (${to})`, `${airLineName} ${flightNumber}`];
}

/** Infants fly on somebody's lap: what the price includes for each person, and what can be bought, is for the others. */
function luggageFact({ t }: ServerText, { offer, extras }: OrderRow, { person, type }: { person: number; type: PassengerType }): { label: string; value: string } {
  if (!extraKindOf('baggage')!.isFor(type)) return { label: t('documents.ticket.luggage'), value: t('documents.ticket.noLuggage') };
  const included = priceContents(offer).includes.includes('luggage') ? [t('hotel.price.includes.luggage')] : [];
  const bought = extras.filter(({ groupType, personRefs }) => groupType === 'baggage' && personRefs.includes(person)).map(({ title }) => title);
  const luggage = [...included, ...bought];
  return { label: t('documents.ticket.luggage'), value: luggage.length > 0 ? luggage.join(', ') : t('documents.ticket.cabinOnly') };
}

async function travellersOf(tx: Kysely<Schema>, order: OrderRow, { format }: ServerText): Promise<{ name: string; type: PassengerType }[]> {
  const travellers = await tx.selectFrom('order_traveller').select(['first_name', 'last_name', 'type']).where('order_id', '=', order.id).orderBy('position').execute();
  return travellers.map(({ first_name: firstName, last_name: lastName, type }) => ({ name: format.name({ firstName, lastName }), type }));
}
