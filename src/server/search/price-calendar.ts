import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';

export interface PricedDay {
  date: string;
  offerCode: string;
  totalPrice: number;
}

export async function priceCalendar(_kysely: Kysely<Schema>, _stay: { hotelCode: string; airportCode: string; nights: number; boardCode: string }, _occupancies: readonly Occupancy[], _context: SearchContext): Promise<PricedDay[] | null> {
  throw new Error('Being written');
}
