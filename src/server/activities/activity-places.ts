import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isStillSold, runsOn } from './activity-times.ts';

/** People at one start of an activity. */
export interface ActivityPlaces {
  activityCode: string;
  /** yyyy-MM-dd, HH:mm. */
  day: string;
  time: string;
  people: number;
}

/** A start has too few places left, has passed, or there is none. */
export class ActivityFull extends Error {
  override readonly name = 'ActivityFull';
  readonly places: ActivityPlaces;

  constructor(places: ActivityPlaces) {
    super(`Activity ${places.activityCode} has no ${places.people} places on ${places.day} at ${places.time}`);
    this.places = places;
  }
}

/**
 * Takes places, all or none. Part of the caller's transaction: when it is rolled back, so are the places. Two who want the
 * last one meet on its row: the later waits for the end of the earlier one, then finds it taken.
 * @param closing `closingTime`: what starts until then is no longer sold
 * @throws ActivityFull for the first that has too few; the transaction must then be rolled back
 */
export async function takePlaces(tx: Transaction<Schema>, all: readonly ActivityPlaces[], closing: string): Promise<void> {
  for (const places of inOrder(all)) {
    const { activityCode, day, time, people } = places;
    if (people < 1) throw new ActivityFull(places);
    const { rows } = await sql`
      with start as (
        select a.code, ${day}::date as day, s.time, coalesce(d.capacity, s.capacity) as capacity
        from activity a join activity_start s on s.activity_code = a.code
        left join activity_day d on d.activity_code = a.code and d.day = ${day}::date and d.time = s.time
        where a.code = ${activityCode} and s.time = ${time} and s.weekday = extract(isodow from ${day}::date) and ${runsOn(sql`${day}::date`)}
          and ${isStillSold(sql`${day}::date`, closing)}
      )
      insert into activity_place (activity_code, day, time, taken)
      select code, day, time, ${people}::int from start where capacity >= ${people}::int
      on conflict (activity_code, day, time) do update set taken = activity_place.taken + excluded.taken
        where activity_place.taken + excluded.taken <= (select capacity from start)
      returning taken`.execute(tx);
    if (rows.length === 0) throw new ActivityFull(places);
  }
}

/** Gives back what `takePlaces` took, for what is cancelled or never paid. */
export async function givePlacesBack(tx: Transaction<Schema>, all: readonly ActivityPlaces[]): Promise<void> {
  for (const { activityCode, day, time, people } of inOrder(all)) {
    await sql`update activity_place set taken = greatest(taken - ${people}::int, 0) where activity_code = ${activityCode} and day = ${day}::date and time = ${time}`.execute(tx);
  }
}

/** In one order everywhere, and each start once: two bookings never wait for each other. */
function inOrder(all: readonly ActivityPlaces[]): ActivityPlaces[] {
  const keyOf = ({ activityCode, day, time }: ActivityPlaces) => `${activityCode} ${day} ${time}`;
  return [...Map.groupBy(all, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, [first, ...others]]) => ({ ...first!, people: others.reduce((sum, { people }) => sum + people, first!.people) }));
}
