import type { components } from '../../../openapi/generated/excursions.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Language } from '../../domain/market/language.ts';
import { activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import { todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { pictureOf } from '../images/picture-of.ts';
import { activityRows, type ActivityRow } from './activity-rows.ts';
import { activityTimes, closingTime } from './activity-times.ts';
import { activityFacts, placesByCode } from './present-activity.ts';

/** Days of one look into the calendar, and how many looks find the next season. */
const SHOWN_DAYS = 28;
const MAX_LOOKS = 7;

/** An activity with the times of four weeks: those from a day on, out of season those from the next one's start; of fewer, where days until `to` have any. */
export async function showActivity(shop: Shop, activityId: string, { from, to }: { from?: string | undefined; to?: string | undefined }, language: Language): Promise<components['schemas']['Activity']> {
  const { database: { kysely }, clock } = shop;
  const row = await knownActivity(shop, activityId, language);
  const places = await placesByCode(kysely);
  const told = await kysely.selectFrom('activity_text').select(['description', 'included', 'bring']).where('activity_code', '=', row.code).where('language', '=', language).executeTakeFirstOrThrow();
  const today = todayOf(clock);
  const closing = closingTime(clock);
  // With as many days again: they tell whether there is more to look at.
  const timesOf = (first: string) => activityTimes(kysely, { activityCodes: [row.code], from: first, to: addDays(first, 2 * SHOWN_DAYS - 1), closing, people: 0 });
  let timesFrom = from === undefined || from < today ? today : from;
  let times = await timesOf(timesFrom);
  for (let look = 1; look < MAX_LOOKS && times.length === 0; look++) times = await timesOf(addDays(timesFrom, 2 * SHOWN_DAYS * look));
  const [first] = times;
  if (first !== undefined && first.day >= addDays(timesFrom, SHOWN_DAYS)) {
    timesFrom = first.day;
    times = await timesOf(timesFrom);
  }
  const fourWeeks = addDays(timesFrom, SHOWN_DAYS);
  const timesTo = to !== undefined && to < fourWeeks && times.some(({ day }) => day <= to) ? addDays(to, 1) : fourWeeks;
  return {
    ...activityFacts(row, places, language),
    regionUrl: activitySearchPath({ region: places.get(row.region_code)?.slug }),
    pictures: row.pictures.map((path) => pictureOf(path, language)),
    description: told.description,
    meetingPoint: row.meeting_point,
    included: told.included,
    bring: told.bring,
    prices: row.prices,
    freeCancelHours: row.free_cancel_hours,
    lateCancelPercent: row.late_cancel_percent,
    advancePercent: row.advance_percent,
    mostPeople: row.most_people,
    timesFrom,
    timesTo,
    hasLater: times.some(({ day }) => day >= timesTo),
    times: times.filter(({ day }) => day < timesTo).map(({ day, time, free }) => ({ day, time, free })),
  };
}

/** @throws Problem 404 */
export async function knownActivity({ database: { kysely } }: Pick<Shop, 'database'>, activityId: string, language: Language): Promise<ActivityRow> {
  const [row] = await activityRows(kysely, language, (activities) => activities.where('activity.code', '=', activityId));
  if (row === undefined) throw new Problem(404, 'not-found', { title: 'Activity not found' });
  return row;
}

