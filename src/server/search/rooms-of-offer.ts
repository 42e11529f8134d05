import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';

export interface RoomOffer {
  roomCode: string;
  roomName: string;
  offerCode: string;
  totalPrice: number;
  fits: boolean;
}

export async function roomsOfOffer(_kysely: Kysely<Schema>, _offerCode: string, _occupancies: readonly Occupancy[], _context: SearchContext): Promise<RoomOffer[] | null> {
  throw new Error('Being written');
}
