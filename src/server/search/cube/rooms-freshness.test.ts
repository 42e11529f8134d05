import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import { releaseOffer, reserveOffer } from '../prices/allotment.ts';
import { sqlSearch } from '../offer-search.ts';
import { PLENTY } from '../prices/price-version.ts';
import { anyTrip, type SearchQuery } from '../search-query.ts';
import { cubeSearch, type CubeSearch } from './thread/cube-thread.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const TWO_ROOMS = [{ adults: 2, childBirthDates: [] }, { adults: 2, childBirthDates: [] }];

describeOnEveryEngine('rooms that are booked, in the search threads', (open) => {
  let database: Database;
  let searches: CubeSearch[];
  let warnings: unknown[];
  beforeEach(async () => {
    database = await open({ catalogue: 'small' });
    warnings = [];
    const log = { warn: (...args: unknown[]) => void warnings.push(args), info: () => undefined };
    // So long that only notices tell of bookings.
    const pollMs = 3_600_000;
    searches = [cubeSearch(database, log, { pollMs }), cubeSearch(database, log, { pollMs })];
    await vi.waitFor(() => expect(searches.map((search) => search.isReady())).toEqual([true, true]), { timeout: 15_000, interval: 5 });
  });
  afterEach(async () => {
    await Promise.all(searches.map((search) => search.close()));
    await database.close();
    expect(warnings).toEqual([]);
  });

  const cheapest = async (search: Pick<CubeSearch, 'findOffers'>, query: SearchQuery = anyTrip('DW'), pageSize = 3) =>
    (await search.findOffers(query, { sort: 'price', page: 0, pageSize }, context)).offers.map(({ offerCode, totalPrice, occupancies }) => ({ offerCode, totalPrice, rooms: occupancies.map(({ roomCode }) => roomCode) }));
  const bySql = () => sqlSearch(database.kysely);
  const versions = () => database.kysely.selectFrom('price_version').select(['version', 'rooms_version']).executeTakeFirstOrThrow();
  const reserve = (offerCode: string, rooms: string[]) => database.kysely.transaction().execute((tx) => reserveOffer(tx, offerCode, rooms, context));
  const release = (offerCode: string, rooms: string[]) => database.kysely.transaction().execute((tx) => releaseOffer(tx, offerCode, rooms));
  /** Every room of an offer's hotel, or all but some of each kind. */
  const allRooms = async (offerCode: string, but = 0) =>
    (await database.kysely.selectFrom('hotel_room').innerJoin('hotel', 'hotel.id', 'hotel_id').select(['hotel_room.code', 'stock']).where('hotel.code', '=', parseOfferCode(offerCode)!.hotelCode).execute()).flatMap(({ code, stock }) => Array<string>(Math.max(0, stock - but)).fill(code));
  const bothHave = (expected: object) =>
    vi.waitFor(async () => expect(await Promise.all(searches.map((search) => cheapest(search)))).toEqual([expected, expected]), { timeout: 15_000, interval: 5 });

  it('leave every search when the last one is taken, and come back with it; cached pages end with them [search.offer-count]', async () => {
    const before = await cheapest(searches[0]!);
    const { offerCode } = before[0]!;
    const taken = await allRooms(offerCode);
    const count = await searches[0]!.countOffers(anyTrip('DW'), context);
    await reserve(offerCode, taken.slice(1));
    const still = await versions();
    await reserve(offerCode, taken.slice(0, 1));
    expect((await versions()).version).toBe(still.version + 1);
    const without = await cheapest(bySql());
    expect(without).not.toEqual(before);
    expect(without.map((offer) => offer.offerCode)).not.toContain(offerCode);
    await bothHave(without);
    expect(await Promise.all(searches.map((search) => search.version()))).toEqual([still.version + 1, still.version + 1]);
    const day = parseOfferCode(offerCode)!.departureDate;
    const only = { ...anyTrip('DW'), dateFrom: day, dateTo: day, filters: { ...anyTrip('DW').filters, hotelCodes: [parseOfferCode(offerCode)!.hotelCode] } };
    expect(await searches[0]!.countOffers(only, context)).toBe(0);
    expect(await searches[0]!.countOffers(anyTrip('DW'), context)).toBe(count);

    await release(offerCode, taken.slice(0, 1));
    await bothHave(await cheapest(bySql()));
    await release(offerCode, taken.slice(1));
    await bothHave(before);
  });

  it('are told of only where few are left, and end cached pages only when sold out', async () => {
    const [{ offerCode } = { offerCode: '' }] = await cheapest(bySql());
    const start = await versions();
    const kinds = await database.kysely.selectFrom('hotel_room').innerJoin('hotel', 'hotel.id', 'hotel_id').select(['hotel.code as hotel', 'hotel_room.code as room', 'stock']).where('trip_type', '=', 'DW').where('stock', '>', PLENTY).execute();
    const { hotel, room } = kinds[0]!;
    const { hotelCode } = parseOfferCode(offerCode)!;
    await reserve(offerCode.replace(hotelCode, hotel), [room]);
    await release(offerCode.replace(hotelCode, hotel), [room]);
    expect(await versions()).toEqual(start);

    // All but one of each kind: a party of one room does not notice, one of two rooms does.
    const pair = { ...anyTrip('DW'), occupancies: TWO_ROOMS };
    const couple = await cheapest(searches[1]!);
    const pairs = await cheapest(searches[1]!, pair);
    const [first] = pairs;
    await reserve(first!.offerCode, await allRooms(first!.offerCode, 1));
    expect(await versions()).toEqual({ version: start.version, rooms_version: start.rooms_version + 1 });
    const left = await cheapest(bySql(), pair);
    expect(left).not.toEqual(pairs);
    await vi.waitFor(async () => expect(await cheapest(searches[1]!, pair)).toEqual(left), { timeout: 15_000, interval: 5 });
    expect(await cheapest(searches[1]!)).toEqual(couple);
  });

  it('of two hotels that one booking takes are gone together or not at all', async () => {
    const [one, other] = await cheapest(searches[0]!);
    const rooms = [await allRooms(one!.offerCode), await allRooms(other!.offerCode)];
    let booking = true;
    const booked = (async () => {
      for (let round = 0; round < 10; round++) {
        await database.kysely.transaction().execute(async (tx) => {
          for (const [index, { offerCode }] of [one!, other!].entries()) {
            await (round % 2 === 0 ? reserveOffer(tx, offerCode, rooms[index]!, context) : releaseOffer(tx, offerCode, rooms[index]!));
          }
        });
      }
    })().finally(() => { booking = false; });
    const seen = new Set<string>();
    while (booking) {
      const codes = (await cheapest(searches[0]!)).map(({ offerCode }) => offerCode);
      seen.add([one!, other!].map(({ offerCode }) => codes.includes(offerCode)).join(' '));
    }
    await booked;
    expect(['true true', 'false false']).toEqual(expect.arrayContaining([...seen]));
  });
});
