import { sql, type Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';
import { activityTimes, type ActivityTime } from './activity-times.ts';
import { activityRows, type ActivityRow } from './activity-rows.ts';

export interface RegionQuery {
  /** Code of a region, or of a resort, which stands for its region. */
  regionCode: string;
  /** Both days included. */
  from: string;
  to: string;
  people: number;
  closing: string;
  language: Language;
}

/** What so many people can do in a region within some days, the best liked first, each with the times it has for them. */
export async function activitiesOfRegion(kysely: Kysely<Schema>, { regionCode, from, to, people, closing, language }: RegionQuery): Promise<(ActivityRow & { times: ActivityTime[] })[]> {
  const rows = await activityRows(kysely, language, (activities) => activities.where((eb) => eb.or([
    eb('activity.region_code', '=', regionCode),
    eb('activity.region_code', '=', sql<string>`(select parent from destination where code = ${regionCode} and kind = 'resort')`),
  ])).where('activity.most_people', '>=', people).orderBy('activity.popularity', 'desc').orderBy('activity.code'));
  const times = Map.groupBy(await activityTimes(kysely, { activityCodes: rows.map(({ code }) => code), from, to, closing, people }), ({ activityCode }) => activityCode);
  return rows.flatMap((row) => {
    const own = times.get(row.code);
    return own === undefined ? [] : [{ ...row, times: own }];
  });
}
