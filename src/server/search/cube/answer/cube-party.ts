/** Who travels and what they pay, in the cube's own arithmetic: SQL's is the oracle it is held against. */
import type { Occupancy } from '../../../../domain/search/participants.ts';

const DAY_MS = 86_400_000;

/** The people of one room by what they pay. */
export interface CubeRoom {
  adults: number;
  infants: number;
  children: number;
  teens: number;
  /** Where `CubeHotel.roomFit` has the cheapest kind of room for them; -1 where no hotel can have one. */
  fit: number;
  /** The kind they are given, as a place in `CubeHotel.rooms`, and what it adds; -1: the cheapest that takes them. */
  kind: number;
  supplement: number;
}

/** Return days, both included, on which the party pays the same. */
export interface CubeSpan {
  firstReturn: number;
  lastReturn: number;
  rooms: CubeRoom[];
}

/** Percents of the price per adult in a double. */
export interface CubePolicy {
  single: number;
  third: number;
  infant: number;
  child: number;
  teen: number;
}

/** Days since 1970 of an ISO date. */
export function epochDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The ISO date of a day since 1970. */
export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The party over the return days from `first` to `last`, by the days on which a child grows into another price.
 * @param firstDay day since 1970 that days count from
 */
export function spansOfParty(occupancies: readonly Occupancy[], firstDay: number, first: number, last: number): CubeSpan[] {
  const rooms = occupancies.map(({ adults, childBirthDates }) => ({ adults, births: childBirthDates.map((date) => growingUp(date, firstDay)) }));
  const starts = [...new Set([first, ...rooms.flatMap(({ births }) => births.flat()).filter((day) => day > first && day <= last)])].sort((a, b) => a - b);
  const spans: CubeSpan[] = [];
  for (const [index, firstReturn] of starts.entries()) {
    const lastReturn = (starts[index + 1] ?? last + 1) - 1;
    const party = rooms.map(({ adults, births }) => roomOn(adults, births, firstReturn));
    const previous = spans.at(-1);
    if (previous !== undefined && previous.rooms.every((room, place) => isSameRoom(room, party[place] as CubeRoom))) previous.lastReturn = lastReturn;
    else spans.push({ firstReturn, lastReturn, rooms: party });
  }
  return spans;
}

/** The days on which somebody turns 2, 12 and 18; born on 29 February, on 1 March of a common year. */
function growingUp(birthDate: string, firstDay: number): [number, number, number] {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  const turns = (years: number) => Date.UTC(year + years, month - 1, day) / DAY_MS - firstDay;
  return [turns(2), turns(12), turns(18)];
}

function roomOn(grownUps: number, births: readonly (readonly [number, number, number])[], day: number): CubeRoom {
  let adults = grownUps;
  let infants = 0;
  let children = 0;
  let teens = 0;
  for (const [two, twelve, eighteen] of births) {
    if (day < two) infants++;
    else if (day < twelve) children++;
    else if (day < eighteen) teens++;
    else adults++;
  }
  const minors = infants + children + teens;
  return { adults, infants, children, teens, fit: adults >= 1 && adults <= 9 && minors <= 8 ? (adults - 1) * 9 + minors : -1, kind: -1, supplement: -1 };
}

function isSameRoom(one: CubeRoom, other: CubeRoom): boolean {
  return one.adults === other.adults && one.infants === other.infants && one.children === other.children && one.teens === other.teens;
}

/**
 * Whole koruna that a party pays, each room in its kind, else in the cheapest it fits, each share rounded up.
 * @param roomFit supplements by `CubeRoom.fit`; the party must fit
 */
export function partyKoruna(rooms: readonly CubeRoom[], policy: CubePolicy, roomFit: Int16Array, base: number): number {
  let total = 0;
  for (const { adults, infants, children, teens, fit, supplement } of rooms) {
    const inRoom = share(base, 100 + (supplement < 0 ? (roomFit[fit] as number) : supplement));
    total += adults === 1 ? share(inRoom, 100 + policy.single) : 2 * inRoom;
    if (adults > 2) total += (adults - 2) * share(inRoom, policy.third);
    if (infants > 0) total += infants * share(inRoom, policy.infant);
    if (children > 0) total += children * share(inRoom, policy.child);
    if (teens > 0) total += teens * share(inRoom, policy.teen);
  }
  return total;
}

function share(koruna: number, percent: number): number {
  return Math.floor((koruna * percent + 99) / 100);
}
