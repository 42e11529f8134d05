import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/hotel.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';

export async function hotelByCode(_kysely: Kysely<Schema>, _hotelCode: string, _context: SearchContext): Promise<components['schemas']['Hotel'] | null> {
  throw new Error('Being written');
}
