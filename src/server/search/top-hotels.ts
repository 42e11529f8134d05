import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import type { Offer } from './read-offers.ts';

export async function topHotels(_kysely: Kysely<Schema>, _context: SearchContext): Promise<Offer[]> {
  throw new Error('Being written');
}
