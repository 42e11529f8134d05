import { sql, type Kysely } from 'kysely';
import { timeZoneInSql, timeZoneOf } from '../catalogue/time-zones.ts';
import type { Schema } from '../db/schema.ts';
import type { Clock } from '../shop.ts';

/** Bookings close so long before the start. */
const CLOSES_MINUTES = 120;

/** A start of an activity with the places that are left. */
export interface ActivityTime {
  activityCode: string;
  /** yyyy-MM-dd, HH:mm at the place. */
  day: string;
  time: string;
  free: number;
}

export interface TimesQuery {
  activityCodes: readonly string[];
  /** Both days included. */
  from: string;
  to: string;
  /** `closingTime`: what starts until then is no longer sold. */
  closing: string;
  /** Only times with so many places; 0 gives also what is full. */
  people: number;
}

/** Starts until then (an instant) are no longer sold. */
export function closingTime(clock: Clock): string {
  return clock().add({ minutes: CLOSES_MINUTES }).toString();
}

/** Whether a start in a region is too near to be sold, or over. */
export function hasClosed({ region_code }: { region_code: string }, { day, time }: Pick<ActivityTime, 'day' | 'time'>, closing: string): boolean {
  const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZoneOf(region_code)).toInstant();
  return Temporal.Instant.compare(start, closing) <= 0;
}

/** The same of start `s` of activity `a` on a day: its time is that of its place. */
export const isStillSold = (day: ReturnType<typeof sql>, closing: string) => sql<boolean>`((${day})::date + s.time::time) at time zone ${timeZoneInSql()} > ${closing}::timestamptz`;

/** Whether an activity runs in the month of a day. */
export const runsOn = (day: ReturnType<typeof sql>) => sql<boolean>`case when a.first_month <= a.last_month
  then extract(month from ${day}) between a.first_month and a.last_month
  else extract(month from ${day}) >= a.first_month or extract(month from ${day}) <= a.last_month end`;

/** When activities start within some days, in the order of time. */
export async function activityTimes(kysely: Kysely<Schema>, { activityCodes, from, to, closing, people }: TimesQuery): Promise<ActivityTime[]> {
  if (activityCodes.length === 0) return [];
  const { rows } = await sql<ActivityTime>`
    select a.code as "activityCode", on_day::date as day, s.time, greatest(coalesce(d.capacity, s.capacity) - coalesce(p.taken, 0), 0) as free
    from generate_series(${from}::date, ${to}::date, interval '1 day') on_day
    join activity_start s on s.weekday = extract(isodow from on_day)
    join activity a on a.code = s.activity_code
    left join activity_day d on d.activity_code = s.activity_code and d.day = on_day::date and d.time = s.time
    left join activity_place p on p.activity_code = s.activity_code and p.day = on_day::date and p.time = s.time
    where a.code = any(${[...activityCodes]}::text[]) and ${runsOn(sql`on_day`)}
      and ${isStillSold(sql`on_day`, closing)}
      and coalesce(d.capacity, s.capacity) - coalesce(p.taken, 0) >= ${people}::int
    order by on_day, s.time, a.code`.execute(kysely);
  return rows;
}
