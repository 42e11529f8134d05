import { sql, type Kysely } from 'kysely';
import { CELL_DAYS } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { readWindow, type CatalogueWindow } from './catalogue-window.ts';
import { bookedNights, freeRoomsFor, type RoomStock } from './free-rooms.ts';
import type { RoomParty } from './party.ts';
import type { SearchQuery } from '../search-query.ts';
import type { Span } from './spans.ts';

/** The window, and the hotels that have too few rooms for the query's party on some night. */
export interface SearchWindow extends CatalogueWindow {
  scarce: readonly ScarceHotel[];
}

interface ScarceHotel {
  id: number;
  rooms: RoomStock[];
}

/** Departure days, both included, on which the same rooms of a hotel are free for a party and a number of nights. */
export interface ScarceStay {
  hotelId: number;
  /** Index of the span. */
  span: number;
  nights: number;
  first: number;
  last: number;
  /** A kind for each of the party's rooms. */
  rooms: RoomStock[];
}

/** Reads what a search of the query needs to know of the catalogue and its bookings. */
export async function readSearchWindow(kysely: Kysely<Schema>, { tripType, occupancies }: Pick<SearchQuery, 'tripType' | 'occupancies'>, today: string): Promise<SearchWindow> {
  const window = await readWindow(kysely, today);
  const { rows } = await sql<RoomStock & { hotel_id: number }>`
    select r.hotel_id, r.code, r.capacity, r.max_adults, r.supplement, r.stock, ${bookedNights(window)} as booked
    from hotel h join hotel_room r on r.hotel_id = h.id
    where h.trip_type = ${tripType} and (
      h.id in (select hotel_id from hotel_room where stock < ${occupancies.length})
      or h.code in (
        select a.hotel_code from allotment a
        join hotel booked on booked.code = a.hotel_code
        join hotel_room few on few.hotel_id = booked.id and few.code = a.room_code
        where a.night > ${today}::date and a.booked > few.stock - ${occupancies.length}::int
      ))
    order by r.hotel_id, r.position`.execute(kysely);
  return { ...window, scarce: [...Map.groupBy(rows, ({ hotel_id }) => hotel_id)].map(([id, rooms]) => ({ id, rooms })) };
}

/** What the scarce hotels have left for the party, by runs of days. */
export function scarceStays({ scarce }: SearchWindow, spans: readonly Span[]): ScarceStay[] {
  return scarce.flatMap((hotel) =>
    spans.flatMap(({ rooms, windows }, span) => {
      const roomsOn = roomFinder(hotel, rooms);
      return windows.flatMap(({ nights, first, last }) => {
        const stays: ScarceStay[] = [];
        for (let day = first; day <= last; day++) {
          const found = roomsOn(day, nights);
          const before = stays.at(-1);
          if (found === null) continue;
          if (before?.last === day - 1 && before.rooms === found) before.last = day;
          else stays.push({ hotelId: hotel.id, span, nights, first: day, last: day, rooms: found });
        }
        return stays;
      });
    }),
  );
}

/** The rooms of a party on a departure day; the same array while the same are left. */
function roomFinder({ rooms: kinds }: ScarceHotel, party: readonly RoomParty[]): (day: number, nights: number) => RoomStock[] | null {
  const people = party.map(({ adults, infants, children, teens }) => ({ adults, minors: infants + children + teens }));
  const known = new Map<number, RoomStock[] | null>();
  const freeNights = kinds.map(({ stock, booked }) => {
    const free = new Uint8Array(CELL_DAYS + 255).fill(Math.min(stock, party.length));
    for (const [night, taken] of Object.entries(booked ?? {})) free[Number(night)] = Math.max(0, Math.min(stock - taken, party.length));
    return free;
  });
  return (day, nights) => {
    const left = freeNights.map((free) => fewestOf(free, day, nights));
    const key = left.reduce((number, of) => number * (party.length + 1) + of, 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const rooms = freeRoomsFor(kinds, people, (kind) => left[kinds.indexOf(kind)] ?? 0);
    known.set(key, rooms);
    return rooms;
  };
}

/** By hand: a callback for each night of each stay would be most of a search. */
function fewestOf(free: Uint8Array, day: number, nights: number): number {
  let fewest = free[day] as number;
  for (let night = day + 1; night < day + nights; night++) if ((free[night] as number) < fewest) fewest = free[night] as number;
  return fewest;
}
