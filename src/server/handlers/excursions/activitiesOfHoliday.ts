import { daysWithoutTravel } from '../../../domain/dates/days-without-travel.ts';
import { activitiesOfRegion } from '../../activities/activities-of-region.ts';
import { closingTime } from '../../activities/activity-times.ts';
import { activityTile, placesByCode } from '../../activities/present-activity.ts';
import type { Handler } from '../../contract/operations.ts';

const SHOWN = 3;

export const activitiesOfHoliday: Handler<'activitiesOfHoliday'> = async ({ shop: { database: { kysely }, clock }, query, language }) => {
  const { region, from: startDate, to: endDate, people } = query;
  const rows = await activitiesOfRegion(kysely, { regionCode: region, ...daysWithoutTravel({ startDate, endDate }), people, closing: closingTime(clock), language });
  const places = await placesByCode(kysely);
  return { activities: rows.slice(0, SHOWN).map((row) => activityTile(row, places, language, row.times[0]?.day ?? null)) };
};
