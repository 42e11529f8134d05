/** Rooms that are booked: which departures of a hotel they leave to a party, and in which kinds of rooms. */
import { CELL_DAYS } from '../../../catalogue/cell-layout.ts';
import { PLENTY } from '../../prices/price-version.ts';
import type { CubeHotel, CubeRoomKind } from './cube.ts';
import type { CubeRoom } from '../answer/cube-party.ts';
import type { StaySpan } from '../answer/cube-plan.ts';

/** Nights from the first day of the window to the end of the longest stay; a stay has at most 255. */
const NIGHTS = CELL_DAYS + 255;

/** What is left of a hotel's rooms, where it is less than plenty. Read only: a booking makes another one. */
export interface ScarceRooms {
  /** Fewest rooms left of any kind on any night. */
  fewest: number;
  /** By place in `CubeHotel.rooms`: rooms left by night of the window, at most PLENTY; null where all nights have the stock. */
  left: readonly (Uint8Array | null)[];
  /** Made when asked for: see `scarceFrom`, and `freeRooms` by party. */
  scarceFrom: (Int16Array | undefined)[];
  free: Map<number, FreeRooms>;
}

/** A night on which a kind of room has fewer than PLENTY left. */
export interface ScarceNight {
  roomCode: string;
  /** Of the window. */
  night: number;
  /** 0 or more; PLENTY and more where it no longer is scarce. */
  left: number;
}

/** What is left of a hotel's rooms; null where it is plenty of every kind on every night. */
export function scarceRooms(rooms: readonly CubeRoomKind[], nights: readonly ScarceNight[]): ScarceRooms | null {
  const byRoom = Map.groupBy(nights.filter(({ night }) => night >= 0 && night < NIGHTS), ({ roomCode }) => roomCode);
  const left = rooms.map(({ code, stock }) => {
    const scarce = byRoom.get(code);
    if (scarce === undefined) return null;
    const byNight = new Uint8Array(NIGHTS).fill(Math.min(stock, PLENTY));
    for (const { night, left: free } of scarce) byNight[night] = Math.min(free, PLENTY);
    return byNight;
  });
  const fewest = Math.min(PLENTY, ...rooms.map(({ stock }, kind) => left[kind]?.reduce((least, free) => Math.min(least, free), PLENTY) ?? stock));
  return fewest < PLENTY ? { fewest, left, scarceFrom: [], free: new Map() } : null;
}

/** The scarce nights that `scarceRooms` was made of. */
export function scarceNights({ rooms, scarce }: Pick<CubeHotel, 'rooms' | 'scarce'>): ScarceNight[] {
  return rooms.flatMap(({ code, stock }, kind) =>
    [...(scarce?.left[kind] ?? [])].flatMap((left, night) => (left < Math.min(stock, PLENTY) ? [{ roomCode: code, night, left }] : [])),
  );
}

/**
 * A query's spans as a hotel's free rooms leave them: each room of the party is in the cheapest kind that takes its people
 * and leaves the others of the party theirs, on every night. Nothing is left of days when there are no such rooms. What
 * reads a hotel's prices reads them by these spans; mostly they are the query's own.
 */
export function spansAt(hotel: CubeHotel, spans: readonly StaySpan[]): readonly StaySpan[] {
  const { scarce } = hotel;
  const party = spans[0]?.rooms.length ?? 0;
  if (scarce === null || scarce.fewest >= party) return spans;
  // Not cached: objects that outlive a question make garbage collection slow.
  return spans.flatMap((span) => spansIn(hotel, freeRooms(hotel, scarce, span.rooms), span));
}

/** The codes of the rooms that a span of `spansAt` is priced in; null: each in the cheapest that takes its people. */
export function roomCodesOf({ rooms: kinds }: CubeHotel, { rooms }: StaySpan): string[] | null {
  return rooms.some(({ kind }) => kind < 0) ? null : rooms.map(({ kind }) => (kinds[kind] as CubeRoomKind).code);
}

/** Kinds for a party's rooms, as places, and on which nights they are not free: the next such night from each. */
interface Choice {
  kinds: readonly number[];
  scarceFrom: readonly Int16Array[];
}

/** What a hotel has free for a party, whatever its dates. */
interface FreeRooms {
  /** The best first: the first room in the cheapest kind, then the second, and so on. */
  choices: readonly Choice[];
  /** Fours of nights, place of the choice, first and last departure day that it is free on: by nights and day. */
  runs: Int16Array;
}

/** How many parties a hotel's free rooms are cached for. */
const PARTIES = 8;

function spansIn(hotel: CubeHotel, { choices, runs }: FreeRooms, span: StaySpan): StaySpan[] {
  const [best] = choices;
  if (best === undefined) return [];
  if (isAlwaysFree(hotel, best, span)) return [{ ...span, rooms: roomsIn(hotel, best, span) }];
  // A span has one run of days for each number of nights: the runs of a choice are dealt to as many spans.
  const spans: StaySpan[][] = choices.map(() => []);
  const dealt = choices.map(() => 0);
  // Room for the hotel's own lengths: 256 of each would be most of the work.
  const lengths = (lengthsOf(hotel).at(-1) ?? 0) + 1;
  for (let at = 0; at < runs.length; at += 4) {
    const nights = runs[at] as number;
    const choice = runs[at + 1] as number;
    if (nights !== runs[at - 4]) dealt.fill(0);
    const first = Math.max(runs[at + 2] as number, span.first[nights] as number);
    const last = Math.min(runs[at + 3] as number, span.last[nights] as number);
    if (first > last) continue;
    const ofChoice = spans[choice] as StaySpan[];
    const place = dealt[choice] as number;
    dealt[choice] = place + 1;
    const own = (ofChoice[place] ??= { rooms: ofChoice[0]?.rooms ?? roomsIn(hotel, choices[choice] as Choice, span), first: new Int16Array(lengths).fill(1), last: new Int16Array(lengths), earliest: span.earliest, latest: span.latest });
    own.first[nights] = first;
    own.last[nights] = last;
  }
  return spans.flat();
}

function roomsIn({ rooms: kinds }: CubeHotel, choice: Choice, { rooms }: StaySpan): CubeRoom[] {
  return rooms.map((room, place) => {
    const kind = choice.kinds[place] as number;
    return { ...room, kind, supplement: (kinds[kind] as CubeRoomKind).supplement };
  });
}

/** Numbers of nights that a hotel sells: the rows for any airport and board have each once. */
function lengthsOf({ prices: { nights, groups } }: CubeHotel): Uint8Array {
  return nights.subarray(groups[0], groups[1]);
}

function isAlwaysFree(hotel: CubeHotel, { scarceFrom }: Choice, { first, last }: StaySpan): boolean {
  if (scarceFrom.length === 0) return true;
  for (const nights of lengthsOf(hotel)) {
    const from = first[nights] as number;
    const to = last[nights] as number;
    if (from <= to && scarceFrom.some((next) => (next[from] as number) < to + nights)) return false;
  }
  return true;
}

/** Cached for the parties that were asked for last: most searches are for the same few. */
function freeRooms(hotel: CubeHotel, scarce: ScarceRooms, party: readonly CubeRoom[]): FreeRooms {
  // How many adults and minors sleep in each room decides.
  const key = party.reduce((number, { fit }) => number * 100 + fit + 1, 0);
  const cached = scarce.free.get(key);
  if (cached !== undefined) return cached;
  const choices = choicesOf(hotel, scarce, party);
  const free: FreeRooms = { choices, runs: runsOf(hotel, choices) };
  if (scarce.free.size >= PARTIES) scarce.free.clear();
  scarce.free.set(key, free);
  return free;
}

function runsOf(hotel: CubeHotel, choices: readonly Choice[]): Int16Array {
  const runs: number[] = [];
  for (const nights of lengthsOf(hotel)) {
    let before = -1;
    for (let day = 0; day < CELL_DAYS; day++) {
      const choice = choices.findIndex(({ scarceFrom }) => scarceFrom.every((next) => (next[day] as number) >= day + nights));
      if (choice >= 0 && choice === before) runs[runs.length - 1] = day;
      else if (choice >= 0) runs.push(nights, choice, day, day);
      before = choice;
    }
  }
  return Int16Array.from(runs);
}

function choicesOf({ rooms: kinds }: CubeHotel, scarce: ScarceRooms, party: readonly CubeRoom[]): Choice[] {
  const choices = new Map<string, Choice>();
  const counts = kinds.map(() => 0);
  const taken: number[] = [];
  const fill = (): void => {
    const room = party[taken.length];
    if (room === undefined) {
      // The same rooms dealt otherwise are free on the same nights.
      const key = counts.join(' ');
      if (!choices.has(key)) choices.set(key, { kinds: [...taken], scarceFrom: nightsShortOf(scarce, counts) });
      return;
    }
    for (const kind of kindsFor(kinds, room)) {
      if ((counts[kind] as number) >= (kinds[kind] as CubeRoomKind).stock) continue;
      counts[kind]! += 1;
      taken.push(kind);
      fill();
      taken.pop();
      counts[kind]! -= 1;
    }
  };
  fill();
  return [...choices.values()];
}

/** Places of the kinds that take some people, the cheapest first, the smallest of equals. */
function kindsFor(kinds: readonly CubeRoomKind[], { adults, infants, children, teens }: CubeRoom): number[] {
  const fitting = kinds.flatMap(({ capacity, maxAdults }, kind) => (adults <= maxAdults && adults + infants + children + teens <= capacity ? [kind] : []));
  const of = (kind: number) => kinds[kind] as CubeRoomKind;
  return fitting.sort((one, other) => of(one).supplement - of(other).supplement || of(one).capacity - of(other).capacity);
}

/** For each kind that some night has too few of: the next such night. */
function nightsShortOf(scarce: ScarceRooms, counts: readonly number[]): Int16Array[] {
  return counts.flatMap((count, kind) => (count === 0 ? [] : (scarceFrom(scarce, kind, count) ?? [])));
}

/** By night, the next one on or after it that has fewer than `count` of a kind left; null where none ever has. */
function scarceFrom(scarce: ScarceRooms, kind: number, count: number): Int16Array | null {
  const left = scarce.left[kind] ?? null;
  if (left === null) return null;
  return (scarce.scarceFrom[kind * PLENTY + count - 1] ??= nextBelow(left, count));
}

function nextBelow(left: Uint8Array, count: number): Int16Array {
  const next = new Int16Array(NIGHTS);
  let below = NIGHTS;
  for (let night = NIGHTS - 1; night >= 0; night--) {
    if ((left[night] as number) < count) below = night;
    next[night] = below;
  }
  return next;
}
