import type { Kysely } from 'kysely';
import { DEFAULT_LANGUAGE } from '../../domain/market/language.ts';
import type { Language } from '../../domain/market/language.ts';
import type { PlaceSlugs } from '../../domain/urls/listing-url.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import type { Schema } from '../db/schema.ts';
import type { DepartureCity, NamedPlace } from './listing-meaning.ts';

/**
 * The places that slugs name, from the country down; null when one of them is not there, or not in the one above. A
 * resort without its region is looked for in all regions of the country [page.directions].
 */
export async function placesOfSlugs(kysely: Kysely<Schema>, { direction, region, resort }: PlaceSlugs, language: Language): Promise<NamedPlace[] | null> {
  const places: NamedPlace[] = [];
  const around = region ?? (direction === undefined || resort === undefined ? undefined : await regionOfResort(kysely, direction, resort));
  for (const slug of [direction, around, resort].filter((part) => part !== undefined)) {
    const parent = places.at(-1)?.code ?? null;
    const row = await kysely
      .selectFrom('destination')
      .select(['code', 'slug', 'names'])
      .where('slug', '=', slug)
      .where('parent', parent === null ? 'is' : '=', parent)
      .executeTakeFirst();
    if (row === undefined) return null;
    places.push({ code: row.code, slug: row.slug, name: row.names[language] });
  }
  return places;
}

async function regionOfResort(kysely: Kysely<Schema>, direction: string, resort: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('destination as resort')
    .innerJoin('destination as region', 'region.code', 'resort.parent')
    .innerJoin('destination as country', 'country.code', 'region.parent')
    .select('region.slug')
    .where('resort.slug', '=', resort)
    .where('country.slug', '=', direction)
    .orderBy('resort.position')
    .executeTakeFirst();
  return row?.slug;
}

/** The departure airport whose city a slug names, in any language of the shop: `praha`, `praga`. */
export async function airportOfSlug(kysely: Kysely<Schema>, slug: string, language: Language): Promise<DepartureCity | null> {
  const airports = await kysely.selectFrom('airport').select(['code', 'names']).where('departure', '=', true).orderBy('position').execute();
  const named = airports.find(({ names }) => Object.values(names).some((name) => slugOf(name) === slug));
  return named === undefined ? null : { code: named.code, name: named.names[language], slug: slugOf(named.names[DEFAULT_LANGUAGE]) };
}
