import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/excursions.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import type { Database } from '../db/open-database.ts';
import { orderOf, someActivity } from '../testing/test-activities.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { openTestDatabase, TEST_TODAY } from '../testing/test-database.ts';

type Schemas = components['schemas'];

const API = '/api/www/activity';

describe('a search for activities', () => {
  let database: Database;
  let app: FastifyInstance;
  let visitor: TestVisitor;
  let clock: TestClock;
  beforeAll(async () => {
    database = await openTestDatabase('pglite', { catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock });
    visitor = visit(app);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const list = async (query: string): Promise<Schemas['ActivityList']> => (await visitor.get(`${API}/activities?${query}`)).body;
  const all = async (query: string): Promise<Schemas['ActivityTile'][]> => {
    const first = await list(query);
    const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, page) => list(`${query}&page=${page + 1}`)));
    return [first, ...others].flatMap(({ activities }) => activities);
  };

  it('finds as many as each facet promised, in the order asked for, page after page, and the same on the map [excursion.search]', async () => {
    const { total, categories, guides, regions } = await list('people=2');
    expect(total).toBeGreaterThan(20);
    for (const [name, values] of Object.entries({ category: categories, guide: guides, region: regions })) {
      for (const { code, count } of [values[0]!, values.at(-1)!]) expect([name, code, (await list(`people=2&${name}=${code}`)).total]).toEqual([name, code, count]);
    }
    const greece = await list('region=recko');
    expect(greece.regions.filter(({ selected }) => selected)).toEqual([{ code: 'recko', label: 'Řecko', count: greece.total, selected: true }]);
    expect(regions.map(({ code }) => code)).not.toContain('recko');
    const byPrice = await all('region=kreta&sort=price');
    expect(byPrice.map(({ price }) => price)).toEqual(byPrice.map(({ price }) => price).toSorted((one, other) => one - other));
    const { places }: Schemas['ActivityPlaces'] = (await visitor.get(`${API}/map?region=kreta&sort=price`)).body;
    expect(places.map(({ activityId, price, coordinates }) => ({ activityId, price, coordinates }))).toEqual(byPrice.map(({ activityId, price, coordinates }) => ({ activityId, price, coordinates })));
  });

  it('goes to the place that its words name, in each language, whichever was chosen before; other words stay in that one [excursion.search]', async () => {
    const found = async (query: string) => { const { region, place, total } = await list(query); return { region, place, total }; };
    const rhodes = await found('region=rhodos');
    expect(rhodes).toMatchObject({ region: 'rhodos', place: 'Rhodos' });
    expect([await found('region=kreta&query=Rhodos'), await found('query=%20RHODOS%20')]).toEqual([rhodes, rhodes]);
    expect(await found('region=kreta&query=%C5%98ecko')).toEqual(await found('region=recko'));
    expect(await found('region=kreta&query=nic+takov%C3%A9ho')).toEqual({ region: 'kreta', place: 'Kréta', total: 0 });
    expect(await list('region=kreta&query=Rodosz&locale=hu')).toMatchObject({ region: 'rhodos', place: 'Rodosz' });
  });

  it('counts in a country that is chosen, and in each of its regions, what matches everything else that was asked for [excursion.search]', async () => {
    const { categories, regions: unnarrowed } = await list('region=recko&people=2');
    const query = `region=recko&people=2&category=${categories.at(-1)!.code}`;
    const [{ regions }, found] = [await list(query), await all(query)];
    const inRegions = Map.groupBy(found, ({ region }) => region);
    expect(inRegions.size).toBeGreaterThan(1);
    for (const [name, { length }] of inRegions) expect(regions.find(({ label }) => `${label}, Řecko` === name)).toMatchObject({ count: length, selected: false });
    const countOf = (facet: Schemas['FacetValue'][]) => facet.find(({ selected }) => selected)?.count;
    expect([countOf(regions), countOf(unnarrowed)! > found.length]).toEqual([found.length, true]);
  });

  it('knows the days and the people: what is found has room then [excursion.search]', async () => {
    const [from, to] = [addDays(TEST_TODAY, 20), addDays(TEST_TODAY, 22)];
    for (const { activityId, nextDay } of await all(`region=kreta&from=${from}&to=${to}&people=6`)) {
      expect(nextDay! >= from && nextDay! <= to).toBe(true);
      const { times, mostPeople }: Schemas['Activity'] = (await visitor.get(`${API}/activities/${activityId}?from=${from}`)).body;
      expect([mostPeople >= 6, times.some(({ day, free }) => day === nextDay && free >= 6)]).toEqual([true, true]);
    }
    expect((await list('people=300')).total).toBe(0);
  });

  it('shows a season part by part, each beginning where the one before ended, and past its end the next season [excursion.search]', async () => {
    const calendar = async (activityId: string, from: string): Promise<Schemas['Activity']> => (await visitor.get(`${API}/activities/${activityId}?from=${from}`)).body;
    const { activityId } = (await list('region=kreta&people=2')).activities[0]!;
    let part = await calendar(activityId, TEST_TODAY);
    for (let parts = 1; part.hasLater && parts < 13; parts++) {
      const next = await calendar(activityId, part.timesTo);
      expect([next.timesFrom, next.times.every(({ day }) => day >= next.timesFrom && day < next.timesTo), next.times.length > 0]).toEqual([part.timesTo, true, true]);
      part = next;
    }
    const nextSeason = await calendar(activityId, part.timesTo);
    expect([part.hasLater, nextSeason.timesFrom > part.timesTo, nextSeason.times[0]?.day]).toEqual([false, true, nextSeason.timesFrom]);
  });

  it('offers for a holiday what starts between its journeys there and home, and their calendar first [excursion.search]', async () => {
    const [from, to] = [addDays(TEST_TODAY, 20), addDays(TEST_TODAY, 23)];
    const [firstDay, lastDay] = [addDays(from, 1), addDays(to, -1)];
    const { code: region } = await database.kysely.selectFrom('destination').select('code').where('slug', '=', 'kreta').executeTakeFirstOrThrow();
    const ofHoliday = async (endDate: string): Promise<Schemas['ActivityTiles']> => (await visitor.get(`${API}/holiday?region=${region}&from=${from}&to=${endDate}&people=2`)).body;
    const { activities } = await ofHoliday(to);
    expect(activities).toHaveLength(3);
    for (const { activityId, nextDay } of activities) {
      const calendar = async (days: string): Promise<Schemas['Activity']> => (await visitor.get(`${API}/activities/${activityId}?${days}`)).body;
      const [own, without] = [await calendar(`from=${firstDay}&to=${lastDay}`), await calendar(`from=${firstDay}`)];
      expect([nextDay! >= firstDay && nextDay! <= lastDay, own.timesTo, own.hasLater]).toEqual([true, to, true]);
      expect(own.times).toEqual(without.times.filter(({ day }) => day <= lastDay));
      expect(await calendar(`from=${own.timesTo}&to=${addDays(own.timesTo, 200)}`)).toEqual(await calendar(`from=${own.timesTo}`));
    }
    expect((await ofHoliday(addDays(from, 1))).activities).toEqual([]);
  });

  it('suggests places before activities, at most eight; the best liked are one a region, the lowest prices are charged [excursion.search]', async () => {
    const { suggestions }: Schemas['ActivitySuggestions'] = (await visitor.get(`${API}/autocomplete?query=kr%C3%A9`)).body;
    expect([suggestions[0]!.kind, suggestions[0]!.label, suggestions.length <= 8]).toEqual(['region', 'Kréta', true]);
    const { activities }: Schemas['ActivityTiles'] = (await visitor.get(`${API}/most-popular?limit=4`)).body;
    expect(new Set(activities.map(({ region }) => region)).size).toBe(4);
    const { regions }: Schemas['TopPrices'] = (await visitor.get(`${API}/top-prices`)).body;
    for (const { url, price, count } of regions.slice(0, 3)) {
      const { total, activities: [cheapest] } = await list(new URL(url, 'http://shop.test').search.slice(1));
      expect([cheapest!.price, total]).toEqual([price, count]);
    }
  });

  it('refuses what cannot be, and says what can: an unknown place, reversed days, three hundred people, answers left out [excursion.search] [excursion.checkout]', async () => {
    for (const path of ['activities?region=atlantida', 'map?region=atlantida', 'activities/999999', 'activities/999999/required-info']) expect((await visitor.get(`${API}/${path}`)).status).toBe(404);
    expect((await visitor.get(`${API}/activities?from=${addDays(TEST_TODAY, 9)}&to=${addDays(TEST_TODAY, 8)}`)).body.code).toBe('days-reversed');
    for (const day of ['0000-01-01', '9999-12-31']) {
      expect(await visitor.get(`${API}/activities?from=${day}`)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/query/from' }] } });
      expect((await visitor.get(`${API}/map?to=${day}`)).status).toBe(400);
    }
    expect((await visitor.get(`${API}/activities?people=301`)).status).toBe(400);

    const item = await someActivity(visitor);
    const add = (changes: Partial<Schemas['ActivityItemRequest']>) => visitor.post(`${API}/cart/items`, { ...item, ...changes });
    expect(await add({ people: { adult: 300, child: 0, infant: 0 } })).toMatchObject({ status: 422, body: { code: 'people-invalid' } });
    expect(await add({ people: { adult: 0, child: 2, infant: 0 } })).toMatchObject({ status: 422, body: { code: 'people-invalid' } });
    const past = await add({ day: addDays(TEST_TODAY, -1) });
    expect([past.status, past.body.code, past.body.errors.every(({ pointer }: { pointer: string }) => pointer.startsWith('/times/20'))]).toEqual([409, 'time-full', true]);
    expect(past.body.errors.length).toBeGreaterThan(0);
    expect((await visitor.get(`${API}/cart`)).body.items).toEqual([]);
    for (const { activityId } of await all('region=kreta&people=2')) {
      const { requiredInfo }: Schemas['RequiredInfoList'] = (await visitor.get(`${API}/activities/${activityId}/required-info`)).body;
      if (!requiredInfo.some(({ of }) => of === 'person')) continue;
      const { times }: Schemas['Activity'] = (await visitor.get(`${API}/activities/${activityId}`)).body;
      const { day, time } = times.find(({ free }) => free >= 2)!;
      const missing = await add({ activityId, day, time, info: { booking: {}, people: [] } });
      expect([missing.status, missing.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([422, [
        ...requiredInfo.filter(({ of }) => of === 'booking').map(({ code }) => `/body/info/booking/${code}`),
        ...[0, 1].flatMap((person) => requiredInfo.filter(({ of }) => of === 'person').map(({ code }) => `/body/info/people/${person}/${code}`)),
      ]]);
      return;
    }
    throw new Error('No activity on Crete asks anything of a person');
  });

  it('says of a basket what has passed meanwhile, with other times, and orders it at one of those [excursion.checkout]', async () => {
    const late = visit(app);
    const item = await someActivity(late);
    const { body: cart }: { body: Schemas['ActivityCart'] } = await late.post(`${API}/cart/items`, item);
    clock.advance({ hours: 24 * (Temporal.PlainDate.from(TEST_TODAY).until(item.day).days + 1) });
    const order = async () => late.post(`${API}/cart/order`, orderOf((await late.get(`${API}/cart`)).body));
    expect(await order()).toMatchObject({ status: 409, body: { code: 'time-full', errors: [{ pointer: `/items/${cart.items[0]!.itemId}` }] } });
    const { items: [passed] }: Schemas['ActivityCart'] = (await late.get(`${API}/cart`)).body;
    expect([passed!.status, passed!.otherTimes.length > 0, passed!.info]).toEqual(['passed', true, item.info]);
    const [{ day, time }] = passed!.otherTimes as [Schemas['ActivityTime']];
    await late.post(`${API}/cart/items`, { ...item, itemId: passed!.itemId, day, time });
    expect((await order()).body).toMatchObject({ status: 'placed', activities: [{ day, time }] });
  });
});
