import { sql, type RawBuilder } from 'kysely';
import type { CatalogueWindow } from './catalogue-window.ts';

interface RoomKind {
  code: string;
  capacity: number;
  max_adults: number;
  supplement: number;
}

/** A kind of room with how many of it are for sale on each night, and how many are booked, by night of the window. */
export interface RoomStock extends RoomKind {
  stock: number;
  booked: Record<string, number> | null;
}

/** Nights of the window with bookings of the room `r` of hotel `h`, as `RoomStock.booked` has them. */
export function bookedNights({ firstDay }: Pick<CatalogueWindow, 'firstDay'>): RawBuilder<RoomStock['booked']> {
  return sql`(select jsonb_object_agg(a.night - ${firstDay}::date, a.booked) from allotment a
    where a.hotel_code = h.code and a.room_code = r.code and a.night >= ${firstDay}::date and a.booked > 0)`;
}

/** How many rooms of a kind are free on every night of a stay. */
export function roomsLeft({ stock, booked }: RoomStock, day: number, nights: number): number {
  if (booked === null) return stock;
  let most = 0;
  for (let night = day; night < day + nights; night++) most = Math.max(most, booked[night] ?? 0);
  return Math.max(0, stock - most);
}

/** Whether a kind of room takes some people. */
export function takes(room: RoomKind, { adults, minors }: { adults: number; minors: number }): boolean {
  return adults <= room.max_adults && adults + minors <= room.capacity;
}

/**
 * A kind of room for each of a party's rooms: the first in the cheapest that takes its people and leaves the others theirs,
 * then the second, and so on; the smallest of equals.
 * @param left how many of a kind are free
 * @param firstRoom the code of the first room's kind, if it is chosen
 * @returns null when there are no such rooms
 */
export function freeRoomsFor<Kind extends RoomKind>(kinds: readonly Kind[], party: readonly { adults: number; minors: number; roomCode?: string }[], left: (kind: Kind) => number, firstRoom: string | null = null): Kind[] | null {
  const byPrice = kinds.toSorted((one, other) => one.supplement - other.supplement || one.capacity - other.capacity);
  const fill = (rooms: readonly Kind[]): Kind[] | null => {
    const people = party[rooms.length];
    if (people === undefined) return [...rooms];
    for (const kind of byPrice) {
      const chosen = rooms.length === 0 && firstRoom !== null ? firstRoom : people.roomCode;
      if (chosen !== undefined && kind.code !== chosen) continue;
      if (!takes(kind, people) || rooms.filter((room) => room === kind).length >= left(kind)) continue;
      const found = fill([...rooms, kind]);
      if (found !== null) return found;
    }
    return null;
  };
  return fill([]);
}
