import type { Kysely } from 'kysely';
import { boardIdOf } from '../catalogue/boards.ts';
import type { Schema } from '../db/schema.ts';
import { dayOf, readWindow, type SearchContext } from './catalogue-window.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';
import { readOffers, type Offer } from './read-offers.ts';
import type { SearchQuery } from './search-query.ts';

/** [alloffers.defaults] */
export const ALL_OFFERS_PAGE_SIZE = 6;

/**
 * Every offer of a hotel that the query's dates, lengths, airports, boards and price allow, each in its cheapest room,
 * cheapest first [alloffers.defaults]; null for an unknown hotel.
 */
export async function allOffersOfHotel(
  kysely: Kysely<Schema>,
  hotelCode: string,
  query: SearchQuery,
  { page, pageSize }: { page: number; pageSize: number },
  context: SearchContext,
): Promise<{ offers: Offer[]; totalResults: number } | null> {
  const hotel = await readHotelOnSale(kysely, hotelCode);
  if (hotel === null) return null;
  const window = await readWindow(kysely, context.today);
  const { filters } = query;
  const airports = query.airports.map((code) => window.airportIds.get(code));
  const boards = filters.boards.map(boardIdOf);
  const first = Math.max(window.first, query.dateFrom === null ? 0 : dayOf(window, query.dateFrom));
  const last = Math.min(window.last, query.dateTo === null ? Infinity : dayOf(window, query.dateTo));
  const totalOf = partyPricer(hotel, query.occupancies, window);
  const offers = hotel.cells
    .filter(({ airportId, boardId, nights }) => (airports.length === 0 || airports.includes(airportId)) && (boards.length === 0 || boards.includes(boardId)) && nights >= (query.nightsFrom ?? 0) && nights <= (query.nightsTo ?? Infinity))
    .flatMap(({ airportId, boardId, nights, ...cell }) =>
      [...daysOnSale({ airportId, boardId, nights, ...cell }, first, last)].flatMap(({ day, base }) => {
        const total = totalOf(base, day + nights);
        return total === null || total < (filters.priceFrom ?? 0) || total > (filters.priceTo ?? Infinity) ? [] : [{ hotelId: hotel.id, airportId, boardId, nights, day, base, total }];
      }),
    )
    .sort((a, b) => a.total - b.total || a.day - b.day || a.nights - b.nights || a.airportId - b.airportId || a.boardId - b.boardId);
  return { offers: await readOffers(kysely, offers.slice(page * pageSize, (page + 1) * pageSize), query.occupancies, window, context.language), totalResults: offers.length };
}
