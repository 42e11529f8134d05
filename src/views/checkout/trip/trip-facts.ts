import type { components } from '../../../../openapi/generated/commerce.ts';
import { isByCar } from '../../../domain/search/trip-types.ts';
import type { Format } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';

type Offer = components['schemas']['Offer'];
type Flight = NonNullable<Offer['departureFlight']>;

interface TripFact {
  id: string;
  term: string;
  value: string;
}

/**
 * An offer as names and values: when, how, where to sleep and what to eat.
 * @param party who travels, in words
 */
export function tripFacts(offer: Offer, party: string, { t, format }: { t: Translator; format: Format }): TripFact[] {
  const isFlightOnly = offer.tripType === 'CZ';
  const facts: (TripFact | false)[] = [
    { id: 'dates', term: t('checkout.trip.dates'), value: format.dayRange(offer.startDate, offer.endDate) },
    !isFlightOnly && { id: 'duration', term: t('checkout.trip.duration'), value: format.nights(offer.duration) },
    offer.departureFlight !== null && { id: 'flightOut', term: t('checkout.trip.flightOut'), value: flightText(offer.departureFlight, format) },
    offer.returnFlight !== null && { id: 'flightBack', term: t('checkout.trip.flightBack'), value: flightText(offer.returnFlight, format) },
    isByCar(offer.tripType) && { id: 'transport', term: t('checkout.trip.transport'), value: t('checkout.trip.transport.own') },
    !isFlightOnly && { id: 'room', term: t('checkout.trip.room'), value: roomNames(offer) },
    !isFlightOnly && { id: 'board', term: t('checkout.trip.board'), value: offer.boardName },
    { id: 'party', term: t('checkout.trip.party'), value: party },
  ];
  return facts.filter((fact) => fact !== false && fact.value !== '') as TripFact[];
}

/** A leg: its day, airports and times, with the day it lands where that is the next. */
export function flightText(flight: Flight, format: Format): string {
  const { date, from, departureTime, to } = flight;
  return `${format.date(date)}, ${onOneLine(`${from} ${departureTime} – ${to} `)}${format.landing(flight)}`;
}

/** A line may break at blanks and after a dash: blanks are bound, the dash is joined to what follows. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');
}

/** Names of the rooms, one that is booked twice as `2× …`. */
export function roomNames({ _embedded: { rooms } }: Offer): string {
  const counts = new Map<string, number>();
  for (const { roomName } of rooms) counts.set(roomName, (counts.get(roomName) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name)).join(', ');
}
