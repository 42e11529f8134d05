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

/** Days of one look into the calendar. */
const SHOWN_DAYS = 42;

/** An activity with the times of six weeks, from a day on or from the first that has any. */
export async function showActivity(shop: Shop, activityId: string, from: string | undefined, language: Language): Promise<components['schemas']['Activity']> {
  const { database: { kysely }, clock } = shop;
  const row = await knownActivity(shop, activityId, language);
  const places = await placesByCode(kysely);
  const told = await kysely.selectFrom('activity_text').select(['description', 'included', 'bring']).where('activity_code', '=', row.code).where('language', '=', language).executeTakeFirstOrThrow();
  const today = todayOf(clock);
  const closing = closingTime(clock);
  let timesFrom = from === undefined || from < today ? today : from;
  const timesOf = () => activityTimes(kysely, { activityCodes: [row.code], from: timesFrom, to: addDays(timesFrom, SHOWN_DAYS), closing, people: 0 });
  let times = await timesOf();
  // Out of season the calendar opens where the next one begins.
  for (let step = 0; from === undefined && times.length === 0 && step < 8; step++) {
    timesFrom = addDays(timesFrom, SHOWN_DAYS);
    times = await timesOf();
  }
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
    timesTo: addDays(timesFrom, SHOWN_DAYS),
    times: times.map(({ day, time, free }) => ({ day, time, free })),
  };
}

/** @throws Problem 404 */
export async function knownActivity({ database: { kysely } }: Pick<Shop, 'database'>, activityId: string, language: Language): Promise<ActivityRow> {
  const [row] = await activityRows(kysely, language, (activities) => activities.where('activity.code', '=', activityId));
  if (row === undefined) throw new Problem(404, 'not-found', { title: 'Activity not found' });
  return row;
}

