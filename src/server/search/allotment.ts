import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';

export class SoldOut extends Error {
  override readonly name = 'SoldOut';
}

export async function reserveOffer(_tx: Kysely<Schema>, _offerCode: string, _roomCodes: readonly string[], _context: SearchContext): Promise<void> {
  throw new Error('Being written');
}

export async function releaseOffer(_tx: Kysely<Schema>, _offerCode: string, _roomCodes: readonly string[]): Promise<void> {
  throw new Error('Being written');
}
