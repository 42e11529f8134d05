import type { Failure } from '../failure.ts';
import type { CabinClass, CartUpsell, CartUpsells, FlightClasses, Leg, ReservationExtras, SeatChoice, SeatHold, SeatHolds, SeatMap, UpsellChoice, UpsellCommand, UpsellContext, UpsellOption, UpsellVariant } from './upsell.types.ts';

/** From one look at the clock to the next, in milliseconds. */
export const CLOCK_TICK = 1_000;
/** Of a kind with more variants the others are folded. */
export const SHOWN_VARIANTS = 3;
/** The last part of the ten minutes, in which the clock warns, in milliseconds. */
export const HOLD_WARNING = 120_000;

export type Passenger = FlightClasses['passengers'][number];
type MapRow = SeatMap['legs'][number]['rows'][number];

/** The upsells with the promoted ones first, both in the order that they came in. */
export function promotedFirst(upsells: readonly CartUpsell[], promoted: readonly string[]): CartUpsell[] {
  const isPromoted = ({ code, groupType, variants }: CartUpsell) => promoted.some((wanted) => [code, groupType, ...variants.map((variant) => variant.code)].some((known) => known.toLowerCase() === wanted.toLowerCase()));
  return [...upsells.filter(isPromoted), ...upsells.filter((upsell) => !isPromoted(upsell))];
}

/** What an answer says of an order; null for a cart. */
export function reservationOf(answer: CartUpsells | ReservationExtras): UpsellContext['reservation'] {
  if ('cart' in answer) return null;
  const { upsells: _, ...reservation } = answer;
  return reservation;
}

/** Upsells of what is wanted, each once. */
export function codesOf(wanted: ReservationExtras['wanted']): string[] {
  return [...new Set(wanted.map(({ code }) => code))];
}

/** The option of a variant that a code names, or the first; undefined where it has none, or not that one. */
export function optionOf({ options }: Pick<UpsellVariant, 'options'>, optionCode: string | null | undefined): UpsellOption | undefined {
  return optionCode == null ? options[0] : options.find(({ code }) => code === optionCode);
}

/** What a press means: the variant with its option at the price that they are shown with, for who is named or all who may have it; undefined where it is none. */
export function choiceOf(upsells: readonly CartUpsell[], { code, variantCode, optionCode, personRefs }: Extract<UpsellCommand, { type: 'upsell.choose' }>): UpsellChoice | undefined {
  const upsell = upsells.find((one) => one.code === code);
  if (upsell === undefined) return undefined;
  if (variantCode === null) return upsell.resignationAvailable ? { code, variantCode, optionCode: null, personRefs: [], price: 0 } : undefined;
  const variant = upsell.variants.find((one) => one.code === variantCode);
  if (!variant?.available) return undefined;
  const option = optionOf(variant, optionCode);
  if (option === undefined ? optionCode != null : !option.available) return undefined;
  return { code, variantCode, optionCode: option?.code ?? null, personRefs: [...personRefs ?? variant.personRefs], price: variant.price + (option?.price ?? 0) };
}

/** Whether the shop may have done what it did not say: no answer came, or it broke down on the way to one. */
export function mayHaveHappened({ status }: Failure): boolean {
  return status === undefined || status >= 500;
}

/** Whether an order that had wanted something has all of it now: buying it is one more version of its choice. */
export function wasBought(before: UpsellContext['reservation'], now: UpsellContext['reservation']): boolean {
  return before !== null && now !== null && now.version === before.version + 1 && now.bought.length === before.bought.length + before.wanted.length;
}

/** Who has a seat of their own. */
export function seated(classes: FlightClasses | null): Passenger[] {
  return classes?.passengers.filter(({ type }) => type !== 'INFANT') ?? [];
}

export function holdOf({ holds }: SeatHolds, leg: Leg, person: number): SeatHold | undefined {
  return holds.find((hold) => hold.leg === leg && hold.person === person);
}

/** Minor units of all that is held. */
export function totalOf({ holds }: SeatHolds): number {
  return holds.reduce((sum, { price }) => sum + price, 0);
}

/** When what is held is let go, by this device's clock, which may be wrong; null without any, and before the clock's first tick. */
export function endOf({ left }: SeatHolds, now: number): number | null {
  return left === null || now === 0 ? null : now + left;
}

/** Whether the ten minutes of what is held are over. */
export function areOver({ until, now }: Pick<UpsellContext, 'until' | 'now'>): boolean {
  return until !== null && now >= until;
}

/** The choices that wait, with another: of a kind only the latest counts. */
export function queuedWith(queue: UpsellContext['queue'], command: UpsellContext['queue'][number]): UpsellContext['queue'] {
  return [...queue.filter(({ code }) => code !== command.code), command];
}

/** Whose seat comes next: the first passenger without one, of this leg and then of the other; else the same again. */
export function nextPlace({ classes, holds, place }: Pick<UpsellContext, 'classes' | 'holds' | 'place'>): UpsellContext['place'] {
  const legs = [place.leg, ...(classes?.legs.map(({ leg }) => leg) ?? []).filter((leg) => leg !== place.leg)];
  for (const leg of legs) {
    const next = seated(classes).find(({ person }) => holdOf(holds, leg, person) === undefined);
    if (next !== undefined) return { leg, person: next.person };
  }
  return place;
}

/** Why a passenger cannot have a seat of a row, or undefined. */
export function unsuitable(row: Pick<MapRow, 'isExit'>, passenger: Pick<Passenger, 'type'> | undefined): 'exitRow' | undefined {
  return row.isExit && passenger?.type === 'CHILD' ? 'exitRow' : undefined;
}

/** The row of a seat, which is named after it: '12A'. */
export function rowOf(map: SeatMap | null, leg: Leg, seat: string): MapRow | undefined {
  const row = Number.parseInt(seat, 10);
  return map?.legs.find((one) => one.leg === leg)?.rows.find(({ number }) => number === row);
}

/**
 * Seats in one row for everybody who has one, the cheapest such row; an aisle may lie between. Where no row has as many,
 * nobody is moved.
 */
export function seatsTogether({ map, classes, cabins, place: { leg } }: Pick<UpsellContext, 'map' | 'classes' | 'cabins' | 'place'>): SeatChoice[] {
  const passengers = seated(classes);
  const hasChild = passengers.some(({ type }) => type === 'CHILD');
  let best: { seats: string[]; price: number } | undefined;
  for (const row of map?.legs.find((one) => one.leg === leg)?.rows ?? []) {
    if ((hasChild && row.isExit) || !isShown(row.cabin, cabins[leg])) continue;
    for (const run of runsOf(row)) {
      for (let at = 0; at + passengers.length <= run.length; at += 1) {
        const part = run.slice(at, at + passengers.length);
        const price = part.reduce((sum, seat) => sum + seat.price, 0);
        if (best === undefined || price < best.price) best = { seats: part.map(({ seat }) => seat), price };
      }
    }
  }
  return best === undefined ? [] : passengers.map(({ person }, at) => ({ leg, person, seat: best.seats[at]! }));
}

export function isShown(cabin: CabinClass, wanted: CabinClass | null): boolean {
  return wanted === null || wanted === cabin;
}

/** Free seats of a row that lie beside each other. */
function runsOf({ seats }: MapRow) {
  const runs: { seat: string; price: number }[][] = [[]];
  for (const seat of seats) {
    if (seat === null) continue;
    if (seat.isFree) runs.at(-1)!.push(seat);
    else runs.push([]);
  }
  return runs;
}

/** The map with seats marked as taken. */
export function withTaken(map: SeatMap | null, wanted: readonly SeatChoice[]): SeatMap | null {
  if (map === null) return null;
  const isTaken = (leg: Leg, seat: string) => wanted.some((one) => one.leg === leg && one.seat === seat);
  return {
    ...map,
    legs: map.legs.map((leg) => ({
      ...leg,
      rows: leg.rows.map((row) => (row.seats.some((seat) => seat && isTaken(leg.leg, seat.seat))
        ? { ...row, seats: row.seats.map((seat) => (seat && isTaken(leg.leg, seat.seat) ? { ...seat, isFree: false } : seat)) }
        : row)),
    })),
  };
}

/** The free seats that a refusal names. */
export function alternativesOf({ errors }: Failure): string[] {
  return errors.filter(({ code }) => code === 'free-seat').map(({ message }) => message);
}

/** What is asked for to have the same seats. */
export function choicesOf({ holds }: SeatHolds): SeatChoice[] {
  return holds.map(({ leg, person, seat }) => ({ leg, person, seat }));
}

/** Whether the shop has let go what it holds for a cart, whatever this device's clock says. */
export function isLetGo({ left }: SeatHolds): boolean {
  return left !== null && left <= 0;
}

/** The price that a refusal names, in minor units. */
export function newPriceOf({ errors }: Failure): number {
  return Number(errors.find(({ code }) => code === 'price-changed')?.message ?? 0);
}
