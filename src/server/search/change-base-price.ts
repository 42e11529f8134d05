import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export async function changeBasePrice(_tx: Kysely<Schema>, _offerCode: string, _price: number | null): Promise<void> {
  throw new Error('Being written');
}
