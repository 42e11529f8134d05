import type { Insertable } from 'kysely';
import { addDays, weekday } from '../../domain/dates/iso-date.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import type { ActivityPriceBand, ActivitiesSchema } from '../../server/db/schema.activities.ts';
import type { Names } from '../../server/db/schema.search.ts';
import type { CatalogueSize } from '../catalogue/catalogue-size.ts';
import { COUNTRIES, type Region, type Resort } from '../catalogue/geography.ts';
import { couldBeIn, scenesOf, sightsOf } from '../catalogue/hotel-pictures.ts';
import { randomOf, type Random } from '../catalogue/random.ts';
import { TOURS } from '../catalogue/tours.ts';
import { ACTIVITY_KINDS, type ActivityKind, type Setting } from './activity-kinds.ts';
import type { ActivityTexts } from './texts/activity-texts.ts';
import { cs } from './texts/cs.ts';
import { hu } from './texts/hu.ts';
import { pl } from './texts/pl.ts';
import { ro } from './texts/ro.ts';
import { uk } from './texts/uk.ts';

const TEXTS: Record<keyof Names, ActivityTexts> = { cs, pl, ro, uk, hu };
/** How many a region with hotels has. */
const IN_REGION: Record<CatalogueSize, number> = { small: 4, default: 6, large: 6, vast: 6 };
/** From today on, some days have room for fewer. */
const SCARCE_DAYS = 120;
const OTHER_GUIDES = ['de', 'pl', 'hu', 'ro', 'uk', 'it', 'es'];
/** Scenes that look like some places only. */
const SCENE_SETTINGS: readonly (readonly [scene: RegExp, settings: readonly Setting[]])[] = [
  [/^(?:desert|pyramids|red-sea)/, ['desert']],
  [/^(?:mountain-road|alpine-(?:lake|meadow|sunrise))/, ['mountain', 'lake']],
  [/^(?:ski|snowy|alpine-village|alpine-hut)/, ['mountain']],
  [/^(?:jungle|overwater|karst|tropical|savanna|safari)/, ['exotic']],
  [/^(?:taverna|coast-road)/, ['sea', 'exotic']],
  [/^breakfast/, ['sea', 'desert', 'exotic']],
  [/^(?:greek|dalmatia|adriatic|balearic|turkish|bulgarian|montenegro|canary)/, ['sea']],
  [/^(?:bohemian|austrian)/, ['lake', 'mountain']],
  [/^tuscan/, ['sea', 'lake']],
];

interface GeneratedActivities {
  activity: Insertable<ActivitiesSchema['activity']>[];
  activity_text: Insertable<ActivitiesSchema['activity_text']>[];
  activity_start: ActivitiesSchema['activity_start'][];
  activity_day: ActivitiesSchema['activity_day'][];
}

/** Invents what can be done at the destinations; the same for the same seed and day. */
export function generateActivities(size: CatalogueSize, seed: number, regionCodes: ReadonlySet<string>, today: string): GeneratedActivities {
  const rows: GeneratedActivities = { activity: [], activity_text: [], activity_start: [], activity_day: [] };
  const regions = COUNTRIES.flatMap((country) => country.regions.map((region) => ({ country, region })));
  for (const [index, { country, region }] of regions.entries()) {
    if (!regionCodes.has(region.code)) continue;
    const setting = settingOf(region);
    const fitting = ACTIVITY_KINDS.filter(({ settings, countries }) => settings.includes(setting) && (countries?.includes(country.code) ?? true));
    const kinds = randomOf(seed, 'activities', region.code).some(fitting, IN_REGION[size]);
    for (const [place, kind] of kinds.entries()) addActivity(rows, { id: 1000 + index * 10 + place, kind, countryCode: country.code, region, setting, place }, seed, today);
  }
  return rows;
}

interface Site {
  id: number;
  kind: ActivityKind;
  countryCode: string;
  region: Region;
  setting: Setting;
  /** Its place among the region's. */
  place: number;
}

function addActivity(rows: GeneratedActivities, { id, kind, countryCode, region, setting, place }: Site, seed: number, today: string): void {
  const random = randomOf(seed, 'activity', region.code, kind.code);
  const code = String(id);
  const resort = region.resorts[place % region.resorts.length] as Resort;
  const names = namesOf(kind, region, resort, random);
  const [first, last] = monthsOf(kind, region, setting);
  const adult = koruna(kind.price * (region.priceLevel / 100) * (0.9 + random.next() * 0.25));
  const moved = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.012).toFixed(5));
  rows.activity.push({
    code,
    country_code: countryCode,
    region_code: region.code,
    resort_code: resort.code,
    category: kind.category,
    slug: slugOf(names.cs),
    minutes: random.pick(kind.minutes),
    guide_languages: [...(random.chance(0.6) ? ['cs'] : []), 'en', ...random.some(OTHER_GUIDES, random.between(0, 2))],
    latitude: moved(resort.latitude),
    longitude: moved(resort.longitude),
    rating: random.between(76, 98),
    rating_count: random.between(12, 1400),
    popularity: random.between(1, 1000),
    pictures: picturesOf(id, kind, region, setting),
    first_month: first,
    last_month: last,
    prices: json(pricesOf(kind, adult)),
    price: adult,
    currency: 'CZK',
    free_cancel_hours: kind.freeCancelHours,
    late_cancel_percent: random.pick([50, 80, 100]),
    advance_percent: kind.advance,
    required_info: [...kind.info],
    most_people: Math.min(12, kind.capacity[1]),
  });
  rows.activity_text.push(...LANGUAGES.map((language) => {
    const texts = TEXTS[language];
    const { summary, story } = texts.kinds[kind.code];
    return {
      activity_code: code,
      language,
      name: names[language],
      summary,
      description: json([story, texts.group]),
      meeting_point: `${texts.meeting[kind.meeting]}, ${resort.names[language]}`,
      included: json(kind.included.map((item) => texts.included[item])),
      bring: json(kind.bring.map((item) => texts.bring[item])),
    };
  }));
  const starts = random.some([1, 2, 3, 4, 5, 6, 7], kind.days).flatMap((day) => kind.times.map((time) => ({ activity_code: code, weekday: day, time, capacity: random.between(kind.capacity[0], kind.capacity[1]) })));
  rows.activity_start.push(...starts);
  for (let ahead = 0; ahead < SCARCE_DAYS; ahead++) {
    const day = addDays(today, ahead);
    for (const { time } of starts.filter((start) => start.weekday === weekday(day))) {
      // A day's luck hangs on its date, not on when the catalogue was made.
      const luck = randomOf(seed, code, day, time);
      if (luck.chance(0.2)) rows.activity_day.push({ activity_code: code, day, time, capacity: luck.chance(0.3) ? 0 : luck.between(1, 4) });
    }
  }
}

function settingOf({ scenes }: Region): Setting {
  if (scenes.includes('desert-red-sea')) return 'desert';
  if (scenes.includes('exotic')) return 'exotic';
  if (scenes.includes('lake')) return 'lake';
  return scenes.includes('alps-winter') ? 'mountain' : 'sea';
}

/** A day trip is named after what there is to see, everything else after where it starts. */
function namesOf({ code }: ActivityKind, region: Region, resort: Resort, random: Random): Names {
  const sights = (TOURS[region.code] ?? []).flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'ruins' || kind === 'nature')).map(({ names }) => names);
  const where = code === 'sights' && sights.length > 0 ? random.pick(sights) : resort.names;
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${TEXTS[language].kinds[code].name} – ${where[language]}`])) as Names;
}

function monthsOf({ season }: ActivityKind, region: Region, setting: Setting): [number, number] {
  if (season === 'winter') return [12, 4];
  if (setting === 'mountain') return season === 'summer' ? [6, 9] : [1, 12];
  if (setting === 'lake') return season === 'summer' ? [5, 9] : [1, 12];
  return region.season === 'all' ? [1, 12] : [4, 10];
}

function pricesOf({ child, infant }: ActivityKind, adult: number): ActivityPriceBand[] {
  return [
    { code: 'adult', fromAge: 15, toAge: 99, price: adult },
    ...(child === null ? [] : [{ code: 'child' as const, fromAge: infant === null ? 8 : 4, toAge: 14, price: koruna((adult / 100) * (child / 100)) }]),
    ...(infant === null ? [] : [{ code: 'infant' as const, fromAge: 0, toAge: 3, price: koruna((adult / 100) * (infant / 100)) }]),
  ];
}

/** Minor units of an amount rounded to tens of koruna. */
function koruna(amount: number): number {
  return Math.round(amount / 10) * 1000;
}

function picturesOf(id: number, { scenes }: ActivityKind, region: Region, setting: Setting): string[] {
  const own = scenes.filter((scene) => couldBeIn(region, scene) && (SCENE_SETTINGS.find(([pattern]) => pattern.test(scene))?.[1].includes(setting) ?? true));
  const around = [...sightsOf(region), ...scenesOf(region)];
  const turned = [...own.slice(id % Math.max(1, own.length)), ...own.slice(0, id % Math.max(1, own.length)), ...around.slice(id % around.length), ...around.slice(0, id % around.length)];
  return [...new Set(turned)].slice(0, 5).map((scene) => `scenes/${scene}.${id}`);
}

function json(value: object): string {
  return JSON.stringify(value);
}
