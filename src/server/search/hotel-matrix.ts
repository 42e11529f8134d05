import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import type { components } from '../../../openapi/generated/hotel.ts';

export async function hotelMatrix(_kysely: Kysely<Schema>, _hotelCode: string, _occupancies: readonly Occupancy[], _boardCode: string | null, _context: SearchContext): Promise<components['schemas']['Matrix'] | null> {
  throw new Error('Being written');
}
