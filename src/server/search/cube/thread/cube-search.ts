import type { Database } from '../../../db/open-database.ts';
import { listAirports } from '../../listing/airports.ts';
import { presentMatrix, type MatrixEntry } from '../../hotel/hotel-matrix.ts';
import type { OfferSearch } from '../../offer-search.ts';
import { placeOf } from '../../rows/read-offers.ts';
import { cubeAnswers, type AskCube } from './cube-answers.ts';
import { isoDate } from '../answer/cube-party.ts';
import { searchHotels } from './search-hotels.ts';
import { searchListings } from './search-listings.ts';

/**
 * Search by the price cube. What an offer shows beyond its price is read by SQL, for the offers of a page only.
 * @param sql answers while the cube cannot
 */
export function searchByCube(database: Pick<Database, 'kysely'>, ask: AskCube, sql: OfferSearch): Omit<OfferSearch, 'version' | 'isReady' | 'close'> {
  const answers = cubeAnswers(database.kysely, ask, sql);
  return {
    ...searchListings(answers),
    ...searchHotels(answers),
    async findOffers(query, page, context) {
      const answer = await ask({ kind: 'listing', query, page, today: context.today });
      const offers = answer === null ? null : await answers.shown(answer, query.occupancies, context.language);
      if (answer === null || offers === null) return sql.findOffers(query, page, context);
      const { totalResults, places } = answer.value;
      return { offers, totalResults, destinations: places.map((place) => placeOf(place, context.language)) };
    },
    async countOffers(query, context) {
      const answer = await ask({ kind: 'count', query, today: context.today });
      return answer === null ? sql.countOffers(query, context) : answer.value;
    },
    async countEach(queries, context) {
      const answer = await ask({ kind: 'counts', queries, today: context.today });
      return answer === null ? sql.countEach(queries, context) : answer.value;
    },
    async countFacets(query, context) {
      const answer = await ask({ kind: 'facets', query, today: context.today });
      return answer === null ? sql.countFacets(query, context) : answer.value;
    },
    async hotelMatrix(hotelCode, occupancies, boardCode, context) {
      const answer = await ask({ kind: 'matrix', hotelCode, occupancies, boardCode, today: context.today });
      if (answer === null) return sql.hotelMatrix(hotelCode, occupancies, boardCode, context);
      if (answer.value === null) return null;
      const { tripType, boardIds, firstDay, entries, airportCodes } = answer.value;
      return presentMatrix(entriesOf(entries, airportCodes), {
        tripType,
        boardIds: new Set(boardIds),
        airports: await listAirports(database.kysely, tripType, context),
        dateOf: (day) => isoDate(firstDay + day),
        language: context.language,
      });
    },
    async priceCalendar(stay, occupancies, context) {
      // The cube prices the cheapest rooms only.
      if (occupancies.some(({ roomCode }) => roomCode !== undefined)) return sql.priceCalendar(stay, occupancies, context);
      const answer = await ask({ kind: 'calendar', stay, occupancies, today: context.today });
      return answer === null || answer.value === 'otherRoom' ? sql.priceCalendar(stay, occupancies, context) : answer.value;
    },
  };
}

function entriesOf(numbers: Int32Array, airportCodes: ReadonlyMap<number, string>): MatrixEntry[] {
  return Array.from({ length: numbers.length / 4 }, (_, entry) => {
    const [day, duration, airportId, koruna] = numbers.subarray(entry * 4, entry * 4 + 4) as unknown as [number, number, number, number];
    return { day, duration, price: koruna * 100, airportCode: airportCodes.get(airportId) ?? '' };
  });
}
