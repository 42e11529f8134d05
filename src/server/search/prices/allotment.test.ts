import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays } from '../../../domain/dates/iso-date.ts';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import { releaseOffer, reserveOffer, SoldOut } from './allotment.ts';
import { naiveTotal, offerCodeOf, readNaiveHotels, type Departure, type NaiveHotel } from '../testing/naive-hotel.ts';
import { offerByCode } from '../hotel/offer-by-code.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const TWO = [{ adults: 2, childBirthDates: [] }];

describeOnEveryEngine('rooms of a hotel', (open, engine) => {
  let database: Database;
  let hotel: NaiveHotel;
  let departure: Departure;
  let kind: NaiveHotel['rooms'][number];
  let other: NaiveHotel['rooms'][number];
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    const hotels = await readNaiveHotels(database.kysely, TEST_TODAY);
    // Own transport leaves every day, so that stays overlap.
    hotel = hotels.find(({ tripType, rooms, departures }) => tripType === 'DW' && rooms.length > 1 && departures.length > 0)!;
    // Late enough for a stay before it.
    departure = hotel.departures.find((stay) => stay.date >= '2026-07-15' && naiveTotal(hotel, stay, TWO, null) !== null)!;
    [kind, other] = hotel.rooms as [typeof kind, typeof other];
  });
  afterAll(() => database.close());

  const codeAfter = (days: number, room = kind.code) => offerCodeOf(hotel, { ...departure, date: addDays(departure.date, days) }, room);
  const reserve = (code: string, rooms: string[], today = TEST_TODAY) => database.kysely.transaction().execute((tx) => reserveOffer(tx, code, rooms, { today }));
  const release = (code: string, rooms: string[]) => database.kysely.transaction().execute((tx) => releaseOffer(tx, code, rooms));
  const booked = async () => (await database.kysely.selectFrom('allotment').select(['room_code', 'night', 'booked']).where('hotel_code', '=', hotel.code).where('booked', '>', 0).orderBy('room_code').orderBy('night').execute());
  const nightsOf = (code: string, rooms: number) => {
    const { departureDate, nights, roomCode } = parseOfferCode(code)!;
    return Array.from({ length: nights }, (_, night) => ({ room_code: roomCode, night: addDays(departureDate, night), booked: rooms }));
  };
  const rooms = (count: number, { code } = kind) => Array<string>(count).fill(code);

  it('are taken for each night of a stay and no other, and given back', async () => {
    await reserve(codeAfter(0), rooms(2));
    expect(await booked()).toEqual(nightsOf(codeAfter(0), 2));
    await release(codeAfter(0), rooms(1));
    expect(await booked()).toEqual(nightsOf(codeAfter(0), 1));
    await release(codeAfter(0), rooms(1));
    expect(await booked()).toEqual([]);
  });

  it('run out on the nights that stays share, and nothing is taken of a stay that lacks one night', async () => {
    await reserve(codeAfter(0), rooms(kind.stock));
    await expect(reserve(codeAfter(departure.nights - 1), rooms(1))).rejects.toThrow(SoldOut);
    await expect(reserve(codeAfter(1 - departure.nights), rooms(1))).rejects.toThrow(SoldOut);
    expect(await booked()).toEqual(nightsOf(codeAfter(0), kind.stock));
    // The day of return is the next guest's.
    await reserve(codeAfter(departure.nights), rooms(1));
    await reserve(codeAfter(-departure.nights), rooms(1));
    for (const days of [departure.nights, -departure.nights]) await release(codeAfter(days), rooms(1));
    await release(codeAfter(0), rooms(kind.stock));
    expect(await booked()).toEqual([]);
  });

  it('are never more than there are, for one party and of two kinds', async () => {
    await expect(reserve(codeAfter(0), rooms(kind.stock + 1))).rejects.toThrow(SoldOut);
    await expect(reserve(codeAfter(0), [...rooms(1), ...rooms(other.stock + 1, other)])).rejects.toThrow(SoldOut);
    await expect(reserve(codeAfter(0), ['NOROOM'])).rejects.toThrow(SoldOut);
    await expect(reserve(codeAfter(0), rooms(1), departure.date)).rejects.toThrow(SoldOut);
    expect(await booked()).toEqual([]);
  });

  it('go to as many parties as there are rooms when all ask at once, in whatever order of kinds', async () => {
    const asked = kind.stock + other.stock + 6;
    const orders = Array.from({ length: asked }, (_, index) => (index % 2 === 0 ? [kind.code, other.code] : [other.code, kind.code]));
    const outcomes = await Promise.allSettled(orders.map((rooms) => reserve(codeAfter(0), rooms)));
    const fewest = Math.min(kind.stock, other.stock);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(fewest);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SoldOut);
    expect(new Set((await booked()).map((night) => night.booked))).toEqual(new Set([fewest]));
    await release(codeAfter(0), [...rooms(fewest), ...rooms(fewest, other)]);
    expect(await booked()).toEqual([]);
  });

  it.runIf(engine === 'postgresql')('are given back by the order of nights, so that who books and who gives back never wait for each other', async () => {
    // Later nights first: the table has them in another order than bookings lock them in.
    for (const days of [departure.nights, 0]) await reserve(codeAfter(days), rooms(1));
    let giving: Promise<void> = Promise.resolve();
    await database.kysely.transaction().execute(async (tx) => {
      await reserveOffer(tx, codeAfter(0), rooms(1), context);
      giving = database.kysely.transaction().execute(async (other) => {
        for (const way of ['indexscan', 'bitmapscan']) await sql.raw(`set local enable_${way} = off`).execute(other);
        await releaseOffer(other, codeAfter(1), rooms(1));
      });
      await vi.waitFor(async () => expect((await sql`select from pg_locks where not granted`.execute(database.kysely)).rows).toHaveLength(1), { interval: 5 });
      await reserveOffer(tx, codeAfter(departure.nights), rooms(1), context);
    });
    await giving;
    expect((await booked()).map((night) => night.booked)).toEqual([2, ...Array<number>(departure.nights).fill(1), ...Array<number>(departure.nights - 1).fill(2)]);
    await database.kysely.deleteFrom('allotment').where('hotel_code', '=', hotel.code).execute();
  });

  it('that are all taken are sold out to whoever asks, who is led to what is free [config.choices]', async () => {
    const fitting = hotel.rooms.find(({ code }) => naiveTotal(hotel, departure, TWO, code) !== null)!;
    const code = codeAfter(0, fitting.code);
    expect(await offerByCode(database.kysely, code, TWO, context)).toMatchObject({ status: 'available' });
    await reserve(code, rooms(fitting.stock - 1, fitting));
    expect(await offerByCode(database.kysely, code, TWO, context)).toMatchObject({ status: 'available' });
    // A second room is of the next kind that is free.
    const both = await offerByCode(database.kysely, code, [...TWO, ...TWO], context);
    const kinds = both?.status === 'available' ? both.offer.occupancies.map(({ roomCode }) => roomCode) : [];
    expect(kinds).toEqual([fitting.code, expect.not.stringContaining(fitting.code)]);
    await reserve(code, rooms(1, fitting));
    const answer = await offerByCode(database.kysely, code, TWO, context);
    expect(answer).toMatchObject({ status: 'gone', reason: 'sold-out' });
    const nearest = answer?.status === 'gone' ? answer.nearest : [];
    // Another kind of room on the same day, and the same kind once it is free.
    expect(nearest[0]?.departureDate).toBe(departure.date);
    expect(nearest.map(({ offerCode }) => parseOfferCode(offerCode)?.roomCode)).toContain(fitting.code);
    for (const offer of nearest) expect(await offerByCode(database.kysely, offer.offerCode, TWO, context)).toEqual({ status: 'available', offer });
    await release(code, rooms(fitting.stock, fitting));
    expect(await offerByCode(database.kysely, code, TWO, context)).toMatchObject({ status: 'available' });
  });
});
