import type { Occupancy } from '../../src/domain/search/participants.ts';
import type {
  Addressed, Adjustment, Change, ChangedPart, Choice, ChoiceField, ConfiguratorContext, ConfiguratorEvent, DatesRequest, DayPrice, Offer, OrderRequest,
  OpenedPart, PartySurface, PendingChange, Refusal, Stay as StandingStay, Undo,
} from './configurator.types.ts';
import type { ParticipantsInput } from '../participants/participants.types.ts';
import { addDays, diffDays } from '../../src/domain/dates/iso-date.ts';
import { byDistanceTo } from '../../src/domain/dates/nearest-day.ts';
import { partyOf } from '../../src/domain/search/participants.ts';
import { stayDistance } from '../../src/domain/offers/stay-distance.ts';
import { formatOfferCode, parseOfferCode } from '../../src/domain/urls/offer-code.ts';
import { dataOf } from '../state-data.ts';
import { isSold, staysOf } from './packed-matrix.ts';
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
    case 'configurator.chooseAirport': return { airportCode: event.airportCode, offerCode: event.offerCode, totalPrice: event.totalPrice };
    case 'configurator.chooseDuration': return { duration: event.duration, offerCode: event.offerCode, totalPrice: event.totalPrice };
    case 'configurator.chooseDate': return { date: event.date };
    case 'configurator.chooseBoard': return { boardCode: event.boardCode, difference: event.difference };
    case 'configurator.chooseRoom': return { roomCode: event.roomCode, difference: event.difference };
    default: return {};
  }
}

/** What an offer code in the address asks for, and none. */
export function addressOf(offerCode: string | null): Addressed {
  return offerCode === null ? { kind: 'cheapest' } : { kind: 'offer', offerCode };
}

/** The offer that stands, in states that have one. */
export function standingOffer({ standing }: Pick<ConfiguratorContext, 'standing'>): Offer {
  return dataOf(standing, 'offer').offer;
}

/** What the cart is asked to take: the offer that stands, which nothing changes until the order has ended. */
export function orderRequest(context: Pick<ConfiguratorContext, 'standing' | 'occupancies'>): OrderRequest {
  return { offerCode: standingOffer(context).offerCode, occupancies: context.occupancies };
}

/** The same with the price that the page shows for it: no other is agreed to. */
export function pricedOrder(context: Pick<ConfiguratorContext, 'standing' | 'occupancies'>): OrderRequest & { totalPrice: number } {
  return { ...orderRequest(context), totalPrice: standingOffer(context).totalPrice };
}

/** The change on its way, in states that try one. */
export function pendingChange({ change }: Pick<ConfiguratorContext, 'change'>): PendingChange {
  return dataOf(change, 'pending').pending;
}

export function changeOf(pending: PendingChange | undefined): Change {
  return pending === undefined ? { kind: 'none' } : { kind: 'pending', pending };
}

/** The code of a choice, whether or not such an offer exists. */
export function offerCodeOf(hotelCode: string, choice: Choice): string {
  const { airportCode, duration: nights, date: departureDate, boardCode, roomCode } = choice;
  return formatOfferCode({ hotelCode, airportCode, departureDate, nights, boardCode, roomCode });
}

type Known = Pick<ConfiguratorContext, 'hotelCode' | 'tripType' | 'standing' | 'addressed' | 'change' | 'sold' | 'occupancies' | 'calendar'>;

/** What a change starts from: the change before it, the offer, or the offer that is gone. */
export function currentChoice({ change, standing, addressed }: Pick<Known, 'change' | 'standing' | 'addressed'>): Choice | undefined {
  if (change.kind === 'pending') return change.pending.choice;
  if (standing.kind === 'offer') return choiceOf(standing.offer);
  return addressed.kind === 'offer' ? choiceOfCode(addressed.offerCode) : undefined;
}

/** Who would travel: the party of the change on its way, or the one that the offer is for. */
function currentParty({ change, occupancies }: Pick<Known, 'change' | 'occupancies'>): Occupancy[] {
  return change.kind === 'pending' ? change.pending.occupancies : occupancies;
}

/** The same people with a kind of room for one occupancy; the first one's is the offer's own. */
export function partyWithRoom(context: Pick<Known, 'change' | 'occupancies'>, { occupancy, roomCode }: { occupancy: number; roomCode: string }): Occupancy[] {
  return currentParty(context).map((people, place) => (place === occupancy ? { ...people, roomCode } : people));
}

/** Whether these people, in these rooms, are who would travel anyway. */
export function isParty(context: Pick<Known, 'change' | 'occupancies'>, occupancies: readonly Occupancy[]): boolean {
  return JSON.stringify(currentParty(context)) === JSON.stringify(occupancies);
}

/**
 * What a draft of who travels starts from: one room where the hotel takes no several
 * [hotel.multiroom], and the return on which a child must be a child, the earliest possible one
 * while no stay is chosen.
 */
export function participantsDraftOf(context: ConfiguratorContext): ParticipantsInput {
  const { multiroomEnabled: multiroom, standing, change, today } = context;
  const party = currentParty(context);
  const stay = currentChoice(context);
  return {
    occupancies: multiroom ? party : [partyOf(party)],
    multiroom,
    today,
    returnDate: standing.kind === 'offer' && change.kind === 'none' ? standing.offer.endDate : stay ? addDays(stay.date, stay.duration) : addDays(today, 2),
  };
}

/**
 * The pending change to change one part of the choice, bent to the closest stay on sale: the changed part
 * stays, then the airport, then the day and the length move as little as possible
 * [config.choices]. The offer whose price was shown is what is tried, as long as it is of the offer that stands.
 * Undefined when nothing is sold with the changed part.
 */
export function closestChange(context: Known, { offerCode, totalPrice, difference, ...part }: ChangedPart): PendingChange | undefined {
  const current = currentChoice(context);
  const changed = FIELDS.find((field) => part[field] !== undefined);
  if (context.sold.kind === 'unknown' || !current || !changed) return undefined;
  const { matrix } = context.sold;
  if (part.boardCode !== undefined && !matrix.boardTypes.some(({ code }) => code === part.boardCode)) return undefined;
  const wanted: Choice = { ...current, ...part };
  const shown = context.change.kind === 'none' && offerCode !== undefined ? choiceOfCode(offerCode) : undefined;
  if (shown?.[changed] === wanted[changed]) return { wanted, choice: shown, occupancies: currentParty(context), changed, totalPrice };
  if (isSold(matrix, wanted)) return { wanted, choice: wanted, occupancies: currentParty(context), changed, totalPrice: shownTotal(context, wanted, difference) };
  let closest: { stay: Stay; far: number } | undefined;
  for (const stay of staysOf(matrix)) {
    if (isStayField(changed) && stay[changed] !== wanted[changed]) continue;
    const far = distance(stay, wanted);
    if (!closest || far < closest.far || (far === closest.far && stay.price < closest.stay.price)) closest = { stay, far };
  }
  if (!closest) return undefined;
  const { airportCode, duration, date } = closest.stay;
  const choice = { ...wanted, airportCode, duration, date };
  return { wanted, choice, occupancies: currentParty(context), changed };
}

/** What the whole party was shown for a choice: beside its board or room, or on its day of the calendar. */
function shownTotal(context: Known, choice: Choice, difference: number | undefined): number | undefined {
  const { standing, calendar } = context;
  if (context.change.kind === 'pending' || standing.kind === 'none') return undefined;
  if (difference !== undefined) return standing.offer.totalPrice + difference;
  const code = offerCodeOf(context.hotelCode, choice);
  return calendar.kind === 'asked' && !calendarIsOutdated(context) ? calendar.dates.find(({ offerCode }) => offerCode === code)?.totalPrice : undefined;
}

/** The pending change to travel with another party; the choice stays if it can. */
export function partyChange(context: Known, occupancies: Occupancy[]): PendingChange | undefined {
  const choice = currentChoice(context);
  return choice && { wanted: choice, choice, occupancies, changed: 'participants' };
}

/** The pending change for exactly one offer, chosen as it is or for a part of it alone; undefined when the code is not one. */
export function offerChange(context: Known, { offerCode, part }: { offerCode: string; part?: 'hour' | 'stay' }): PendingChange | undefined {
  const choice = choiceOfCode(offerCode);
  if (choice === undefined) return undefined;
  const before = currentChoice(context) ?? choice;
  const wanted = part === 'hour' ? before : part === 'stay' ? { ...choice, roomCode: before.roomCode } : choice;
  return { wanted, choice, occupancies: currentParty(context), changed: 'offer' };
}

/** The pending change for what stood before the last change, party and all. */
export function undoChange({ standing }: Pick<ConfiguratorContext, 'standing'>): PendingChange | undefined {
  if (standing.kind === 'none' || standing.undo.kind === 'none') return undefined;
  const { offerCode, occupancies } = standing.undo.request;
  const choice = choiceOfCode(offerCode);
  return choice && { wanted: choice, choice, occupancies, changed: 'offer' };
}

/** The same pending change, from now on for exactly the offer that was found for it. */
export function changeFor(pending: PendingChange, offerCode: string): PendingChange {
  return { ...pending, choice: choiceOfCode(offerCode) ?? pending.choice, changed: 'offer', totalPrice: undefined };
}

function choiceOfCode(offerCode: string): Choice | undefined {
  const identity = parseOfferCode(offerCode);
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
  return dates
    .filter(({ offerCode }) => changed !== 'roomCode' || choiceOfCode(offerCode)?.roomCode === choice.roomCode)
    .toSorted(byDistanceTo(choice.date))[0];
}

/** The context once an offer stands: what had to give way is what differs from the pending change. */
export function settledBy(context: Pick<ConfiguratorContext, 'change' | 'occupancies' | 'standing'>, offer: Offer): Partial<ConfiguratorContext> {
  const { change } = context;
  const adjusted = change.kind === 'pending' ? adjustmentsOf(change.pending.wanted, choiceOf(offer)) : [];
  return {
    standing: { kind: 'offer', offer, adjusted, undo: undoOf(context) },
    addressed: { kind: 'offer', offerCode: offer.offerCode },
    occupancies: currentParty(context),
    change: { kind: 'none' },
    refusal: { kind: 'none' },
  };
}

function undoOf({ change, standing, occupancies }: Pick<ConfiguratorContext, 'change' | 'occupancies' | 'standing'>): Undo {
  if (change.kind === 'none' || standing.kind === 'none') return { kind: 'none' };
  return { kind: 'before', request: { offerCode: standing.offer.offerCode, occupancies } };
}

/** What is offered instead stays where nothing newer is. */
export function unsold({ refusal }: Pick<ConfiguratorContext, 'refusal'>): Refusal {
  return { kind: 'refused', reason: 'not-sold', nearest: refusal.kind === 'refused' ? refusal.nearest : [] };
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

/** Names what the calendar of an offer is of, so that it is fetched again only for another one. */
export function calendarKey({ hotelCode, occupancies }: Pick<ConfiguratorContext, 'hotelCode' | 'occupancies'>, offer: Offer): string {
  return JSON.stringify(datesRequestOf(hotelCode, choiceOf(offer), occupancies));
}

/** Whether the offer that stands has another calendar than the one that was asked for. */
export function calendarIsOutdated(context: Pick<ConfiguratorContext, 'hotelCode' | 'occupancies' | 'standing' | 'calendar'>): boolean {
  const { standing, calendar } = context;
  return standing.kind === 'offer' && (calendar.kind === 'none' || calendar.of !== calendarKey(context, standing.offer));
}

/** Names what a matrix is of. */
export function matrixKey({ occupancies }: Pick<ConfiguratorContext, 'occupancies'>): string {
  return JSON.stringify(occupancies);
}

/** Whether the offer's board has its place in the list; an offer without meals needs none [config.food]. */
export function boardIsListed({ standing, sold }: Pick<ConfiguratorContext, 'standing' | 'sold'>): boolean {
  if (standing.kind === 'none' || sold.kind === 'unknown') return true;
  const { boardName, boardCode } = standing.offer;
  return boardName === '' || sold.matrix.boardTypes.some(({ code, name }) => name === boardName || code === boardCode);
}

export function surfaceOf({ partySurface }: Pick<ConfiguratorContext, 'partySurface'>, part: OpenedPart): PartySurface {
  return part === 'calendar' ? 'dialog' : partySurface;
}
