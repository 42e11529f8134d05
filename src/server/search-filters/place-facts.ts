import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/common.ts';
import type { Language } from '../../domain/market/language.ts';
import { isByCar, type TripType } from '../../domain/search/trip-types.ts';
import type { Schema } from '../db/schema.ts';
import type { OfferSearch } from '../search/offer-search.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import { anyTrip } from '../search/search-query.ts';

/** What is on sale in a place to two adults. */
export interface PlaceFacts {
  /** Hotels with an offer; round trips or flights where these are sold. */
  count: number;
  /** The whole party's lowest price, minor units, and the day on which it departs. */
  cheapest: { totalPrice: number; date: string };
  /** Names of the airports that one can leave from; none by car. */
  airports: string[];
  /** Of the best rated hotel. */
  picture: components['schemas']['Picture'] | null;
}

interface Asked {
  tripType: TripType;
  /** Code of the place; null is anywhere. */
  place: string | null;
  /** IATA code of the only airport that counts. */
  airport: string | null;
}

/** Facts of a place on a day in a language; null where nothing is on sale. */
export type PlaceFactsOf = (asked: Asked, context: SearchContext) => Promise<PlaceFacts | null>;

/** Facts of a few hundred bytes: all places of all kinds of trip in all languages. */
const CACHED_FACTS = 5000;

/** Facts of places, found once at each version of the prices. */
export function createPlaceFacts(search: Pick<OfferSearch, 'findOffers' | 'countFacets' | 'version'>, kysely: Kysely<Schema>): PlaceFactsOf {
  const cache = new LRUCache<string, Promise<PlaceFacts | null>>({ max: CACHED_FACTS });

  async function find({ tripType, place, airport }: Asked, context: SearchContext): Promise<PlaceFacts | null> {
    const query = { ...anyTrip(tripType), destinations: place === null ? [] : [place], airports: airport === null ? [] : [airport] };
    const [{ offers: [cheapest], totalResults }, { offers: [best] }, airports] = await Promise.all([
      search.findOffers(query, { sort: 'price', page: 0, pageSize: 1 }, context),
      search.findOffers(query, { sort: 'hotelRating', page: 0, pageSize: 1 }, context),
      isByCar(tripType) ? [] : departureAirports(kysely, context.language),
    ]);
    if (cheapest === undefined) return null;
    const flown = airports.length === 0 || airport !== null ? new Set([airport]) : new Set((await search.countFacets(query, context)).airports.keys());
    return {
      count: totalResults,
      cheapest: { totalPrice: cheapest.totalPrice, date: cheapest.departureDate },
      airports: airports.filter(({ code }) => flown.has(code)).map(({ name }) => name),
      picture: best?.picture ?? null,
    };
  }

  return async (asked, context) => {
    const key = [await search.version(), context.today, context.language, asked.tripType, asked.place, asked.airport].join(' ');
    const known = cache.get(key);
    if (known !== undefined) return known;
    const found = find(asked, context);
    cache.set(key, found);
    // A failure is not cached: the next page tries again.
    found.catch(() => cache.delete(key));
    return found;
  };
}

async function departureAirports(kysely: Kysely<Schema>, language: Language): Promise<{ code: string; name: string }[]> {
  const airports = await kysely.selectFrom('airport').select(['code', 'names']).where('departure', '=', true).orderBy('position').execute();
  return airports.map(({ code, names }) => ({ code, name: names[language] }));
}
