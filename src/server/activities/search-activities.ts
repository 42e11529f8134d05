import { sql, type Kysely } from 'kysely';
import type { components, operations } from '../../../openapi/generated/excursions.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Language } from '../../domain/market/language.ts';
import { activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import { ACTIVITY_CATEGORIES } from '../catalogue/activity-categories.ts';
import { todayOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { pictureOf } from '../images/picture-of.ts';
import type { Shop } from '../shop.ts';
import { activityRows, type ActivityRow } from './activity-rows.ts';
import { activityTimes, closingTime, isStillSold, runsOn } from './activity-times.ts';
import { activityPlace, activityTile, activityUrl, placesByCode, type Places } from './present-activity.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['mapActivities']['parameters']['query']>;
type ListQuery = NonNullable<operations['listActivities']['parameters']['query']>;

const PAGE_SIZE = 12;
/** How far the first free day is looked for. */
const AHEAD_DAYS = 330;
const MOST_SUGGESTIONS = 8;
const MOST_DAYS = 62;

/** What can be done, narrowed, sorted, twelve a page; each facet counts what matches everything else [excursion.search]. */
export async function searchActivities(shop: Shop, { page = 0, ...query }: ListQuery, language: Language): Promise<Schemas['ActivityList']> {
  const { places, place, found, matching, days } = await foundActivities(shop, query, language);
  const shown = found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const next = query.from === undefined ? await daysOf(shop, shown, query) : days;
  const counted = (rows: ActivityRow[], codesOf: (row: ActivityRow) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const code of rows.flatMap(codesOf)) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts;
  };
  const categories = counted(matching('category'), ({ category }) => [category]);
  const guides = counted(matching('guide'), ({ guide_languages }) => guide_languages);
  const regions = counted(matching('region'), ({ region_code, country_code }) => [region_code, country_code]);
  return {
    activities: shown.map((row) => activityTile(row, places, language, next.get(row.code) ?? null)),
    total: found.length,
    page,
    pages: Math.ceil(found.length / PAGE_SIZE),
    region: place?.slug ?? null,
    place: place?.names[language] ?? null,
    sort: query.sort ?? 'popular',
    categories: ACTIVITY_CATEGORIES.flatMap((code) => facetValue(code, code, categories.get(code), query.category)),
    guides: [...guides].sort(([, a], [, b]) => b - a).flatMap(([code, count]) => facetValue(code, code, count, query.guide)),
    // A country stands among its regions where it is chosen.
    regions: [...places.values()].filter(({ kind, slug }) => kind !== 'country' || slug === place?.slug).flatMap(({ code, slug, names }) => facetValue(slug, names[language], regions.get(code), place?.slug)),
  };
}

/** All that a search finds, where it is and what it costs. */
export async function mapOfActivities(shop: Shop, query: Query, language: Language): Promise<Schemas['ActivityPlaces']> {
  const { places, found } = await foundActivities(shop, query, language);
  return { places: found.map((row) => activityPlace(row, places, language)) };
}

/** What matches a query, in the order asked for; and what would, without one part of it. */
async function foundActivities(shop: Shop, query: Query, language: Language) {
  const { database: { kysely } } = shop;
  const places = await placesByCode(kysely);
  const chosen = query.region === undefined ? undefined : [...places.values()].find(({ slug, kind }) => slug === query.region && kind !== 'resort');
  if (query.region !== undefined && chosen === undefined) throw notFound('Region');
  if (query.from !== undefined && query.to !== undefined && query.to < query.from) throw new Problem(400, 'days-reversed', { title: 'The last day is before the first' });
  const all = await activityRows(kysely, language, (activities) => activities.orderBy('activity.popularity', 'desc').orderBy('activity.code'));
  const days = query.from === undefined ? new Map<string, string>() : await daysOf(shop, all, query);
  const written = slugOf(query.query ?? '');
  // Who writes another place than the one that was chosen before goes there.
  const named = [...places.values()].find(({ code, kind, names }) => kind !== 'resort' && slugOf(names[language]) === written && all.some((row) => row.region_code === code || row.country_code === code));
  const place = named ?? chosen;
  const words = named === undefined ? written.split('-').filter(Boolean) : [];
  const tests: Record<'region' | 'category' | 'guide' | 'rest', (row: ActivityRow) => boolean> = {
    region: (row) => place === undefined || row.region_code === place.code || row.country_code === place.code,
    category: (row) => query.category === undefined || row.category === query.category,
    guide: (row) => query.guide === undefined || row.guide_languages.includes(query.guide),
    rest: (row) => (query.from === undefined || days.has(row.code)) && row.most_people >= (query.people ?? 1) && words.every((word) => textOf(row, places, language).includes(word)),
  };
  const matching = (except?: keyof typeof tests) => all.filter((row) => Object.entries(tests).every(([name, test]) => name === except || test(row)));
  return { places, place, days, matching, found: sorted(matching(), query.sort ?? 'popular') };
}

/** Places and activities whose words begin with what is typed, places first. */
export async function suggestActivities({ database: { kysely } }: Shop, query: string, language: Language): Promise<Schemas['ActivitySuggestions']> {
  const typed = slugOf(query);
  if (typed === '') return { suggestions: [] };
  const places = await placesByCode(kysely);
  const rows = await activityRows(kysely, language, (activities) => activities.orderBy('activity.popularity', 'desc').orderBy('activity.code'));
  const begins = (text: string) => `-${slugOf(text)}`.includes(`-${typed}`);
  const counts = Map.groupBy(rows, ({ region_code }) => region_code);
  const regions = [...places.values()].filter(({ code, names }) => counts.has(code) && begins(names[language])).slice(0, 4)
    .map(({ code, slug, names, parent }) => ({ kind: 'region' as const, label: names[language], note: `${places.get(parent ?? '')?.names[language] ?? ''} · ${counts.get(code)!.length}`, url: activitySearchPath({ region: slug }) }));
  const activities = rows.filter(({ name }) => begins(name)).slice(0, MOST_SUGGESTIONS - regions.length)
    .map((row) => ({ kind: 'activity' as const, label: row.name, note: places.get(row.region_code)?.names[language] ?? '', url: activityUrl(row, places) }));
  return { suggestions: [...regions, ...activities] };
}

/** The best liked of each region, the best of all first. */
export async function mostPopular(shop: Shop, limit: number, language: Language): Promise<Schemas['ActivityTiles']> {
  const { database: { kysely } } = shop;
  const places = await placesByCode(kysely);
  const rows = await activityRows(kysely, language, (activities) => activities.orderBy('activity.popularity', 'desc').orderBy('activity.code'));
  const best = [...Map.groupBy(rows, ({ region_code }) => region_code).values()].map(([first]) => first!).slice(0, limit);
  const days = await daysOf(shop, best, {});
  return { activities: best.map((row) => activityTile(row, places, language, days.get(row.code) ?? null)) };
}

/** Where it begins to cost how much, by country. */
export async function topPrices({ database: { kysely } }: Shop, language: Language): Promise<Schemas['TopPrices']> {
  const places = await placesByCode(kysely);
  const rows = await activityRows(kysely, language, (activities) => activities.orderBy('activity.popularity', 'desc').orderBy('activity.code'));
  const countries = [...Map.groupBy(rows, ({ country_code }) => country_code)].sort(([, a], [, b]) => b.length - a.length).slice(0, 8);
  return {
    regions: countries.map(([code, own]) => ({
      region: places.get(code)?.names[language] ?? code,
      url: activitySearchPath({ region: places.get(code)?.slug, sort: 'price' }),
      price: Math.min(...own.map(({ price }) => price)),
      currency: own[0]!.currency,
      count: own.length,
      picture: pictureOf(own[0]!.pictures.at(-1)!, language),
    })),
  };
}

function facetValue(code: string, label: string, count: number | undefined, selected: string | undefined): Schemas['FacetValue'][] {
  return count === undefined && code !== selected ? [] : [{ code, label, count: count ?? 0, selected: code === selected }];
}

function sorted(rows: ActivityRow[], sort: NonNullable<Query['sort']>): ActivityRow[] {
  const orders: Record<typeof sort, (a: ActivityRow, b: ActivityRow) => number> = {
    popular: () => 0,
    price: (a, b) => a.price - b.price,
    priceDESC: (a, b) => b.price - a.price,
    rating: (a, b) => b.rating - a.rating,
    duration: (a, b) => a.minutes - b.minutes,
  };
  return rows.toSorted(orders[sort]);
}

function textOf(row: ActivityRow, places: Places, language: Language): string {
  return slugOf([row.name, row.summary, places.get(row.region_code)?.names[language], places.get(row.country_code)?.names[language]].join(' '));
}

/** The first day with room for all, of those that have one within the days asked for, or at all. */
async function daysOf({ database: { kysely }, clock }: Shop, rows: readonly ActivityRow[], { from, to, people = 1 }: Query): Promise<Map<string, string>> {
  const around = { today: todayOf(clock), closing: closingTime(clock), people };
  const activityCodes = rows.map(({ code }) => code);
  const times = from === undefined ? await firstTimes(kysely, activityCodes, around) : await timesWithin(kysely, activityCodes, { ...around, from, to });
  const days = new Map<string, string>();
  for (const { activityCode, day } of times) if (!days.has(activityCode)) days.set(activityCode, day);
  return days;
}

/** Of many activities, at most some weeks. */
function timesWithin(kysely: Kysely<Schema>, activityCodes: string[], { from, to = from, today, ...around }: { from: string; to: string | undefined; today: string; closing: string; people: number }) {
  const first = from < today ? today : from;
  const last = addDays(first, MOST_DAYS);
  return activityTimes(kysely, { ...around, activityCodes, from: first, to: to < last ? to : last });
}

/** Of few activities over a long time: within a month from now, else in their next season. */
async function firstTimes(kysely: Kysely<Schema>, codes: readonly string[], { today, closing, people }: { today: string; closing: string; people: number }) {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ activityCode: string; day: string }>`
    select a.code as "activityCode", found.day from activity a
    cross join lateral (
      select on_day::date as day from generate_series(${today}::date, ${addDays(today, AHEAD_DAYS)}::date, interval '1 day') on_day
      join activity_start s on s.activity_code = a.code and s.weekday = extract(isodow from on_day)
      left join activity_day d on d.activity_code = a.code and d.day = on_day::date and d.time = s.time
      left join activity_place p on p.activity_code = a.code and p.day = on_day::date and p.time = s.time
      where ${runsOn(sql`on_day`)}
        and ${isStillSold(sql`on_day`, closing)}
        and coalesce(d.capacity, s.capacity) - coalesce(p.taken, 0) >= ${people}::int
      order by on_day limit 1
    ) found where a.code = any(${[...codes]}::text[])`.execute(kysely);
  return rows;
}
