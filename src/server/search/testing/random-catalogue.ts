/** For tests: a few hotels of which everything is drawn by lot, prices with many ties, in an otherwise empty database. */
import { sql } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import { CELL_DAYS, dearest, highsOf, UNAVAILABLE, withMinima } from '../../catalogue/cell-layout.ts';
import { copyLine } from '../../catalogue/copy-text.ts';
import { randomOf, type Random } from '../../../demo/catalogue/random.ts';
import type { Database } from '../../db/open-database.ts';
import { TEST_TODAY } from '../../testing/test-database.ts';
import { startPriceVersions } from '../prices/price-version.ts';
import { bookAtRandom } from './random-bookings.ts';

export const RANDOM_TRIP_TYPES = ['WS', 'DW'] as const;
export const RANDOM_AIRPORTS = ['PRG', 'BRQ', 'KTW', 'CAR'];
export const RANDOM_DESTINATIONS = ['AA', 'AA-B', 'AA-B-C', 'AA-B-D', 'AA-E', 'AA-E-F', 'GG', 'GG-H', 'GG-H-I'];
export const RANDOM_FACILITIES = ['pool', 'wifi', 'spa', 'pets'];
export const RANDOM_HOTELS = Array.from({ length: 9 }, (_, index) => `H${index + 1}`);

const ARRIVAL = 'ARR';
const BOARD_IDS = [1, 3, 5];
const LENGTHS = [3, 7, 8, 14];
const TABLES = ['destination', 'airport', 'flight', 'hotel', 'hotel_room', 'offer_cell', 'catalogue_version', 'price_version'];

interface Room {
  code: string;
  capacity: number;
  max_adults: number;
  supplement: number;
}

/** Puts the catalogue of a seed in the place of whatever was there. */
export async function putRandomCatalogue(database: Database, seed: number): Promise<void> {
  const random = randomOf('random catalogue', seed);
  const { kysely } = database;
  await sql.raw(`truncate ${TABLES.join(', ')}`).execute(kysely);
  const names = (name: string) => ({ cs: name, pl: name, ro: name, uk: name, hu: name });
  const rows: Record<string, object[]> = {
    destination: RANDOM_DESTINATIONS.map((code, position) => ({ code, kind: ['country', 'region', 'resort'][code.split('-').length - 1], parent: code.includes('-') ? code.slice(0, code.lastIndexOf('-')) : null, slug: code.toLowerCase(), names: names(code), latitude: 0, longitude: 0, position: (position * 4) % 9 })),
    airport: RANDOM_AIRPORTS.map((code, index) => ({ id: (index + 1) * 3, code, names: names(code), latitude: 0, longitude: 0, departure: true, position: index })).concat({ id: 15, code: ARRIVAL, names: names(ARRIVAL), latitude: 0, longitude: 0, departure: false, position: 9 }),
    flight: randomFlights(randomOf('random flights', seed)),
    hotel: [],
    hotel_room: [],
    offer_cell: [],
  };
  for (const [index, code] of RANDOM_HOTELS.entries()) addHotel(rows, code, (index + 1) * 7, random, randomOf('random facts', seed, code), randomOf('random rooms', seed, code), randomCuts(randomOf('random cuts', seed, code)));
  for (const [table, some] of Object.entries(rows)) {
    const columns = Object.keys(some[0] ?? {});
    if (columns.length > 0) await database.copyInto(table, columns, some.map((row) => copyLine(columns.map((column) => (row as Record<string, unknown>)[column]))));
  }
  await bookAtRandom(kysely, seed);
  const sold = (rows.offer_cell as { airport_id: number; board_id: number; prices: Int32Array }[]).filter(({ airport_id, board_id }) => airport_id > 0 && board_id > 0).flatMap(({ prices }) => [...prices.subarray(0, CELL_DAYS)].filter((price) => price < UNAVAILABLE));
  await kysely.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('catalogue_version')
      .values({ seed, size: 'random', first_day: addDays(TEST_TODAY, -random.between(0, 60)), lengths: LENGTHS, hotels: RANDOM_HOTELS.length, offers: sold.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    await startPriceVersions(tx, { catalogue: id, offers: sold.length, priceSum: sold.reduce((sum, price) => sum + price, 0) });
  });
}

function addHotel(rows: Record<string, object[]>, code: string, id: number, random: Random, facts: Random, stocks: Random, discounts: number[]): void {
  const resort = random.pick(RANDOM_DESTINATIONS.filter((destination) => destination.split('-').length === 3));
  const trip_type = random.pick(RANDOM_TRIP_TYPES);
  const rooms = Array.from({ length: random.between(1, 4) }, (_, position): Room => {
    const capacity = random.between(1, 5);
    return { code: `R${position + 1}`, capacity, max_adults: random.between(1, capacity), supplement: random.pick([0, 0, 7, 13, 40]) };
  });
  rows.hotel!.push({
    id, code, trip_type, kind: facts.pick(['hotel', 'hotel', 'apartments', 'chalet', 'tour']), beach_metres: facts.pick([null, 0, 100, 101, 240, 500, 610]), name: code, slug: code.toLowerCase(), stars: random.between(3, 5), rating: random.pick([55, 60, 78, 80, 91]), rating_count: 5,
    country_code: resort.slice(0, 2), region_code: resort.slice(0, 4), resort_code: resort, latitude: 30 + random.next() * 10, longitude: 20 + random.next() * 10, season: 'all', rooms_count: 9,
    facilities: random.some(RANDOM_FACILITIES, random.between(0, 4)), pictures: ['a', 'b'], single_supplement: random.between(0, 60), third_adult: random.between(50, 100), infant: random.between(0, 10), child: random.between(20, 80), teen: random.between(40, 99),
    room_fit: Array.from({ length: 81 }, (_, place) => cheapestSupplement(rooms, Math.floor(place / 9) + 1, place % 9)), discounts, arrival_airport: ARRIVAL,
  });
  rows.hotel_room!.push(...rooms.map((room, position) => ({ ...room, hotel_id: id, position, names: { cs: room.code, pl: room.code, ro: room.code, uk: room.code, hu: room.code }, stock: stocks.pick([1, 1, 2, 3, 4, 9]) })));
  for (const nights of random.some(LENGTHS, random.between(1, 3))) {
    const cells = [3, 6, 9, 12].filter(() => random.chance(0.5)).flatMap((airport_id) => BOARD_IDS.filter(() => random.chance(0.6)).map((board_id) => ({ airport_id, board_id, prices: randomPrices(random) })));
    const anyOf = (airport_id: number, board_id: number) => {
      const of = cells.filter((cell) => (airport_id === 0 || cell.airport_id === airport_id) && (board_id === 0 || cell.board_id === board_id));
      return { airport_id, board_id, prices: Int32Array.from({ length: CELL_DAYS }, (_, day) => Math.min(...of.map(({ prices }) => prices[day] as number))), highs: dearest(of.map(({ prices }) => highsOf(prices))) };
    };
    if (cells.length === 0) continue;
    const all = [
      ...cells.map((cell) => ({ ...cell, highs: highsOf(cell.prices) })),
      anyOf(0, 0),
      ...[...new Set(cells.map(({ airport_id }) => airport_id))].map((airport) => anyOf(airport, 0)),
      ...[...new Set(cells.map(({ board_id }) => board_id))].map((board) => anyOf(0, board)),
    ];
    rows.offer_cell!.push(...all.map(({ airport_id, board_id, prices, highs }) => ({ hotel_id: id, trip_type, airport_id, board_id, nights, prices: withMinima(prices), highs })));
  }
}

/** Planes to where all hotels are, on some days of the week, at few enough hours for some to share one. */
function randomFlights(random: Random): object[] {
  const directions = RANDOM_AIRPORTS.filter((code) => code !== 'CAR').flatMap((code) => [[code, ARRIVAL], [ARRIVAL, code]]);
  return directions.flatMap(([origin, destination]) =>
    [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.7)).map((weekday) => {
      const hour = random.between(5, 8);
      return { origin, destination, weekday, airline_code: random.pick(['QS', 'FR']), flight_number: `${weekday}`, departure_time: `0${hour}:00`, arrival_time: `${hour + random.between(2, 3) + 10}:00` };
    }),
  );
}

/** Weeks in which prices are cut, many by the same. */
function randomCuts(random: Random): number[] {
  const weeks = Array.from({ length: Math.ceil(CELL_DAYS / 7) }, () => (random.chance(0.6) ? 0 : random.pick([5, 10, 10, 25])));
  return Array.from({ length: CELL_DAYS }, (_, day) => weeks[Math.floor(day / 7)] as number);
}

/** Runs of days on sale, now at prices that many share, now at any. */
function randomPrices(random: Random): Int32Array {
  const prices = new Int32Array(CELL_DAYS).fill(UNAVAILABLE);
  for (let day = random.between(0, 90); day < CELL_DAYS; day += random.between(1, 60)) {
    const end = Math.min(CELL_DAYS, day + random.between(1, 40));
    const isTied = random.chance(0.5);
    for (; day < end; day++) if (random.chance(0.8)) prices[day] = isTied ? random.pick([9990, 10_090, 12_490]) : random.between(1, 40_000);
  }
  return prices;
}

function cheapestSupplement(rooms: readonly Room[], adults: number, minors: number): number | null {
  const fitting = rooms.filter(({ capacity, max_adults }) => adults <= max_adults && adults + minors <= capacity);
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ supplement }) => supplement));
}
