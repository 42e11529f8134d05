import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import type { FoundOffers } from './find-offers.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';

export async function allOffersOfHotel(_kysely: Kysely<Schema>, _hotelCode: string, _query: SearchQuery, _page: ResultPage, _context: SearchContext): Promise<Pick<FoundOffers, 'offers' | 'totalResults'>> {
  throw new Error('Being written');
}
