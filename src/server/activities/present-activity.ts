import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/excursions.ts';
import type { Language } from '../../domain/market/language.ts';
import { activityPath } from '../../domain/urls/pages/activity-url.ts';
import type { Schema } from '../db/schema.ts';
import { pictureOf } from '../images/picture-of.ts';
import type { ActivityRow } from './activity-rows.ts';

type Place = Pick<Selectable<Schema['destination']>, 'code' | 'slug' | 'names' | 'kind' | 'parent'>;
export type Places = ReadonlyMap<string, Place>;

/**
 * Countries, regions and resorts by their codes, in the shop's order.
 * @param codes only these; all of them where none are named
 */
export async function placesByCode(kysely: Kysely<Schema>, codes?: readonly string[]): Promise<Places> {
  if (codes?.length === 0) return new Map();
  const places = kysely.selectFrom('destination').select(['code', 'slug', 'names', 'kind', 'parent']).orderBy('position');
  const rows = await (codes === undefined ? places : places.where('code', 'in', [...codes])).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

export function activityUrl(row: Pick<ActivityRow, 'region_code' | 'slug' | 'code'>, places: Places): string {
  return activityPath(places.get(row.region_code)?.slug ?? row.region_code.toLowerCase(), row.slug, row.code);
}

export function activityTile(row: ActivityRow, places: Places, language: Language, nextDay: string | null): components['schemas']['ActivityTile'] {
  return { ...activityFacts(row, places, language), picture: pictureOf(row.pictures[0]!, language), nextDay };
}

export function activityPlace(row: ActivityRow, places: Places, language: Language): components['schemas']['ActivityPlace'] {
  const { activityId, name, url, resort, price, currency, coordinates } = activityFacts(row, places, language);
  return { activityId, name, url, resort, price, currency, coordinates, region: { code: row.region_code, name: places.get(row.region_code)?.names[language] ?? '' } };
}

/** What is said of an activity wherever it is shown. */
export function activityFacts(row: ActivityRow, places: Places, language: Language) {
  const nameOf = (code: string) => places.get(code)?.names[language] ?? '';
  return {
    activityId: row.code,
    name: row.name,
    summary: row.summary,
    category: row.category,
    url: activityUrl(row, places),
    region: `${nameOf(row.region_code)}, ${nameOf(row.country_code)}`,
    resort: nameOf(row.resort_code),
    minutes: row.minutes,
    guideLanguages: row.guide_languages,
    rating: row.rating / 10,
    ratingCount: row.rating_count,
    price: row.price,
    currency: row.currency,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
  };
}
