import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, diffDays } from '../../../domain/dates/iso-date.ts';
import { LANGUAGES } from '../../../domain/market/language.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { TRIP_TYPES } from '../../../domain/search/trip-types.ts';
import { formatOfferCode, parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnPostgresql, TEST_TODAY } from '../../testing/test-database.ts';
import { hotelAnalytics } from './hotel-analytics.ts';
import { hotelByCode } from './hotel-by-code.ts';
import { closestStays } from './closest-stays.ts';
import { hotelMatrix } from './hotel-matrix.ts';
import { naiveTotal, offerCodeOf, readNaiveHotels, type Departure, type NaiveHotel } from '../testing/naive-hotel.ts';
import { offerByCode } from './offer-by-code.ts';
import { priceCalendar } from './price-calendar.ts';
import { agreeingSearch } from '../testing/agreeing-search.ts';
import { anyTrip } from '../search-query.ts';
import { roomsOfOffer } from './rooms-of-offer.ts';
import { upsellsOfOffer, variantsOfOffer } from './upsells-of-offer.ts';
import { weatherOfHotel } from './weather-of-hotel.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const TWO: Occupancy[] = [{ adults: 2, childBirthDates: [] }];
/** Birthdays on the way: an infant turns two, a child twelve. */
const FAMILY: Occupancy[] = [{ adults: 2, childBirthDates: ['2024-09-01', '2014-11-20'] }];
const TWO_ROOMS: Occupancy[] = [{ adults: 1, childBirthDates: ['2009-01-31'] }, { adults: 2, childBirthDates: [] }];
const CROWD: Occupancy[] = [{ adults: 9, childBirthDates: Array<string>(8).fill('2018-01-01') }];

describeOnPostgresql('a hotel card', (open) => {
  let database: Database;
  let hotels: NaiveHotel[];
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    hotels = (await readNaiveHotels(database.kysely, TEST_TODAY)).filter(({ departures }) => departures.length > 0);
  });
  afterAll(() => database.close());

  const hotelOf = (tripType: string) => hotels.find((hotel) => hotel.tripType === tripType)!;
  /** One with several rooms, airports and boards. */
  const richHotel = () => hotels.find(({ rooms, departures }) => rooms.length > 2 && new Set(departures.map(({ airportCode }) => airportCode)).size > 2 && new Set(departures.map(({ boardCode }) => boardCode)).size > 1)!;
  const offer = (code: string, party = TWO) => offerByCode(database.kysely, code, party, context);

  it('sells each offer to any party at the price of its base, room and ages, or says that the room is too small [config.choices]', async () => {
    const parties = fc.constantFrom(TWO, FAMILY, TWO_ROOMS, CROWD, [{ adults: 3, childBirthDates: ['2008-09-09'] }]);
    const sold = fc.tuple(fc.nat(), fc.nat(), fc.nat()).map(([ofHotels, ofDepartures, ofRooms]) => {
      const hotel = hotels[ofHotels % hotels.length]!;
      return { hotel, departure: hotel.departures[ofDepartures % hotel.departures.length]!, room: hotel.rooms[ofRooms % hotel.rooms.length]!.code };
    });
    await fc.assert(
      fc.asyncProperty(sold, parties, async ({ hotel, departure, room }, party) => {
        const code = offerCodeOf(hotel, departure, room);
        const total = naiveTotal(hotel, departure, party, room);
        const answer = await offer(code, party);
        if (total === null) expect(answer).toMatchObject({ status: 'gone', reason: 'party-too-large' });
        else expect(answer).toMatchObject({ status: 'available', offer: { offerCode: code, totalPrice: total, departureDate: departure.date, duration: departure.nights, occupancies: party.map(({ adults, childBirthDates }) => ({ adultsCount: adults, childrenBirthDates: childBirthDates })) } });
      }),
      { numRuns: 60 },
    );
  });

  it('sells nothing that has departed, leaves today or later than sales are open, or was never on sale', async () => {
    const hotel = richHotel();
    const [first] = hotel.departures as [Departure];
    const room = hotel.rooms[0]!.code;
    const sold = new Set(hotel.departures.map((departure) => offerCodeOf(hotel, departure, room)));
    const unsold = Array.from({ length: 300 }, (_, day) => offerCodeOf(hotel, { ...first, date: addDays(TEST_TODAY, day + 1) }, room)).find((code) => !sold.has(code))!;
    for (const [code, reason] of [
      [offerCodeOf(hotel, { ...first, date: '2020-02-29' }, room), 'departed'],
      [offerCodeOf(hotel, { ...first, date: TEST_TODAY }, room), 'departed'],
      [offerCodeOf(hotel, { ...first, date: addDays(TEST_TODAY, 301) }, room), 'not-sold'],
      [offerCodeOf(hotel, { ...first, date: '2099-01-01' }, room), 'not-sold'],
      [offerCodeOf(hotel, { ...first, airportCode: 'XXX' }, room), 'not-sold'],
      [offerCodeOf(hotel, { ...first, nights: 21 }, room), 'not-sold'],
      [offerCodeOf(hotel, first, 'NOROOM'), 'not-sold'],
      [unsold, 'not-sold'],
    ] as const) {
      expect([code, await offer(code)]).toEqual([code, { status: 'gone', reason, nearest: expect.any(Array) }]);
    }
    expect(await offer(offerCodeOf({ ...hotel, code: 'NOPE1' }, first, room))).toBeNull();
    expect(await offer('no code')).toBeNull();
  });

  it('proposes instead what can be had, closest date first, for the same party [config.choices]', async () => {
    const hotel = richHotel();
    for (const [date, party] of [['2026-08-12', FAMILY], ['2020-02-29', TWO], ['2027-06-01', TWO_ROOMS]] as const) {
      const answer = await offer(offerCodeOf(hotel, { ...hotel.departures[0]!, nights: 21, date }, hotel.rooms[0]!.code), [...party]);
      const nearest = answer?.status === 'gone' ? answer.nearest : [];
      expect(nearest.length).toBeGreaterThan(2);
      const distances = nearest.map(({ departureDate }) => Math.abs(diffDays(departureDate, date)));
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      const possible = hotel.departures.filter((departure) => naiveTotal(hotel, departure, party, null) !== null);
      expect(distances[0]).toBe(Math.min(...possible.map((departure) => Math.abs(diffDays(departure.date, date)))));
      for (const proposed of nearest) expect(await offer(proposed.offerCode, [...party])).toEqual({ status: 'available', offer: proposed });
    }
    const answer = await offer(offerCodeOf(hotel, hotel.departures[0]!, hotel.rooms[0]!.code), CROWD);
    expect(answer).toEqual({ status: 'gone', reason: 'party-too-large', nearest: [] });
  });

  it('keeps among its proposals each part of the choice that is sold at all [config.choices]', async () => {
    const hotel = richHotel();
    for (const room of hotel.rooms) {
      for (const boardCode of new Set(hotel.departures.map((departure) => departure.boardCode))) {
        for (const airportCode of new Set(hotel.departures.map((departure) => departure.airportCode))) {
          const answer = await offer(offerCodeOf(hotel, { ...hotel.departures[0]!, airportCode, boardCode, nights: 21, date: '2026-12-24' }, room.code), [{ adults: 1, childBirthDates: [] }]);
          const nearest = answer?.status === 'gone' ? answer.nearest : [];
          expect(nearest.map((proposed) => proposed.airportCode)).toContain(airportCode);
          expect(nearest.map((proposed) => proposed.boardCode)).toContain(boardCode);
          expect(nearest.map(({ offerCode }) => parseOfferCode(offerCode)?.roomCode)).toContain(room.code);
        }
      }
    }
  });

  it('has in its matrix every departure of a party at its cheapest board and room, and its lengths as ranges [config.matrix] [config.duration-periods]', async () => {
    for (const tripType of TRIP_TYPES) {
      for (const party of [TWO, FAMILY, TWO_ROOMS]) {
        const hotel = hotelOf(tripType);
        const matrix = (await hotelMatrix(database.kysely, hotel.code, party, null, context))!;
        expect(matrix).toMatchObject(expectedMatrix(hotel, party, hotel.departures));
        expect(matrix).toMatchObject({ currency: 'Kč', byPlane: !['DW', 'NR'].includes(tripType) });
        expect(matrix.airports.map(({ code }) => code).sort()).toEqual(Object.keys(matrix.datesByAirports).sort());
        const { durations } = matrix;
        const starts = durations.filter((nights) => !durations.includes(nights - 1));
        const ends = durations.filter((nights) => !durations.includes(nights + 1));
        expect(matrix.durationPeriods).toEqual(starts.map((from, index) => ({ from, to: ends[index] })));
      }
    }
  });

  it('narrows its matrix to a board, and still names the others [config.matrix]', async () => {
    const hotel = richHotel();
    const { boardCode } = hotel.departures.at(-1)!;
    const matrix = (await hotelMatrix(database.kysely, hotel.code, TWO, boardCode, context))!;
    expect(matrix).toMatchObject(expectedMatrix(hotel, TWO, hotel.departures.filter((departure) => departure.boardCode === boardCode)));
    expect(matrix.boardTypes.map(({ code }) => code).sort()).toEqual([...new Set(hotel.departures.map((departure) => departure.boardCode))].sort());
  });

  it('prices the closest stay from each airport and of each length as its offer, with the board and the room that are chosen [config.choices]', async () => {
    const hotel = richHotel();
    const departure = hotel.departures[0]!;
    const own = hotel.departures.filter(({ boardCode }) => boardCode === departure.boardCode);
    for (const room of hotel.rooms) {
      const asked = offerCodeOf(hotel, departure, room.code);
      const { airports, durations } = await closestStays(database.kysely, asked, TWO, context);
      expect(airports.map(({ code }) => code).toSorted()).toEqual([...new Set(own.map(({ airportCode }) => airportCode))].toSorted());
      expect(durations.map(({ code }) => code).toSorted()).toEqual([...new Set(own.map(({ nights }) => String(nights)))].toSorted());
      const fits = naiveTotal(hotel, departure, TWO, room.code) !== null;
      if (fits) expect(airports.find(({ code }) => code === departure.airportCode)!.offerCode).toBe(asked);
      for (const { offerCode, price } of [...airports, ...durations]) {
        expect(await offer(offerCode)).toMatchObject({ status: 'available', offer: { totalPrice: price, boardCode: departure.boardCode } });
        if (fits) expect(parseOfferCode(offerCode)!.roomCode).toBe(room.code);
      }
    }
    expect(await closestStays(database.kysely, 'junk', TWO, context)).toEqual({ airports: [], durations: [] });
  });

  it('has an empty matrix for a party that no room takes, and none when there is no hotel [config.matrix]', async () => {
    expect(await hotelMatrix(database.kysely, richHotel().code, CROWD, null, context)).toMatchObject({ airports: [], durations: [], datesByAirports: {}, durationsByDates: {}, airportsByDurations: {} });
    expect(await hotelMatrix(database.kysely, 'NOPE1', TWO, null, context)).toBeNull();
  });

  it('has a calendar of every day that a stay leaves, each at the price of its offer [config.matrix]', async () => {
    for (const party of [TWO, FAMILY, TWO_ROOMS]) {
      const hotel = richHotel();
      const { airportCode, boardCode, nights } = hotel.departures[0]!;
      const stay = { hotelCode: hotel.code, airportCode, boardCode, nights };
      const days = (await priceCalendar(database.kysely, stay, party, context))!;
      const expected = hotel.departures
        .filter((departure) => departure.airportCode === airportCode && departure.boardCode === boardCode && departure.nights === nights)
        .flatMap((departure) => {
          const total = naiveTotal(hotel, departure, party, null);
          return total === null ? [] : [{ date: departure.date, totalPrice: total }];
        });
      expect(days.map(({ date, totalPrice }) => ({ date, totalPrice }))).toEqual(expected);
      const last = days.at(-1)!;
      expect(await offer(last.offerCode, party)).toMatchObject({ status: 'available', offer: { departureDate: last.date, totalPrice: last.totalPrice } });
      expect(await priceCalendar(database.kysely, { ...stay, airportCode: 'XXX' }, party, context)).toEqual([]);
    }
    expect(await priceCalendar(database.kysely, { hotelCode: 'NOPE1', airportCode: 'PRG', boardCode: 'AI', nights: 7 }, TWO, context)).toBeNull();
  });

  it('has a calendar in the room that is kept; where the party cannot have it, a day shows what its nearest offer costs [config.choices]', async () => {
    const hotel = richHotel();
    const { airportCode, boardCode, nights } = hotel.departures[0]!;
    const stay = { hotelCode: hotel.code, airportCode, boardCode, nights };
    for (const party of [TWO, [{ adults: 3, childBirthDates: [] }]]) for (const { code: roomCode } of hotel.rooms) {
      const days = (await priceCalendar(database.kysely, { ...stay, roomCode }, party, context))!;
      for (const { date, offerCode, totalPrice } of [days[0]!, days.at(-1)!]) {
        const kept = await offer(formatOfferCode({ ...stay, departureDate: date, roomCode }), party);
        const led = kept?.status === 'available' ? kept.offer : kept?.nearest.find(({ departureDate, duration }) => departureDate === date && duration === nights);
        expect([led?.offerCode, led?.totalPrice]).toEqual([offerCode, totalPrice]);
      }
    }
  });

  /** What the year, airports and hours are asked for by a party in a kind of room. */
  const inRoom = (hotel: NaiveHotel, [people, ...others]: Occupancy[], roomCode: string) => {
    const any = anyTrip(hotel.tripType);
    return { ...any, occupancies: [{ ...people!, roomCode }, ...others], filters: { ...any.filters, hotelCodes: [hotel.code] } };
  };
  const lowestOfEach = (hotel: NaiveHotel, party: Occupancy[], roomCode: string, keyOf: (departure: Departure) => string) =>
    [...Map.groupBy(hotel.departures, keyOf)].flatMap(([key, departures]) => {
      for (const room of [roomCode, null]) {
        const totals = departures.map((departure) => naiveTotal(hotel, departure, party, room)).filter((total) => total !== null);
        if (totals.length > 0) return [[key, Math.min(...totals)] as const];
      }
      return [];
    });

  it('has the year, other airports and hours in the room that is chosen, in the cheapest where that does not take the party [hotel.calls] [config.choices]', async () => {
    const hotel = richHotel();
    const search = await agreeingSearch(database);
    for (const party of [TWO, TWO_ROOMS, [{ adults: 3, childBirthDates: [] }]]) for (const { code: roomCode } of hotel.rooms) {
      const query = inRoom(hotel, party, roomCode);
      const [days, airports, hours] = await Promise.all([search.lowestPriceDays(query, hotel.code, context), search.otherAirports(query, context), search.departureHours(query, context)]);
      expect(days.map(({ date, totalPrice }) => [date, totalPrice])).toEqual(lowestOfEach(hotel, party, roomCode, ({ date }) => date).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const ofAirports = new Map(lowestOfEach(hotel, party, roomCode, ({ airportCode }) => airportCode));
      expect(new Map(airports.map(({ airportCode, totalPrice }) => [airportCode, totalPrice]))).toEqual(ofAirports);
      expect(airports.map(({ totalPrice }) => totalPrice)).toEqual([...ofAirports.values()].toSorted((one, other) => one - other));
      expect(hours.length).toBeGreaterThan(0);
      for (const { offerCode, totalPrice } of [days.at(-1)!, ...airports, ...hours]) expect(await offer(offerCode, party)).toMatchObject({ status: 'available', offer: { totalPrice } });
      const isFitting = naiveTotal(hotel, hotel.departures[0]!, party, roomCode) !== null;
      for (const { offerCode } of [...days, ...airports, ...hours]) expect(parseOfferCode(offerCode)!.roomCode === roomCode).toBe(isFitting);
    }
    expect(await search.lowestPriceDays(inRoom({ ...hotel, code: 'NOPE1' }, TWO, 'DR2'), 'NOPE1', context)).toEqual([]);
  });

  it('has the year in another room on the days that the chosen one is taken, and hours in the chosen one where any departure has it [hotel.calls] [config.choices]', async () => {
    const hotel = richHotel();
    const [{ airportCode, boardCode, nights, date }] = hotel.departures as [Departure];
    const roomCode = hotel.rooms[0]!.code;
    const any = inRoom(hotel, TWO, roomCode);
    const query = { ...any, airports: [airportCode], nightsFrom: nights, nightsTo: nights, filters: { ...any.filters, boards: [boardCode] }, dateFrom: date, dateTo: addDays(date, 30) };
    const before = await (await agreeingSearch(database)).lowestPriceDays(query, hotel.code, context);
    await database.kysely.insertInto('allotment').values({ hotel_code: hotel.code, room_code: roomCode, night: date, booked: 10_000 }).execute();
    try {
      const search = await agreeingSearch(database);
      const days = await search.lowestPriceDays(query, hotel.code, context);
      expect(days.map((day) => [day.date, parseOfferCode(day.offerCode)!.roomCode === roomCode])).toEqual(before.map((day) => [day.date, day.date !== date]));
      for (const { offerCode } of await search.departureHours(query, context)) expect(parseOfferCode(offerCode)!.roomCode).toBe(roomCode);
    } finally {
      await database.kysely.deleteFrom('allotment').where('hotel_code', '=', hotel.code).where('room_code', '=', roomCode).execute();
    }
  });

  it('shows every kind of room with its price, and which of them take the party', async () => {
    const hotel = richHotel();
    const departure = hotel.departures.at(-1)!;
    for (const party of [TWO, FAMILY, TWO_ROOMS, CROWD]) {
      const rooms = (await roomsOfOffer(database.kysely, offerCodeOf(hotel, departure, hotel.rooms[0]!.code), party, 0, context))!;
      expect(rooms.map(({ roomCode, offerCode, fits }) => [roomCode, offerCode, fits])).toEqual(hotel.rooms.map(({ code }) => [code, offerCodeOf(hotel, departure, code), naiveTotal(hotel, departure, party, code) !== null]));
      for (const { roomCode, totalPrice, fits } of rooms) if (fits) expect(totalPrice).toBe(naiveTotal(hotel, departure, party, roomCode));
    }
    expect(await roomsOfOffer(database.kysely, offerCodeOf(hotel, { ...departure, date: TEST_TODAY }, 'DR2'), TWO, 0, context)).toEqual([]);
    expect(await roomsOfOffer(database.kysely, 'NOPE1_PRG_20260712_07_AI_DR2', TWO, 0, context)).toBeNull();
  });

  it('says what its hotel is in every language [hotel.details]', async () => {
    for (const tripType of TRIP_TYPES) {
      const { code, rooms } = hotelOf(tripType);
      const cards = await Promise.all(LANGUAGES.map((language) => hotelByCode(database.kysely, code, { ...context, language })));
      expect(new Set(cards.map((card) => card?.description.join(' '))).size).toBe(LANGUAGES.length);
      const row = await database.kysely.selectFrom('hotel').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
      const { kind: type, stars, latitude, longitude, season, rooms_count: roomsCount, resort_code: resortCode, region_code: regionCode, country_code: countryCode } = row;
      const details = { code, type, stars, coordinates: { latitude, longitude }, season, roomsCount, resortCode, regionCode, countryCode };
      expect(cards.map((card) => card?.details.name)).toEqual(LANGUAGES.map((language) => row.names?.[language] ?? row.name));
      expect(cards.map((card) => card?.details.shortDescription.title)).toEqual(['Shrnutí zájezdu', 'Podsumowanie wycieczki', 'Rezumatul călătoriei', 'Підсумок подорожі', 'Az utazás összefoglalója']);
      for (const card of cards) {
        expect(card).toMatchObject({ details, tripAdvisor: { rating: row.rating / 10, count: row.rating_count }, tripTypes: [tripType], multiroomEnabled: !['WO', 'CZ'].includes(tripType), rooms: rooms.map((room) => ({ roomCode: room.code, capacity: room.capacity })) });
        expect(card?.tour === null).toBe(tripType !== 'WO');
        expect(card?.slopeImageUrl === null).toBe(tripType !== 'NR');
        expect(card?.hotelUrl).toMatch(new RegExp(`^/dovolena/[a-z-]+/[a-z-]+/[a-z-]+/.+-${code.toLowerCase()}$`));
      }
    }
    expect(await hotelByCode(database.kysely, 'NOPE1', context)).toBeNull();
  });

  it.each([
    ['summer', ['Sezona: léto', 'Sezon: lato', 'Sezon: vară', 'Сезон: літо', 'Szezon: nyár']],
    ['winter', ['Sezona: zima', 'Sezon: zima', 'Sezon: iarnă', 'Сезон: зима', 'Szezon: tél']],
    ['all', ['Sezona: celý rok', 'Sezon: cały rok', 'Sezon: tot anul', 'Сезон: увесь рік', 'Szezon: egész év']],
  ] as const)('says the season of a hotel in every language: %s [hotel.details]', async (season, texts) => {
    const { code } = richHotel();
    const set = (to: typeof before.season) => database.kysely.updateTable('hotel').set({ season: to }).where('code', '=', code).execute();
    const before = await database.kysely.selectFrom('hotel').select('season').where('code', '=', code).executeTakeFirstOrThrow();
    await set(season);
    const cards = await Promise.all((['cs', 'pl', 'ro', 'uk', 'hu'] as const).map((language) => hotelByCode(database.kysely, code, { ...context, language })));
    await set(before.season);
    expect(cards.map((card) => card?.details.seasonName)).toEqual(texts);
  });

  it('sells every dearer board and room of a stay as an upsell, at the difference that its offer costs more, and nothing cheaper; cheaper ones are its variants [hotel.calls]', async () => {
    const dearerThan = (total: number, offers: { code: string; offerCode: string; total: number | null }[]) =>
      offers.flatMap((one) => (one.total !== null && one.total > total ? [{ code: one.code, offerCode: one.offerCode, price: one.total - total }] : [])).sort((one, other) => one.price - other.price);
    const nameless = (upgrades: { code: string; offerCode: string; price: number }[] = []) => upgrades.map(({ code, offerCode, price }) => ({ code, offerCode, price }));
    const expectUpsells = async (hotel: NaiveHotel, departure: Departure, party: Occupancy[]) => {
      const room = hotel.rooms[0]!.code;
      const total = naiveTotal(hotel, departure, party, room);
      const sameStay = hotel.departures.filter(({ airportCode, nights, date }) => airportCode === departure.airportCode && nights === departure.nights && date === departure.date);
      const boards = total === null ? [] : dearerThan(total, sameStay.map((other) => ({ code: other.boardCode, offerCode: offerCodeOf(hotel, other, room), total: naiveTotal(hotel, other, party, room) })));
      const rooms = total === null ? [] : dearerThan(total, hotel.rooms.map(({ code }) => ({ code, offerCode: offerCodeOf(hotel, departure, code), total: naiveTotal(hotel, departure, party, code) })));
      const upsells = await upsellsOfOffer(database.kysely, offerCodeOf(hotel, departure, room), party, context);
      expect({ boards: nameless(upsells?.boards), rooms: nameless(upsells?.rooms) }).toEqual({ boards, rooms });
      const variants = await variantsOfOffer(database.kysely, offerCodeOf(hotel, departure, room), party, context);
      const everyRoom = total === null ? [] : hotel.rooms.flatMap(({ code }) => naiveTotal(hotel, departure, party, code) ?? []);
      expect(variants?.rooms.map(({ price }) => price)).toEqual(everyRoom.map((one) => one - (total ?? 0)));
      expect(variants?.boards.map(({ code }) => code).toSorted()).toEqual(total === null ? [] : sameStay.map(({ boardCode }) => boardCode).toSorted());
      return { boards, rooms };
    };
    const rich = richHotel();
    const cheapest = rich.departures.toSorted((one, other) => naiveTotal(rich, one, TWO, rich.rooms[0]!.code)! - naiveTotal(rich, other, TWO, rich.rooms[0]!.code)!)[0]!;
    const ofRich = await expectUpsells(rich, cheapest, TWO);
    expect([ofRich.boards.length, ofRich.rooms.length].every((count) => count > 0)).toBe(true);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.constantFrom(TWO, FAMILY, TWO_ROOMS, CROWD), async (ofHotels, ofDepartures, party) => {
        const hotel = hotels[ofHotels % hotels.length]!;
        await expectUpsells(hotel, hotel.departures[ofDepartures % hotel.departures.length]!, party);
      }),
      { numRuns: 40 },
    );
    expect(await upsellsOfOffer(database.kysely, 'NOPE1_PRG_20260801_07_HB_DR2', TWO, context)).toBeNull();
  });

  it('tells a data layer of a hotel and its offer, counts people and keeps their birth dates to itself [hotel.calls]', async () => {
    const hotel = richHotel();
    const { departure, room } = hotel.departures.flatMap((one) => hotel.rooms.flatMap(({ code }) => (naiveTotal(hotel, one, FAMILY, code) === null ? [] : [{ departure: one, room: code }])))[0]!;
    const offerCode = offerCodeOf(hotel, departure, room);
    const answer = await offer(offerCode, FAMILY);
    if (answer?.status !== 'available') throw new Error('The family has no offer');
    const { hotelName, stars, destination, totalPrice, originalFullPrice } = answer.offer;
    const analytics = await hotelAnalytics(database.kysely, offerCode, FAMILY, context);
    expect(analytics).toEqual({
      hotel: { hotelCode: hotel.code, hotelName, type: 'hotel', stars, countryCode: destination.country.code, regionCode: destination.region.code, resortCode: destination.resort.code },
      offer: {
        offerCode, tripType: hotel.tripType, departureDate: departure.date, daysToDeparture: diffDays(TEST_TODAY, departure.date), duration: departure.nights, airportCode: departure.airportCode,
        boardCode: departure.boardCode, roomCodes: [room], adultsCount: 2, childrenCount: 2, totalPrice, discount: originalFullPrice - totalPrice, currency: 'CZK',
      },
    });
    for (const birthDate of FAMILY[0]!.childBirthDates) expect(JSON.stringify(analytics)).not.toContain(birthDate);
    expect(await hotelAnalytics(database.kysely, offerCode, CROWD, context)).toEqual({ hotel: analytics!.hotel, offer: null });
    expect(await hotelAnalytics(database.kysely, 'NOPE1_PRG_20260801_07_HB_DR2', TWO, context)).toBeNull();
  });

  it('knows the weather of every hotel: its region in the language asked for, and twelve months [hotel.calls]', async () => {
    for (const { code } of hotels) {
      for (const language of LANGUAGES) {
        const weather = await weatherOfHotel(database.kysely, code, { language });
        expect([code, weather?.place, weather?.months.map(({ month }) => month)]).toEqual([code, (await hotelByCode(database.kysely, code, { language }))!.destination.region, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]);
      }
    }
    expect(await weatherOfHotel(database.kysely, 'NOPE1', context)).toBeNull();
  });
});

/** Days, lengths and airports of the departures that the party can have, each pair of airport and length at its lowest price. */
function expectedMatrix(hotel: NaiveHotel, party: readonly Occupancy[], departures: readonly Departure[]) {
  const cheapest = new Map<string, Departure & { price: number }>();
  for (const departure of departures) {
    const price = naiveTotal(hotel, departure, party, null);
    const key = [departure.date, departure.nights, departure.airportCode].join(' ');
    if (price !== null && price < (cheapest.get(key)?.price ?? Infinity)) cheapest.set(key, { ...departure, price });
  }
  const entries = [...cheapest.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.nights - b.nights || a.price - b.price));
  const groups = <Value>(key: (entry: Departure) => string, value: (entry: Departure & { price: number }) => Value) =>
    Object.fromEntries([...Map.groupBy(entries, key)].map(([name, some]) => [name, expect.toSatisfy((values: Value[]) => JSON.stringify(values.map((one) => JSON.stringify(one)).sort()) === JSON.stringify([...new Set(some.map((entry) => JSON.stringify(value(entry))))].sort()))]));
  return {
    durations: [...new Set(entries.map(({ nights }) => nights))].sort((a, b) => a - b),
    datesByAirports: groups(({ airportCode }) => airportCode, ({ date }) => date),
    durationsByDates: groups(({ date }) => date, ({ nights, price, airportCode }) => ({ duration: nights, price, airportCode })),
    airportsByDurations: groups(({ nights }) => String(nights), ({ airportCode }) => airportCode),
  };
}
