import { PLENTY } from '../../prices/price-version.ts';
import type { CatalogueReader } from './load-cube.ts';
import type { ScarceNight } from '../memory/sold-out.ts';

type ScarceRow = ScarceNight & { hotelId: number };

/** The nights on which a kind of room has fewer than PLENTY left, by hotel. */
export async function readScarceNights(reader: CatalogueReader, catalogue: number): Promise<Map<number, ScarceRow[]>> {
  return readNights(reader, catalogue, `r.stock - a.booked < ${PLENTY}`);
}

/** The nights that are scarce, or are no longer, since a version of the rooms. */
export async function readChangedNights(reader: CatalogueReader, catalogue: number, since: number): Promise<Map<number, ScarceRow[]>> {
  return readNights(reader, catalogue, `a.version > ${since}`);
}

async function readNights(reader: CatalogueReader, catalogue: number, condition: string): Promise<Map<number, ScarceRow[]>> {
  const rows = await reader.rows<ScarceRow>(`
    select h.id as "hotelId", a.room_code as "roomCode", a.night - v.first_day as night, greatest(r.stock - a.booked, 0) as left
    from catalogue_version v
    join allotment a on a.night >= v.first_day
    join hotel h on h.code = a.hotel_code
    join hotel_room r on r.hotel_id = h.id and r.code = a.room_code
    where v.id = ${catalogue} and ${condition}`);
  return Map.groupBy(rows, ({ hotelId }) => hotelId);
}
