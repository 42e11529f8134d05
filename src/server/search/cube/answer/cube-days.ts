import { CELL_DAYS } from '../../../catalogue/cell-layout.ts';
import type { CalendarDay } from '../../listing/calendar-offers.ts';
import { lowestOfMonths, type MonthPrice } from '../../listing/lowest-prices.ts';
import type { Cube, CubeHotel, CubePlace } from '../memory/cube.ts';
import { daysOfSlots, lowestBySlot } from './cube-departures.ts';
import { passes } from './cube-listing.ts';
import { epochDay, isoDate } from './cube-party.ts';
import type { QueryPlan } from './cube-plan.ts';

/** The lowest price of each departure day that something matches on, by date. */
export function lowestOfDays(cube: Cube, plan: QueryPlan): CalendarDay[] {
  const lowest = new Float64Array(CELL_DAYS).fill(Infinity);
  for (const hotel of plan.hotels) if (passes(hotel, plan)) lower(lowest, hotel, plan);
  return datedPrices(cube, lowest);
}

/** The lowest price of each month of each country, or of each region where the query names destinations. */
export function lowestByPlace(cube: Cube, plan: QueryPlan): { place: CubePlace; months: MonthPrice[] }[] {
  const depth = plan.places === null ? 0 : 1;
  const lowest = new Map<number, Float64Array>();
  for (const hotel of plan.hotels) {
    if (!passes(hotel, plan)) continue;
    const place = hotel.places[depth];
    const ofPlace = lowest.get(place) ?? new Float64Array(CELL_DAYS).fill(Infinity);
    lowest.set(place, ofPlace);
    lower(ofPlace, hotel, plan);
  }
  return [...lowest]
    .sort(([one], [other]) => one - other)
    .map(([place, days]) => ({ place: cube.places[place] as CubePlace, months: lowestOfMonths(datedPrices(cube, days)) }))
    .filter(({ months }) => months.length > 0);
}

function lower(lowest: Float64Array, hotel: CubeHotel, plan: QueryPlan): void {
  const totals = lowestBySlot(hotel, plan);
  if (totals === null) return;
  const days = daysOfSlots(hotel.prices);
  for (let slot = 0; slot < totals.length; slot++) {
    const day = days[slot] as number;
    if ((totals[slot] as number) < (lowest[day] as number)) lowest[day] = totals[slot] as number;
  }
}

function datedPrices({ firstDay }: Cube, lowest: Float64Array): CalendarDay[] {
  const first = epochDay(firstDay);
  return [...lowest].flatMap((total, day) => (total === Infinity ? [] : [{ date: isoDate(first + day), totalPrice: total * 100 }]));
}
