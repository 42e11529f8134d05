import type { Occupancy } from '../../src/domain/participants.ts';
import type {
  Adjustment, ChangedPart, Choice, ChoiceField, ConfiguratorContext, ConfiguratorEvent, DatesRequest, DayPrice, Offer, OrderRequest, Stay as StandingStay, PendingChange,
} from './configurator.types.ts';
import type { ParticipantsInput } from '../participants/participants.types.ts';
import { addDays, diffDays } from '../../src/domain/dates/iso-date.ts';
import { partyOf } from '../../src/domain/participants.ts';
import { stayDistance } from '../../src/domain/stay-distance.ts';
import { formatOfferCode, parseOfferCode } from '../../src/domain/urls/offer-code.ts';
import { staysOf } from './packed-matrix.ts';
import type { Stay } from './packed-matrix.ts';

/** How long the reservation may take to open, in ms, before the choices are free again. */
export const OPENING_TIME = 20_000;

const FIELDS: readonly ChoiceField[] = ['airportCode', 'duration', 'date', 'boardCode', 'roomCode'];

/** What an offer is a choice of; its first room speaks for all. */
export function choiceOf(offer: Offer): Choice {
  return {
    airportCode: offer.airportCode,
    duration: offer.duration,
    date: offer.departureDate,
    boardCode: offer.boardCode,
    roomCode: offer._embedded.rooms[0]?.roomCode ?? offer.occupancies[0]?.roomCode ?? '',
  };
}

/** An offer and its party, for the rest of the card. */
export function stayOf(offer: Offer, occupancies: Occupancy[]): StandingStay {
  const { offerCode, totalPrice, hotelCode, tripType, boardCode, airportCode, duration, departureDate: date } = offer;
  return { offerCode, totalPrice, hotelCode, tripType, airportCode, duration, date, boardCode, roomCodes: offer._embedded.rooms.map(({ roomCode }) => roomCode), occupancies };
}

/** The part that a command changes. */
export function chosenPart(event: ConfiguratorEvent): ChangedPart {
  switch (event.type) {
    case 'configurator.chooseAirport': return { airportCode: event.airportCode, offerCode: event.offerCode };
    case 'configurator.chooseDuration': return { duration: event.duration, offerCode: event.offerCode };
    case 'configurator.chooseDate': return { date: event.date };
    case 'configurator.chooseBoard': return { boardCode: event.boardCode };
    case 'configurator.chooseRoom': return { roomCode: event.roomCode };
    default: return {};
  }
}

/** The offer that stands; only states that have one ask. */
export function standingOffer({ offer }: Pick<ConfiguratorContext, 'offer'>): Offer {
  if (offer === null) throw new Error('No offer stands');
  return offer;
}

/** The offer that the address names; only states that ask for it do. */
export function namedOffer({ offerCode }: Pick<ConfiguratorContext, 'offerCode'>): string {
  if (offerCode === null) throw new Error('No offer is named');
  return offerCode;
}

/** What the cart is asked to take: the offer that stands, which nothing changes until the order has ended. */
export function orderRequest(context: Pick<ConfiguratorContext, 'offer' | 'occupancies'>): OrderRequest {
  return { offerCode: standingOffer(context).offerCode, occupancies: context.occupancies };
}

/** The change on its way; only states that try one ask. */
export function pendingChange({ pending }: Pick<ConfiguratorContext, 'pending'>): PendingChange {
  if (pending === null) throw new Error('No change is on its way');
  return pending;
}

/** The code of a choice, whether or not such an offer exists. */
export function offerCodeOf(hotelCode: string, choice: Choice): string {
  const { airportCode, duration: nights, date: departureDate, boardCode, roomCode } = choice;
  return formatOfferCode({ hotelCode, airportCode, departureDate, nights, boardCode, roomCode });
}

type Known = Pick<ConfiguratorContext, 'hotelCode' | 'tripType' | 'offer' | 'offerCode' | 'pending' | 'matrix' | 'occupancies'>;

/** What a change starts from: the change before it, the offer, or the offer that is gone. */
export function currentChoice({ pending, offer, offerCode }: Pick<Known, 'pending' | 'offer' | 'offerCode'>): Choice | undefined {
  if (pending) return pending.choice;
  return offer ? choiceOf(offer) : choiceOfCode(offerCode);
}

/** Who would travel: the party of the change on its way, or the one that the offer is for. */
function currentParty({ pending, occupancies }: Pick<Known, 'pending' | 'occupancies'>): Occupancy[] {
  return pending?.occupancies ?? occupancies;
}

/** Whether these people, in these rooms, are who would travel anyway. */
export function isParty(context: Pick<Known, 'pending' | 'occupancies'>, occupancies: readonly Occupancy[]): boolean {
  return JSON.stringify(currentParty(context)) === JSON.stringify(occupancies);
}

/**
 * What a draft of who travels starts from: one room where the hotel takes no several
 * [hotel.multiroom], and the return on which a child must be a child, the earliest possible one
 * while no stay is chosen.
 */
export function participantsDraftOf(context: ConfiguratorContext): ParticipantsInput {
  const { multiroomEnabled: multiroom, offer, pending, today } = context;
  const party = currentParty(context);
  const stay = currentChoice(context);
  return {
    occupancies: multiroom ? party : [partyOf(party)],
    multiroom,
    today,
    returnDate: offer && !pending ? offer.endDate : stay ? addDays(stay.date, stay.duration) : addDays(today, 2),
  };
}

/**
 * The pending change to change one part of the choice, bent to the closest stay on sale: the changed part
 * stays, then the airport, then the day and the length move as little as possible
 * [config.choices]. The offer whose price was shown is what is tried, as long as it is of the offer that stands.
 * Undefined when nothing is sold with the changed part.
 */
export function closestChange(context: Known, { offerCode, ...part }: ChangedPart): PendingChange | undefined {
  const current = currentChoice(context);
  const changed = FIELDS.find((field) => part[field] !== undefined);
  if (!context.matrix || !current || !changed) return undefined;
  if (part.boardCode !== undefined && !context.matrix.boardTypes.some(({ code }) => code === part.boardCode)) return undefined;
  const wanted: Choice = { ...current, ...part };
  const shown = context.pending === null ? choiceOfCode(offerCode ?? null) : undefined;
  if (shown?.[changed] === wanted[changed]) return { wanted, choice: shown, occupancies: currentParty(context), changed };
  let closest: { stay: Stay; far: number } | undefined;
  for (const stay of staysOf(context.matrix)) {
    if (isStayField(changed) && stay[changed] !== wanted[changed]) continue;
    const far = distance(stay, wanted);
    if (!closest || far < closest.far || (far === closest.far && stay.price < closest.stay.price)) closest = { stay, far };
  }
  if (!closest) return undefined;
  const { airportCode, duration, date } = closest.stay;
  return { wanted, choice: { ...wanted, airportCode, duration, date }, occupancies: currentParty(context), changed };
}

/** The pending change to travel with another party; the choice stays if it can. */
export function partyChange(context: Known, occupancies: Occupancy[]): PendingChange | undefined {
  const choice = currentChoice(context);
  return choice && { wanted: choice, choice, occupancies, changed: 'participants' };
}

/** The pending change for exactly one offer; undefined when the code is not one. */
export function offerChange(context: Known, offerCode: string): PendingChange | undefined {
  const choice = choiceOfCode(offerCode);
  return choice && { wanted: choice, choice, occupancies: currentParty(context), changed: 'offer' };
}

/** The pending change for what stood before the last change, party and all. */
export function undoChange({ before }: Pick<ConfiguratorContext, 'before'>): PendingChange | undefined {
  const choice = choiceOfCode(before?.offerCode ?? null);
  return before && choice ? { wanted: choice, choice, occupancies: before.occupancies, changed: 'offer' } : undefined;
}

/** The same pending change, from now on for exactly the offer that was found for it. */
export function changeFor(pending: PendingChange, offerCode: string): PendingChange {
  return { ...pending, choice: choiceOfCode(offerCode) ?? pending.choice, changed: 'offer' };
}

function choiceOfCode(offerCode: string | null): Choice | undefined {
  const identity = parseOfferCode(offerCode ?? '');
  if (!identity) return undefined;
  const { airportCode, nights: duration, departureDate: date, boardCode, roomCode } = identity;
  return { airportCode, duration, date, boardCode, roomCode };
}

function isStayField(field: ChoiceField): field is 'airportCode' | 'duration' | 'date' {
  return field === 'airportCode' || field === 'duration' || field === 'date';
}

function distance(stay: Omit<Stay, 'price'>, wanted: Choice): number {
  return stayDistance({ isOtherAirport: stay.airportCode !== wanted.airportCode, nights: stay.duration - wanted.duration, days: diffDays(stay.date, wanted.date) });
}

/**
 * Of the offers the server proposes instead, the one that keeps the changed part and is closest
 * otherwise; none for a pending change for exactly one offer.
 */
export function nearestFor({ choice, changed }: PendingChange, nearest: readonly Offer[]): Offer | undefined {
  if (changed === 'offer') return undefined;
  return nearest
    .filter((offer) => changed === 'participants' || choiceOf(offer)[changed] === choice[changed])
    .toSorted((left, right) => unlikeness(left, choice) - unlikeness(right, choice))[0];
}

/** Board and room count like a few days each, so that the holiday stays recognisable. */
function unlikeness(offer: Offer, wanted: Choice): number {
  const choice = choiceOf(offer);
  return distance(choice, wanted) + (choice.boardCode === wanted.boardCode ? 0 : 10) + (choice.roomCode === wanted.roomCode ? 0 : 5);
}

/** The day on sale that is closest to the wanted one; where the room was changed, of those that have it. */
export function closestDay(dates: readonly DayPrice[], { choice, changed }: PendingChange): DayPrice | undefined {
  const far = ({ date }: DayPrice) => Math.abs(diffDays(date, choice.date));
  return dates
    .filter(({ offerCode }) => changed !== 'roomCode' || choiceOfCode(offerCode)?.roomCode === choice.roomCode)
    .toSorted((left, right) => far(left) - far(right))[0];
}

/** The context once an offer stands: what had to give way is what differs from the pending change. */
export function settledBy({ pending, occupancies, offer: before }: Pick<ConfiguratorContext, 'pending' | 'occupancies' | 'offer'>, offer: Offer) {
  return {
    before: pending && before && { offerCode: before.offerCode, occupancies },
    offer,
    offerCode: offer.offerCode,
    occupancies: pending?.occupancies ?? occupancies,
    adjusted: pending ? adjustmentsOf(pending.wanted, choiceOf(offer)) : [],
    pending: null,
    goneReason: null,
    nearest: [],
  };
}

function adjustmentsOf(wanted: Choice, now: Choice): Adjustment[] {
  return FIELDS
    .filter((field) => wanted[field] !== now[field])
    .map((field) => ({ field, from: wanted[field], to: now[field] }));
}

/** What is asked of the server for a calendar of this choice. */
export function datesRequestOf(hotelCode: string, choice: Choice, occupancies: Occupancy[]): DatesRequest {
  const { airportCode, duration, boardCode, roomCode } = choice;
  return { hotelCode, airportCode, duration, boardCode, roomCode, occupancies };
}

/** Names what a calendar is of, so that it is fetched again only for another one. */
export function calendarKey({ hotelCode, offer, occupancies }: Pick<ConfiguratorContext, 'hotelCode' | 'offer' | 'occupancies'>): string | null {
  return offer && JSON.stringify(datesRequestOf(hotelCode, choiceOf(offer), occupancies));
}

/** Names what a matrix is of. */
export function matrixKey({ occupancies }: Pick<ConfiguratorContext, 'occupancies'>): string {
  return JSON.stringify(occupancies);
}

/** Whether the offer's board has its place in the list; an offer without meals needs none [config.food]. */
export function boardIsListed({ offer, matrix }: Pick<ConfiguratorContext, 'offer' | 'matrix'>): boolean {
  return offer === null || matrix === null || offer.boardName === '' || matrix.boardTypes.some(({ code, name }) => name === offer.boardName || code === offer.boardCode);
}
