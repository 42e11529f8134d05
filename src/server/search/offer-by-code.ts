import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import type { components } from '../../../openapi/generated/hotel.ts';

export async function offerByCode(_kysely: Kysely<Schema>, _offerCode: string, _occupancies: readonly Occupancy[], _context: SearchContext): Promise<components['schemas']['OfferAnswer'] | null> {
  throw new Error('Being written');
}
