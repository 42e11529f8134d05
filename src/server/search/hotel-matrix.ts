import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/hotel.ts';
import type { Occupancy } from '../../domain/participants.ts';
import { isByCar } from '../../domain/trip-types.ts';
import { BOARDS, boardIdOf } from '../catalogue/boards.ts';
import type { Schema } from '../db/schema.ts';
import { listAirports } from './airports.ts';
import { dateOf, readWindow, type SearchContext } from './catalogue-window.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';

export type Matrix = components['schemas']['Matrix'];

/**
 * What a hotel sells to a party and what it costs [config.matrix]: for each departure day every length and airport with
 * its cheapest board and room. Days, lengths and airports are those of `boardCode` when it is given; boards are all.
 * @returns null for an unknown hotel; an empty matrix when no room takes the party
 */
export async function hotelMatrix(kysely: Kysely<Schema>, hotelCode: string, occupancies: readonly Occupancy[], boardCode: string | null, context: SearchContext): Promise<Matrix | null> {
  const hotel = await readHotelOnSale(kysely, hotelCode);
  if (hotel === null) return null;
  const window = await readWindow(kysely, context.today);
  const names = await listAirports(kysely, hotel.tripType, context);
  const codes = new Map([...window.airportIds].map(([code, id]) => [id, code]));
  const totalOf = partyPricer(hotel, occupancies, window);

  const cheapest = new Map<number, Map<string, { duration: number; price: number; airportCode: string }>>();
  for (const cell of hotel.cells.filter(({ boardId }) => boardCode === null || boardId === boardIdOf(boardCode))) {
    const airportCode = codes.get(cell.airportId) ?? '';
    for (const { day, base } of daysOnSale(cell, window.first, window.last)) {
      const price = totalOf(base, day + cell.nights);
      if (price === null) continue;
      const ofDay = cheapest.get(day) ?? new Map();
      cheapest.set(day, ofDay);
      const key = `${cell.nights} ${airportCode}`;
      if (price < (ofDay.get(key)?.price ?? Infinity)) ofDay.set(key, { duration: cell.nights, price, airportCode });
    }
  }

  const days = [...cheapest.keys()].sort((a, b) => a - b);
  const entries = days.flatMap((day) => [...(cheapest.get(day)?.values() ?? [])].map((entry) => ({ ...entry, date: dateOf(window, day) })));
  const airportCodes = new Set(entries.map(({ airportCode }) => airportCode));
  const durations = [...new Set(entries.map(({ duration }) => duration))].sort((a, b) => a - b);
  return {
    airports: names.filter(({ code }) => airportCodes.has(code)),
    durations,
    durationPeriods: periodsOf(durations),
    datesByAirports: Object.fromEntries([...Map.groupBy(entries, ({ airportCode }) => airportCode)].map(([code, some]) => [code, [...new Set(some.map(({ date }) => date))]])),
    durationsByDates: Object.fromEntries(
      [...Map.groupBy(entries, ({ date }) => date)].map(([date, some]) => [date, some.map(({ duration, price, airportCode }) => ({ duration, price, airportCode })).sort((a, b) => a.duration - b.duration || a.price - b.price)]),
    ),
    airportsByDurations: Object.fromEntries([...Map.groupBy(entries, ({ duration }) => String(duration))].map(([duration, some]) => [duration, [...new Set(some.map(({ airportCode }) => airportCode))]])),
    boardTypes: BOARDS.filter(({ id }) => hotel.cells.some(({ boardId }) => boardId === id)).map(({ code, names: board }) => ({ code, name: board[context.language] })),
    currency: 'Kč',
    byPlane: !isByCar(hotel.tripType),
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
