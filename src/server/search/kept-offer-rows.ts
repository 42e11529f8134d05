import type { Kysely } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { Schema } from '../db/schema.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { readOfferRows, type FoundOffer, type OfferRow } from './read-offers.ts';

/** Of some kilobyte each. */
const KEPT_ROWS = 5000;

/** Rows of offers by what they were found as; null when their catalogue is no more. */
export type OfferRows = (catalogue: number, found: readonly FoundOffer[], window: CatalogueWindow, language: Language) => Promise<(OfferRow | undefined)[] | null>;

/** Hotels have other ids in another catalogue: what was read before this is of the answer's own if that is still there. */
export async function isPresentCatalogue(kysely: Kysely<Schema>, catalogue: number): Promise<boolean> {
  const now = await kysely.selectFrom('price_version').select('catalogue').executeTakeFirst();
  return now?.catalogue === catalogue;
}

/**
 * What the catalogue says of offers, read once: the same few stand in most lists, and nothing but another catalogue changes
 * it. Reading ten took most of a list's time on the server.
 * @param limit how many are kept, those that were asked for last
 */
export function keptOfferRows(kysely: Kysely<Schema>, limit = KEPT_ROWS): OfferRows {
  const kept = new Map<string, OfferRow>();
  let keptCatalogue: number | null = null;

  function keep(key: string, row: OfferRow): void {
    kept.delete(key);
    kept.set(key, row);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
  }

  return async (catalogue, found, window, language) => {
    if (catalogue !== keptCatalogue) {
      kept.clear();
      keptCatalogue = catalogue;
    }
    const keys = found.map(({ hotelId, airportId, nights, day }) => [hotelId, airportId, nights, day, language].join(' '));
    const rows = keys.map((key) => kept.get(key));
    const missing = found.filter((_, place) => rows[place] === undefined);
    if (missing.length > 0) {
      const read = await readOfferRows(kysely, missing, window, language);
      if (!await isPresentCatalogue(kysely, catalogue)) return null;
      let next = 0;
      for (const place of rows.keys()) if (rows[place] === undefined) rows[place] = read[next++];
    }
    if (catalogue === keptCatalogue) for (const [place, row] of rows.entries()) if (row !== undefined) keep(keys[place]!, row);
    return rows;
  };
}
