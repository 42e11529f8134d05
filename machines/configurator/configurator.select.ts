import type { SnapshotFrom } from 'xstate';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import type { Adjustment, Choice, DayPrice, GoneReason, Offer, PartySurface, Stay } from './configurator.types.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import { boardIsListed, choiceOf, stayOf } from './configurator.rules.ts';
import { lowestPrice } from './packed-matrix.ts';
import type { PackedMatrix } from './packed-matrix.ts';

type Snapshot = SnapshotFrom<typeof configuratorMachine>;

/** One and the same, so that who reads it sees no change. */
const NONE: readonly never[] = [];

function knownMatrix({ context: { sold } }: Snapshot): PackedMatrix | undefined {
  return sold.kind === 'known' ? sold.matrix : undefined;
}

function datesIn({ context: { calendar } }: Snapshot): readonly DayPrice[] {
  return calendar.kind === 'asked' ? calendar.dates : NONE;
}

/** One possibility of a part, with its lowest price for the whole party in minor units. */
export interface Possibility<Value> {
  value: Value;
  label: string;
  price: number | null;
  chosen: boolean;
}

/** The offer that stands, or null. */
export function selectOffer({ context: { standing } }: Snapshot): Offer | null {
  return standing.kind === 'offer' ? standing.offer : null;
}

/** The offer that stands and its party, for the rest of the card; null while there is none. */
export function selectStandingStay({ context: { standing, occupancies } }: Snapshot): Stay | null {
  return standing.kind === 'offer' ? stayOf(standing.offer, occupancies) : null;
}

/** The offer that has a price to show, or null. */
export function selectShownOffer(snapshot: Snapshot): Offer | null {
  const status = selectOfferStatus(snapshot);
  return status === 'gone' || status === 'soldOut' ? null : selectOffer(snapshot);
}

/** What the whole party is known to pay for the change on its way, minor units; null where that is not known, and where nothing is changed. */
export function selectPendingTotal({ value, context: { change } }: Snapshot): number | null {
  return value.offer === 'trying' && change.kind === 'pending' ? change.pending.totalPrice ?? null : null;
}

/** What the whole party pays for what is chosen, minor units: the offer's price, or what is known of the change on its way; null where that is not known. */
export function selectChosenTotal(snapshot: Snapshot): number | null {
  return snapshot.context.change.kind === 'pending' ? selectPendingTotal(snapshot) : selectShownOffer(snapshot)?.totalPrice ?? null;
}

export function selectTripType({ context }: Snapshot): TripType {
  return context.tripType;
}

/** A charter flight has neither board nor room. */
export function selectIsFlightOnly({ context }: Snapshot): boolean {
  return context.tripType === 'CZ';
}

/** Whether the possibilities of the parts are known. */
export function selectHasMatrix({ context }: Snapshot): boolean {
  return context.sold.kind === 'known';
}

/** Names of airports and boards by their codes. */
export function selectNames(snapshot: Snapshot): Record<'airports' | 'boards', Record<string, string>> {
  const [matrix, offer] = [knownMatrix(snapshot), selectOffer(snapshot)];
  const named = (list: readonly { code: string; name: string }[] = []) => Object.fromEntries(list.map(({ code, name }) => [code, name]));
  return { airports: named(matrix?.airports), boards: { ...(offer && { [offer.boardCode]: offer.boardName }), ...named(matrix?.boardTypes) } };
}

/** What is chosen or being tried. */
export function selectChoice({ context: { change, standing } }: Snapshot): Choice | null {
  if (change.kind === 'pending') return change.pending.choice;
  return standing.kind === 'offer' ? choiceOf(standing.offer) : null;
}

export function selectOccupancies({ context }: Snapshot): Occupancy[] {
  return context.occupancies;
}

/** What the draft of who travels is open on; null while it is closed. */
export function selectPartySurface({ value, context }: Snapshot): PartySurface | null {
  return value.party === 'editing' ? context.partySurface : null;
}

/** Whether there are airports to choose from; none by car [trip.by-car]. */
export function selectHasAirports(snapshot: Snapshot): boolean {
  const matrix = knownMatrix(snapshot);
  return matrix?.byPlane === true && matrix.airports.length > 0;
}

/** Airports that sell this hotel, each from what the chosen length costs there; empty by car [trip.by-car]. */
export function selectAirports(snapshot: Snapshot): Possibility<string>[] {
  const matrix = knownMatrix(snapshot);
  if (!matrix?.byPlane) return [];
  const choice = selectChoice(snapshot);
  return matrix.airports.map(({ code, name }) => ({
    value: code, label: name, chosen: code === choice?.airportCode, price: lowestPrice(matrix, { airportCode: code, duration: choice?.duration }),
  }));
}

/** Lengths in nights, each from what it costs from the chosen airport; the label is for the view to word. */
export function selectDurations(snapshot: Snapshot): Possibility<number>[] {
  const matrix = knownMatrix(snapshot);
  const choice = selectChoice(snapshot);
  if (!matrix) return [];
  return matrix.stays.map(({ duration }) => ({
    value: duration, label: String(duration), chosen: duration === choice?.duration, price: lowestPrice(matrix, { duration, airportCode: choice?.airportCode }),
  }));
}

/** Ranges of nights that the hotel is sold for, one after another [config.duration-periods]. */
export function selectDurationPeriods(snapshot: Snapshot): { from: number; to: number }[] {
  return knownMatrix(snapshot)?.durationPeriods ?? [];
}

/** Whether the offer's board is one of those to choose from [config.food]. */
export function selectBoardIsListed({ context }: Snapshot): boolean {
  return boardIsListed(context);
}

export function selectBoards(snapshot: Snapshot): Possibility<string>[] {
  const chosen = selectChoice(snapshot)?.boardCode;
  return (knownMatrix(snapshot)?.boardTypes ?? []).map(({ code, name }) => ({ value: code, label: name, chosen: code === chosen, price: null }));
}

/** The calendar, with the cheapest days marked. */
export function selectDays(snapshot: Snapshot): (DayPrice & { cheapest: boolean })[] {
  const dates = datesIn(snapshot);
  const lowest = Math.min(...dates.map(({ totalPrice }) => totalPrice));
  return dates.map((day) => ({ ...day, cheapest: day.totalPrice === lowest }));
}

/** Whether the days are open to choose from. */
export function selectIsCalendarOpen({ value }: Snapshot): boolean {
  return value.calendar === 'open';
}

/** A day of the first month that the open calendar shows (ISO date): turned to, or of the chosen day, or the first on sale. */
export function selectCalendarDay(snapshot: Snapshot): string | undefined {
  const { calendarPlace } = snapshot.context;
  return calendarPlace.kind === 'month' ? `${calendarPlace.month}-01` : selectChoice(snapshot)?.date ?? datesIn(snapshot)[0]?.date;
}

export function selectCalendarStatus(snapshot: Snapshot): 'waiting' | 'fetching' | 'succeeded' | 'failed' {
  return snapshot.value.dates;
}

export function selectMatrixStatus(snapshot: Snapshot): 'fetching' | 'success' | 'failure' {
  return snapshot.value.matrix;
}

/** What had to give way to the last change [config.choices]. */
export function selectAdjusted({ context: { standing } }: Snapshot): readonly Adjustment[] {
  return standing.kind === 'offer' ? standing.adjusted : NONE;
}

/** Whether the last change can be taken back. */
export function selectCanUndo({ context: { standing }, value }: Snapshot): boolean {
  return value.offer === 'chosen' && value.order === 'idle' && standing.kind === 'offer' && standing.undo.kind === 'before';
}

export type OfferStatus = 'pending' | 'chosen' | 'changing' | 'refused' | 'gone' | 'soldOut' | 'failed';

/** What the offer's place shows: a skeleton, the offer, the offer dimmed, or why there is none. */
export function selectOfferStatus(snapshot: Snapshot): OfferStatus {
  const state = snapshot.value.offer;
  switch (state) {
    case 'deciding': case 'resolving': case 'findingCheapest': return snapshot.context.standing.kind === 'offer' ? 'changing' : 'pending';
    case 'trying': case 'searching': return 'changing';
    case 'declining': return 'refused';
    default: return state;
  }
}

/** Why the offer is gone or the last change was refused, or null. */
export function selectGoneReason({ context: { refusal } }: Snapshot): GoneReason | null {
  return refusal.kind === 'refused' ? refusal.reason : null;
}

/** The offers proposed instead of one that is gone. */
export function selectNearest({ context: { refusal } }: Snapshot): readonly Offer[] {
  return refusal.kind === 'refused' ? refusal.nearest : NONE;
}

export function selectCanOrder(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'configurator.order' });
}

/** Whether an order is on its way: nothing can be chosen meanwhile. */
export function selectIsLocked(snapshot: Snapshot): boolean {
  const { order } = snapshot.value;
  return order === 'awaitingOffer' || order === 'adding' || order === 'ordered';
}

export function selectOrderStatus(snapshot: Snapshot): 'idle' | 'awaitingOffer' | 'adding' | 'ordered' | 'refused' | 'failed' {
  return snapshot.value.order;
}
