/** For tests: bookings drawn by lot. */
import type { Kysely } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import { randomOf } from '../../../demo/catalogue/random.ts';
import type { Schema } from '../../db/schema.ts';
import { TEST_TODAY } from '../../testing/test-database.ts';

/** Books rooms of some hotels for runs of nights, the last one often, in the place of whatever was booked. */
export async function bookAtRandom(kysely: Kysely<Schema>, seed: number): Promise<void> {
  const rooms = await kysely.selectFrom('hotel_room').innerJoin('hotel', 'hotel.id', 'hotel_id').select(['hotel.code as hotel_code', 'hotel_room.code as room_code', 'stock']).orderBy('hotel.id').orderBy('position').execute();
  const booked = rooms.flatMap(({ stock, ...room }) => {
    const random = randomOf('random bookings', seed, room.hotel_code, room.room_code);
    const nights: { hotel_code: string; room_code: string; night: string; booked: number }[] = [];
    if (randomOf('random bookings', seed, room.hotel_code).chance(0.4) || random.chance(0.3)) return [];
    for (let day = random.between(-20, 40); day < 420; day += random.between(1, 90)) {
      const end = day + random.between(1, 30);
      for (; day < end; day++) nights.push({ ...room, night: addDays(TEST_TODAY, day), booked: random.chance(0.6) ? stock : random.between(0, stock) });
    }
    return nights;
  });
  await kysely.deleteFrom('allotment').execute();
  for (let start = 0; start < booked.length; start += 5000) await kysely.insertInto('allotment').values(booked.slice(start, start + 5000)).execute();
}
