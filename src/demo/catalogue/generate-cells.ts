import { BY_CAR_AIRPORT_CODE } from '../../domain/urls/offer-code.ts';
import { BOARDS } from '../../server/catalogue/boards.ts';
import type { CalendarDay } from './calendar.ts';
import { CELL_DAYS, dearest, highsOf, UNAVAILABLE } from '../../server/catalogue/cell-layout.ts';
import { fareFactor, fareOf, type Route } from './flights.ts';
import type { GeneratedHotel } from './generate-hotels.ts';
import { priceTag } from '../../server/catalogue/price-tag.ts';
import { leastPrice, lengthFactor, seasonOfStay } from './price-model.ts';
import { hashOf, randomOf } from './random.ts';

/** The prices of one hotel × airport × board × nights, a koruna per departure day, UNAVAILABLE where none. */
export interface GeneratedCell {
  airport: string | null;
  boardId: number;
  nights: number;
  prices: Int32Array;
  /** The dearest of each run of days, over all that an "any" cell stands for. */
  highs: Int32Array;
}

/** Percent, the usual ones more often than the deep ones. */
const DISCOUNTS = [5, 5, 6, 7, 8, 8, 10, 10, 10, 12, 12, 15, 15, 18, 20, 25, 30];
const DISCOUNTED_OF_1000 = 260;

/** Percent that each day's prices are cut by; the same week has the same discount in every window. */
export function discountsOf(hotel: GeneratedHotel, calendar: readonly CalendarDay[]): number[] {
  return calendar.map(({ week }) => {
    const drawn = hashOf(`discount ${hotel.row.code} ${week}`) % 1000;
    return drawn < DISCOUNTED_OF_1000 ? (DISCOUNTS[drawn % DISCOUNTS.length] as number) : 0;
  });
}

/** Every cell of a hotel, and the "any" cells (airport null, board 0) that hold the cheapest over them. */
export function cellsOf(hotel: GeneratedHotel, calendar: readonly CalendarDay[], discounts: readonly number[], seed: number): GeneratedCell[] {
  const cells: GeneratedCell[] = [];
  const noise = calendar.map(({ date }) => 0.97 + (hashOf(`${hotel.row.code} ${date}`) % 61) / 1000);
  const boards = BOARDS.filter(({ code }) => hotel.sells.boards.includes(code));
  const tripType = hotel.row.trip_type;
  // The cheapest of all are not all the same.
  const leastSpread = (hashOf(`least ${hotel.row.code}`) % 7) * 100;
  for (const nights of hotel.sells.nights) {
    const ofNights: GeneratedCell[] = [];
    const least = leastPrice(tripType, nights) + leastSpread;
    const departures = hotel.sells.routes.length === 0 ? [null] : hotel.sells.routes;
    for (const route of departures) {
      const taste = 0.98 + randomOf(seed, hotel.row.code, route?.from.code ?? '', nights).next() * 0.04;
      for (const board of boards) {
        const prices = new Int32Array(CELL_DAYS).fill(UNAVAILABLE);
        for (let index = 0; index < CELL_DAYS; index++) {
          const day = calendar[index] as CalendarDay;
          const price = priceOn(hotel, route, nights, board.priceFactor, day, calendar[index + nights]);
          if (price === 0) continue;
          const cut = 1 - (discounts[index] as number) / 100;
          prices[index] = priceTag(Math.max(least, price * taste * (noise[index] as number) * cut));
        }
        ofNights.push({ airport: route?.from.code ?? BY_CAR_AIRPORT_CODE, boardId: board.id, nights, prices, highs: highsOf(prices) });
      }
    }
    cells.push(...ofNights, ...anyCells(ofNights, nights));
  }
  return cells.filter(({ prices }) => prices.some((price) => price < UNAVAILABLE));
}

/** Koruna before discounts; 0 where nothing is sold. */
function priceOn(hotel: GeneratedHotel, route: Route | null, nights: number, boardFactor: number, day: CalendarDay, back: CalendarDay | undefined): number {
  const { season, nightPrice } = hotel.sells;
  const tripType = hotel.row.trip_type;
  const factor = day.factors[season];
  // Beyond the window's end the way back is not known yet, so nothing is promised.
  if (factor === 0 || back === undefined || back.factors[season] === 0) return 0;
  if (route !== null && !(route.weekdays.includes(day.weekday) && route.weekdays.includes(back.weekday))) return 0;
  if (route === null && day.peak[season] && (nights < 5 || (season === 'winter' && day.weekday !== 6))) return 0;
  const fare = route === null ? 0 : fareOf(route) * fareFactor(route, day.weekday, factor);
  return fare + nightPrice * nights * seasonOfStay(tripType, factor) * boardFactor * lengthFactor(tripType, nights);
}

function anyCells(cells: readonly GeneratedCell[], nights: number): GeneratedCell[] {
  const cheapest = (of: readonly GeneratedCell[]) => {
    const prices = new Int32Array(CELL_DAYS).fill(UNAVAILABLE);
    for (const cell of of) {
      for (let day = 0; day < CELL_DAYS; day++) if ((cell.prices[day] as number) < (prices[day] as number)) prices[day] = cell.prices[day] as number;
    }
    return prices;
  };
  const anyOf = (airport: string | null, boardId: number, of: readonly GeneratedCell[]) => ({ airport, boardId, nights, prices: cheapest(of), highs: dearest(of.map(({ highs }) => highs)) });
  const airports = [...new Set(cells.map(({ airport }) => airport))];
  const boards = [...new Set(cells.map(({ boardId }) => boardId))];
  return [
    anyOf(null, 0, cells),
    ...airports.map((airport) => anyOf(airport, 0, cells.filter((cell) => cell.airport === airport))),
    ...boards.map((boardId) => anyOf(null, boardId, cells.filter((cell) => cell.boardId === boardId))),
  ];
}
