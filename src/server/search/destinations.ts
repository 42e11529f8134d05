import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { TripType } from '../../domain/trip-types.ts';
import type { Schema } from '../db/schema.ts';

export interface DestinationOnSale {
  code: string;
  name: string;
  children: DestinationOnSale[];
}

export async function listDestinations(_kysely: Kysely<Schema>, _tripType: TripType, _context: { language: Language }): Promise<DestinationOnSale[]> {
  throw new Error('Being written');
}
