import { sql, type Kysely } from 'kysely';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { Schema } from '../db/schema.ts';
import { sharesOf } from '../search/prices/party.ts';
import { policyOf } from '../search/rows/read-offers.ts';
import type { Offer } from './cart-rows.ts';

/**
 * What each traveller pays of an offer without its extras, in the order of the form and in minor units; always adds up to the
 * offer's price. Empty where the catalogue does not know the hotel or its rooms any more.
 */
export async function personPrices(kysely: Kysely<Schema>, { hotelCode, endDate, totalPrice, occupancies: rooms }: Offer, occupancies: readonly Occupancy[]): Promise<number[]> {
  const { rows: [hotel] } = await sql<Parameters<typeof policyOf>[0] & { supplements: Record<string, number> }>`
    select h.single_supplement, h.third_adult, h.infant, h.child, h.teen,
      (select jsonb_object_agg(r.code, r.supplement) from hotel_room r where r.hotel_id = h.id) as supplements
    from hotel h where h.code = ${hotelCode}`.execute(kysely);
  const supplements = rooms.map(({ roomCode }) => hotel?.supplements[roomCode]);
  if (hotel === undefined || supplements.length !== occupancies.length || supplements.includes(undefined)) return [];
  return sharesOf(policyOf(hotel), totalPrice, occupancies, supplements as number[], endDate);
}
