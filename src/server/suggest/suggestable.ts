import { sql, type Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/search.ts';
import { LANGUAGES, type Language } from '../../domain/market/language.ts';
import { TRIP_TYPES, type TripType } from '../../domain/search/trip-types.ts';
import { otherWordsFor } from './other-words.ts';
import { hotelPath } from '../../domain/urls/pages/hotel-url.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import type { Names } from '../db/schema.search.ts';
import type { Schema } from '../db/schema.ts';

export type Suggestion = components['schemas']['Suggestion'];

/** A place or hotel with all the words that find it. */
export interface Suggestable extends Suggestion {
  /** Its names in the other languages. */
  otherNames: string;
  /** The places around it. */
  around: string;
}

interface Place {
  code: string;
  kind: 'country' | 'region' | 'resort';
  names: Names;
  slug: string;
  /** What is sold there; null where nothing is. */
  trip_types: TripType[] | null;
}

/** Every place where trips are sold and every hotel, named in a language. */
export async function readSuggestable(kysely: Kysely<Schema>, language: Language): Promise<Suggestable[]> {
  const { rows: places } = await sql<Place>`
    select d.code, d.kind, d.names, d.slug, sold.trip_types
    from destination d
    join (select place.code, jsonb_agg(distinct h.trip_type) as trip_types from hotel h cross join lateral (values (h.country_code), (h.region_code), (h.resort_code)) place (code) group by place.code) sold on sold.code = d.code
    order by d.position`.execute(kysely);
  const byCode = new Map(places.map((place) => [place.code, place]));
  const way = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  const hotels = await kysely.selectFrom('hotel').select(['code', 'name', 'names', 'slug', 'trip_type', 'country_code', 'region_code', 'resort_code']).orderBy('id').execute();
  return [
    ...places.map((place): Suggestable => {
      const above = way(codesAbove(place.code));
      const [direction, region, resort] = [...above, place].map(({ slug }) => slug);
      const tripTypes = TRIP_TYPES.filter((tripType) => place.trip_types?.includes(tripType));
      const path = listingPath({ tripType: tripTypes[0] ?? 'WS', ...(direction !== undefined && { direction }), ...(region !== undefined && { region }), ...(resort !== undefined && { resort }) });
      return { kind: place.kind, code: place.code, ...withOtherWords(named(place.names, above, language), place.code), path, tripTypes };
    }),
    ...hotels.map((hotel): Suggestable => {
      const around = way([hotel.country_code, hotel.region_code, hotel.resort_code]);
      const [countrySlug = '', regionSlug = '', resortSlug = ''] = around.map(({ slug }) => slug);
      const path = hotelPath({ countrySlug, regionSlug, resortSlug, hotelSlug: hotel.slug, hotelCode: hotel.code });
      return { kind: 'hotel', code: hotel.code, ...named(hotel.names ?? hotel.name, around, language), path, tripTypes: [hotel.trip_type] };
    }),
  ];
}

function named(names: Names | string, above: readonly Place[], language: Language): Pick<Suggestable, 'name' | 'detail' | 'otherNames' | 'around'> {
  return {
    name: typeof names === 'string' ? names : names[language],
    detail: above.map((place) => place.names[language]).toReversed().join(', '),
    otherNames: typeof names === 'string' ? '' : LANGUAGES.filter((other) => other !== language).map((other) => names[other]).join(' '),
    around: above.map((place) => place.names[language]).join(' '),
  };
}

/** What people say instead of its names finds it too. */
function withOtherWords(words: ReturnType<typeof named>, code: string): ReturnType<typeof named> {
  return { ...words, otherNames: `${words.otherNames} ${otherWordsFor(code)}` };
}

/** `GR` and `GR-KRETA` of `GR-KRETA-MALIA`. */
function codesAbove(code: string): string[] {
  const parts = code.split('-');
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('-'));
}
