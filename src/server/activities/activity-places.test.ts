import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../domain/dates/iso-date.ts';
import { timeZoneOf } from '../catalogue/time-zones.ts';
import type { Database } from '../db/open-database.ts';
import { testClock } from '../testing/test-app.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../testing/test-database.ts';
import { activitiesOfRegion } from './activities-of-region.ts';
import { ActivityFull, givePlacesBack, takePlaces, type ActivityPlaces } from './activity-places.ts';
import { activityTimes, closingTime, hasClosed } from './activity-times.ts';

describeOnEveryEngine('places of an activity', (open) => {
  let database: Database;
  const closing = closingTime(testClock());
  beforeAll(async () => { database = await open({ catalogue: 'small' }); });
  afterAll(() => database.close());

  const regionCode = 'GR-KRETA';
  const query = { regionCode, from: addDays(TEST_TODAY, 10), to: addDays(TEST_TODAY, 16), people: 2, closing, language: 'cs' as const };

  async function someStart(atLeast = 4): Promise<{ start: Omit<ActivityPlaces, 'people'>; free: number }> {
    const [activity] = await activitiesOfRegion(database.kysely, query);
    const time = activity!.times.find(({ free }) => free >= atLeast)!;
    return { start: { activityCode: time.activityCode, day: time.day, time: time.time }, free: time.free };
  }

  const freeOf = async ({ activityCode, day, time }: Omit<ActivityPlaces, 'people'>) =>
    (await activityTimes(database.kysely, { activityCodes: [activityCode], from: day, to: day, closing, people: 0 })).find((one) => one.time === time)?.free;

  const take = (places: ActivityPlaces[]) => database.kysely.transaction().execute((tx) => takePlaces(tx, places, closing));

  it('are sold until two hours before the start at the place, whatever time it is in Prague', async () => {
    const days = (region: string) => activitiesOfRegion(database.kysely, { ...query, regionCode: region, from: TEST_TODAY, to: addDays(TEST_TODAY, 200) });
    const regions = await database.kysely.selectFrom('activity').select('region_code').distinct().where('country_code', 'in', ['TH', 'AE', 'MV', 'TZ', 'MX', 'DO', 'EG', 'GR']).execute();
    expect(regions.length).toBeGreaterThan(2);
    for (const { region_code: region } of regions) {
      const [activity] = await days(region);
      if (activity === undefined) throw new Error(`Nothing to do in ${region}`);
      const { activityCode, day, time } = activity.times[0]!;
      const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZoneOf(region)).toInstant();
      for (const [minutes, isOpen] of [[121, true], [120, false]] as const) {
        const then = closingTime(() => start.subtract({ minutes }));
        const listed = await activityTimes(database.kysely, { activityCodes: [activityCode], from: day, to: day, closing: then, people: 0 });
        const taken = database.kysely.transaction().execute((tx) => takePlaces(tx, [{ activityCode, day, time, people: 1 }], then)).then(() => true, () => false);
        expect([listed.some((one) => one.time === time), hasClosed(activity, { day, time }, then), await taken]).toEqual([isOpen, !isOpen, isOpen]);
      }
    }
  });

  it('are listed by region and days, in the language asked for, with times that have room for all [excursion.search]', async () => {
    const all = await activitiesOfRegion(database.kysely, query);
    expect(all.length).toBeGreaterThan(0);
    for (const { times, region_code } of all) {
      expect(region_code).toBe(regionCode);
      for (const { day, free } of times) {
        expect(free).toBeGreaterThanOrEqual(2);
        expect(day >= query.from && day <= query.to).toBe(true);
      }
    }
    const [inPolish] = await activitiesOfRegion(database.kysely, { ...query, language: 'pl' });
    expect(inPolish!.code).toBe(all[0]!.code);
    expect(inPolish!.summary).not.toBe(all[0]!.summary);
    const ofResort = await activitiesOfRegion(database.kysely, { ...query, regionCode: 'GR-KRETA-MALIA' });
    expect(ofResort.map(({ code }) => code)).toEqual(all.map(({ code }) => code));
  });

  it('are never sold twice, however many want them at once', async () => {
    const { start, free } = await someStart();
    const answers = await Promise.allSettled(Array.from({ length: 24 }, (_, index) => take([{ ...start, people: 1 + (index % 3) }])));
    const sold = answers.reduce((sum, { status }, index) => sum + (status === 'fulfilled' ? 1 + (index % 3) : 0), 0);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(ActivityFull);
    expect(sold).toBeGreaterThan(0);
    expect(sold).toBeLessThanOrEqual(free);
    await expect(take([{ ...start, people: free - sold + 1 }])).rejects.toThrow(ActivityFull);
    expect(await freeOf(start)).toBe(free - sold);
    await database.kysely.transaction().execute((tx) => givePlacesBack(tx, [{ ...start, people: sold }]));
    expect(await freeOf(start)).toBe(free);
  });

  it('are taken all or none, and a start that is named twice counts both', async () => {
    const { start, free } = await someStart();
    await expect(take([{ ...start, people: free }, { ...start, people: 1 }])).rejects.toThrow(ActivityFull);
    expect(await freeOf(start)).toBe(free);
  });

  it('cannot be had when there is no start, when it has passed, or by nobody', async () => {
    const { start } = await someStart();
    await take([{ ...start, people: 1 }]);
    const refused = [{ ...start, time: '03:17', people: 1 }, { ...start, day: addDays(TEST_TODAY, -1), people: 1 }, { ...start, activityCode: 'none', people: 1 }, { ...start, people: 0 }, { ...start, people: 300 }];
    for (const places of refused) await expect(take([places])).rejects.toThrow(ActivityFull);
  });
});
