/**
 * What most shops do: a row per offer, with the price of two adults, and two covering indexes. It answers for two adults
 * only and reads nothing of what an offer shows, so it does less than the systems it is compared with.
 */
import pg from 'pg';
import { DAYS_ON_SALE } from '../../../src/server/search/prices/catalogue-window.ts';
import { diffDays } from '../../../src/domain/dates/iso-date.ts';
import { boardIdOf } from '../../../src/server/catalogue/boards.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../../src/server/catalogue/cell-layout.ts';
import type { SearchQuery } from '../../../src/server/search/search-query.ts';
import type { Answer, BenchedQuestion } from './measure.ts';
import { digestOf, type ComparedFacets } from './systems.ts';

const APPLICATION = 'bench-row-table';
/** Where `room_fit` has two adults alone. */
const COUPLE = 10;

export interface RowTable {
  answer: Answer;
  /** Cancels what it is asked just now. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

/** Whether the table is there for this catalogue. */
export async function hasRowTable(url: string): Promise<boolean> {
  return withClient(url, isThere);
}

/** Makes the table from the cells unless it is there for this catalogue: then it gives false. */
export async function ensureRowTable(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    if (await isThere(client)) return false;
    await client.query('drop table if exists offer_row');
    await client.query(`create table offer_row as
      select c.hotel_id, c.trip_type, c.airport_id, c.board_id, c.nights, (p.place - 1)::smallint as day, 2 * ((p.price * (100 + h.room_fit[${COUPLE}]) + 99) / 100) as price
      from offer_cell c join hotel h on h.id = c.hotel_id cross join lateral unnest(c.prices[1:${CELL_DAYS}]) with ordinality as p (price, place)
      where c.airport_id > 0 and c.board_id > 0 and p.price < ${UNAVAILABLE} and h.room_fit[${COUPLE}] is not null`);
    await client.query('create index on offer_row (trip_type, nights, day, airport_id, board_id, hotel_id, price)');
    await client.query('create index on offer_row (hotel_id, nights, day, airport_id, board_id, price)');
    await client.query('vacuum analyze offer_row');
    // Last of all: a table without it was not finished.
    await client.query(`do $$ begin execute format('comment on table offer_row is %L', (select catalogue from price_version)); end $$`);
    return true;
  });
}

async function isThere(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select obj_description(to_regclass('offer_row')) = catalogue::text as made from price_version`);
  return rows[0]?.made === true;
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, options: '-c maintenance_work_mem=1GB -c work_mem=256MB' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Opens the table that `ensureRowTable` has made. */
export async function openRowTable(url: string): Promise<RowTable> {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: APPLICATION, options: '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c work_mem=32MB' });
  pool.on('error', () => {});
  const version = (await pool.query(`select first_day::text, (select jsonb_object_agg(code, id) from airport) as airports from catalogue_version order by id desc limit 1`)).rows[0] as { first_day: string; airports: Record<string, number> };
  const hotels = new Map<string, number>((await pool.query('select code, id from hotel')).rows.map(({ code, id }) => [code, id]));
  const { first_day: firstDay, airports } = version;

  async function answer(question: BenchedQuestion): Promise<number | null> {
    const age = diffDays(firstDay, question.today);
    const sale = `o.day between ${age + 1} and ${Math.min(CELL_DAYS - 1, age + DAYS_ON_SALE)}`;
    switch (question.kind) {
      case 'listing': {
        const { sort, page, pageSize } = question.page;
        const order = sort === 'hotelRating' ? 'h.rating desc, price, o.hotel_id' : 'price, o.hotel_id';
        const { rows } = await pool.query(`select o.hotel_id, h.rating, min(o.price) as price, count(*) over () as total from offer_row o join hotel h on h.id = o.hotel_id
          where ${sale} and ${conditions(question.query).join(' and ')} group by o.hotel_id, h.rating order by ${order} limit ${pageSize} offset ${page * pageSize}`);
        // A page behind the last one has no row to tell it.
        return rows.length === 0 ? (page === 0 ? 0 : null) : Number(rows[0].total);
      }
      case 'count': {
        const { rows } = await pool.query(`select count(distinct o.hotel_id) as total from offer_row o join hotel h on h.id = o.hotel_id where ${sale} and ${conditions(question.query).join(' and ')}`);
        return Number(rows[0].total);
      }
      case 'facets':
        return digestOf(await facetsOf(question.query, sale));
      case 'matrix':
        await pool.query(`select o.day, o.nights, o.airport_id, min(o.price) from offer_row o where o.hotel_id = ${hotels.get(question.hotelCode)} and ${sale} group by 1, 2, 3 order by 1, 2, 3`);
        return null;
      case 'calendar': {
        const { hotelCode, airportCode, boardCode, nights } = question.stay;
        const { rows } = await pool.query(`select o.day, o.price from offer_row o where o.hotel_id = ${hotels.get(hotelCode)} and o.nights = ${nights} and o.airport_id = ${airports[airportCode]} and o.board_id = ${boardIdOf(boardCode)} and ${sale} order by o.day`);
        return rows.length;
      }
    }
  }

  /** Conditions on `o`, the offer, and `h`, its hotel, but for those that a facet leaves out. */
  function conditions(query: SearchQuery, without: readonly ('airports' | 'boards' | 'nights' | 'price' | 'hotel')[] = []): string[] {
    const { filters } = query;
    const on: string[] = [`o.trip_type = '${query.tripType}'`];
    if (query.dateFrom !== null) on.push(`o.day >= ${diffDays(firstDay, query.dateFrom)}`);
    if (query.dateTo !== null) on.push(`o.day <= ${diffDays(firstDay, query.dateTo)}`);
    if (!without.includes('airports') && query.airports.length > 0) on.push(`o.airport_id in (${query.airports.map((code) => airports[code] ?? -1).join()})`);
    if (!without.includes('boards') && filters.boards.length > 0) on.push(`o.board_id in (${filters.boards.map((code) => boardIdOf(code) ?? -1).join()})`);
    if (!without.includes('nights')) on.push(`o.nights between ${query.nightsFrom ?? 0} and ${query.nightsTo ?? 255}`);
    if (!without.includes('price')) on.push(...priceConditions(query));
    if (!without.includes('hotel')) {
      const places = query.destinations.map((code) => `'${code}'`).join();
      if (places !== '') on.push(`(h.country_code in (${places}) or h.region_code in (${places}) or h.resort_code in (${places}))`);
      if (filters.stars.length > 0) on.push(`h.stars in (${filters.stars.join()})`);
    }
    return on;
  }

  function priceConditions({ filters: { priceFrom, priceTo } }: SearchQuery): string[] {
    return [...(priceFrom === null ? [] : [`o.price >= ${Math.ceil(priceFrom / 100)}`]), ...(priceTo === null ? [] : [`o.price <= ${Math.floor(priceTo / 100)}`])];
  }

  async function facetsOf(query: SearchQuery, sale: string): Promise<ComparedFacets> {
    const inPrice = ['true', ...priceConditions(query)].join(' and ');
    const hotelsFound = (await pool.query(`select h.stars, h.rating, h.facilities, h.country_code, h.region_code, h.resort_code, min(o.price) as cheapest, bool_or(${inPrice}) as in_price
      from offer_row o join hotel h on h.id = o.hotel_id where ${sale} and ${conditions(query, ['price', 'hotel']).join(' and ')} group by h.id`)).rows as FoundHotel[];
    const counts: ComparedFacets = { destinations: new Map(), airports: new Map(), nights: new Map(), boards: new Map(), stars: new Map(), facilities: new Map(), ratings: new Map(), prices: null };
    const wantedPlaces = new Set(query.destinations);
    for (const { stars, rating, facilities, country_code, region_code, resort_code, cheapest, in_price } of hotelsFound) {
      const places = [country_code, region_code, resort_code];
      const isPlace = wantedPlaces.size === 0 || places.some((code) => wantedPlaces.has(code));
      const isStars = query.filters.stars.length === 0 || query.filters.stars.includes(stars);
      if (isPlace && isStars) counts.prices = { from: Math.min(counts.prices?.from ?? Infinity, cheapest * 100), to: Math.max(counts.prices?.to ?? 0, cheapest * 100) };
      if (!in_price) continue;
      if (isStars) for (const code of places) add(counts.destinations, code);
      if (isPlace) add(counts.stars, String(stars));
      if (!isPlace || !isStars) continue;
      for (const code of facilities) add(counts.facilities, code);
      for (const points of [6, 7, 8, 9]) if (rating >= points * 10) add(counts.ratings, String(points));
    }
    for (const [facet, column] of [['airports', 'airport_id'], ['boards', 'board_id'], ['nights', 'nights']] as const) {
      const { rows } = await pool.query(`select value, count(*)::int as hotels from (select distinct o.${column} as value, o.hotel_id from offer_row o join hotel h on h.id = o.hotel_id
        where ${sale} and ${conditions(query, [facet]).join(' and ')}) as sold group by value`);
      for (const { value, hotels: count } of rows as { value: number; hotels: number }[]) counts[facet].set(String(value), count);
    }
    return counts;
  }

  return {
    answer,
    async cancel() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('select pg_cancel_backend(pid) from pg_stat_activity where application_name = $1 and state = $2', [APPLICATION, 'active']);
      await client.end();
    },
    close: () => pool.end(),
  };
}

interface FoundHotel {
  stars: number;
  rating: number;
  facilities: string[];
  country_code: string;
  region_code: string;
  resort_code: string;
  cheapest: number;
  in_price: boolean;
}

function add(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}
