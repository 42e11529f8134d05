import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import type { Language } from '../../../domain/market/language.ts';
import { MARKET } from '../../../domain/market/market.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { isByCar, type TripType } from '../../../domain/search/trip-types.ts';
import { BOARDS, boardIdOf } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { listAirports } from '../listing/airports.ts';
import { dateOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';

export type Matrix = components['schemas']['Matrix'];

/**
 * What a hotel sells to a party and what it costs [config.matrix]: for each departure day every length and airport with
 * its cheapest board and room. Days, lengths and airports are those of `boardCode` when it is given; boards are all.
 * @returns null for an unknown hotel; an empty matrix when no room takes the party
 */
export async function hotelMatrix(kysely: Kysely<Schema>, hotelCode: string, occupancies: readonly Occupancy[], boardCode: string | null, context: SearchContext): Promise<Matrix | null> {
  const window = await readWindow(kysely, context.today);
  const hotel = await readHotelOnSale(kysely, hotelCode, window);
  if (hotel === null) return null;
  const names = await listAirports(kysely, hotel.tripType, context);
  const codes = new Map([...window.airportIds].map(([code, id]) => [id, code]));
  const priceOf = partyPricer(hotel, occupancies, window);

  const cheapest = new Map<string, MatrixEntry>();
  for (const cell of hotel.cells.filter(({ boardId }) => boardCode === null || boardId === boardIdOf(boardCode))) {
    const airportCode = codes.get(cell.airportId) ?? '';
    for (const { day, base } of daysOnSale(cell, window.first, window.last)) {
      const price = priceOf(base, day, cell.nights)?.totalPrice ?? null;
      const key = `${day} ${cell.nights} ${airportCode}`;
      if (price !== null && price < (cheapest.get(key)?.price ?? Infinity)) cheapest.set(key, { day, duration: cell.nights, price, airportCode });
    }
  }
  // Of a day the order of the cells stays: by nights and airport.
  const entries = [...cheapest.values()].sort((a, b) => a.day - b.day);
  const boardIds = new Set(hotel.cells.map(({ boardId }) => boardId));
  return presentMatrix(entries, { tripType: hotel.tripType, boardIds, airports: names, dateOf: (day) => dateOf(window, day), language: context.language });
}

/** What a party pays at least for a departure day, length and airport. */
export interface MatrixEntry {
  day: number;
  duration: number;
  /** Minor units. */
  price: number;
  airportCode: string;
}

interface MatrixHotel {
  tripType: TripType;
  boardIds: ReadonlySet<number>;
  /** In the order in which they are shown. */
  airports: readonly { code: string; name: string }[];
  dateOf: (day: number) => string;
  language: Language;
}

/** @param entries by day, nights and airport */
export function presentMatrix(entries: readonly MatrixEntry[], { tripType, boardIds, airports, dateOf, language }: MatrixHotel): Matrix {
  const airportCodes = new Set(entries.map(({ airportCode }) => airportCode));
  const durations = [...new Set(entries.map(({ duration }) => duration))].sort((a, b) => a - b);
  const dates = new Map([...new Set(entries.map(({ day }) => day))].map((day) => [day, dateOf(day)]));
  const dateOfDay = (day: number) => dates.get(day) ?? '';
  return {
    airports: airports.filter(({ code }) => airportCodes.has(code)),
    durations,
    durationPeriods: periodsOf(durations),
    datesByAirports: Object.fromEntries([...Map.groupBy(entries, ({ airportCode }) => airportCode)].map(([code, some]) => [code, [...new Set(some.map(({ day }) => dateOfDay(day)))]])),
    durationsByDates: Object.fromEntries(
      [...Map.groupBy(entries, ({ day }) => day)].map(([day, some]) => [dateOfDay(day), some.map(({ duration, price, airportCode }) => ({ duration, price, airportCode })).sort((a, b) => a.duration - b.duration || a.price - b.price)]),
    ),
    airportsByDurations: Object.fromEntries([...Map.groupBy(entries, ({ duration }) => String(duration))].map(([duration, some]) => [duration, [...new Set(some.map(({ airportCode }) => airportCode))]])),
    boardTypes: BOARDS.filter(({ id }) => boardIds.has(id)).map(({ code, names: board }) => ({ code, name: board[language] })),
    currency: MARKET.currencyLabel,
    byPlane: !isByCar(tripType),
  };
}

/** Lengths that follow one another, as ranges. */
function periodsOf(durations: readonly number[]): { from: number; to: number }[] {
  const periods: { from: number; to: number }[] = [];
  for (const duration of durations) {
    const last = periods.at(-1);
    if (last !== undefined && last.to === duration - 1) last.to = duration;
    else periods.push({ from: duration, to: duration });
  }
  return periods;
}
