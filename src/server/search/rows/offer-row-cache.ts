import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/market/language.ts';
import type { Schema } from '../../db/schema.ts';
import type { CatalogueWindow } from '../prices/catalogue-window.ts';
import { readOfferRows, type FlightRow, type FoundOffer, type HotelRow, type Named, type OfferRow } from './read-offers.ts';

/** Hotels, in a language each; of a few kilobytes. */
const CACHED_HOTELS = 5000;

/** Rows of offers, in their order; null when their catalogue is no more. */
export type OfferRows = (catalogue: number, found: readonly FoundOffer[], window: CatalogueWindow, language: Language) => Promise<(OfferRow | undefined)[] | null>;

/** Hotels have other ids in another catalogue: what was read before this is of the answer's own if that is still there. */
export async function isPresentCatalogue(kysely: Kysely<Schema>, catalogue: number): Promise<boolean> {
  const now = await kysely.selectFrom('price_version').select('catalogue').executeTakeFirst();
  return now?.catalogue === catalogue;
}

/**
 * What the catalogue says of offers, by hotel, airport and flight: read once, as nothing but another catalogue changes it.
 * Reading it for the ten offers of a page took most of a list's time on the server.
 * @param limit how many hotels are cached, those that were asked for last
 */
export function cachedOfferRows(kysely: Kysely<Schema>, limit = CACHED_HOTELS): OfferRows {
  let cached = cacheOf(null, limit);
  return async (catalogue, found, window, language) => {
    if (catalogue !== cached.catalogue) cached = cacheOf(catalogue, limit);
    const ofCatalogue = cached;
    const rows = found.map((offer) => ofCatalogue.rowOf(offer, language));
    const missing = found.flatMap((offer, place) => (rows[place] === undefined ? [{ offer, place }] : []));
    if (missing.length === 0) return rows;
    const read = await readOfferRows(kysely, missing.map(({ offer }) => offer), window, language);
    if (!await isPresentCatalogue(kysely, catalogue)) return null;
    for (const [index, { offer, place }] of missing.entries()) {
      rows[place] = read[index];
      if (read[index] !== undefined) ofCatalogue.store(offer, read[index], language);
    }
    return rows;
  };
}

function cacheOf(catalogue: number | null, limit: number) {
  const hotels = new LRUCache<string, HotelRow>({ max: limit });
  const airports = new Map<string, Named>();
  /** Null where nobody flies. */
  const flights = new Map<string, FlightRow | null>();
  const keyOfFlights = ({ day, nights }: FoundOffer, { arrival }: HotelRow, { code }: Named) => {
    const [from, to] = [code, arrival?.code ?? ''];
    // The same flights leave on the same day of each week.
    return { outbound: `${from} ${to} ${day % 7}`, inbound: `${to} ${from} ${(day + nights) % 7}` };
  };

  return {
    catalogue,
    rowOf(offer: FoundOffer, language: Language): OfferRow | undefined {
      const hotel = hotels.get(`${offer.hotelId} ${language}`);
      const airport = airports.get(`${offer.airportId} ${language}`);
      if (hotel === undefined || airport === undefined) return undefined;
      const keys = keyOfFlights(offer, hotel, airport);
      const outbound = flights.get(keys.outbound);
      const inbound = flights.get(keys.inbound);
      return outbound === undefined || inbound === undefined ? undefined : { hotel, airport, outbound, inbound };
    },
    store(offer: FoundOffer, { hotel, airport, outbound, inbound }: OfferRow, language: Language): void {
      hotels.set(`${offer.hotelId} ${language}`, hotel);
      airports.set(`${offer.airportId} ${language}`, airport);
      const keys = keyOfFlights(offer, hotel, airport);
      flights.set(keys.outbound, outbound);
      flights.set(keys.inbound, inbound);
    },
  };
}
