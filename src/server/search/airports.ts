import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { TripType } from '../../domain/trip-types.ts';
import type { Schema } from '../db/schema.ts';

export async function listAirports(_kysely: Kysely<Schema>, _tripType: TripType, _context: { language: Language }): Promise<{ code: string; name: string }[]> {
  throw new Error('Being written');
}
