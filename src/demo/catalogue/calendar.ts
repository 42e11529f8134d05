import { addDays, weekday } from '../../domain/dates/iso-date.ts';
import { CELL_DAYS } from '../../server/catalogue/cell-layout.ts';
import type { Region } from './geography.ts';

export type Season = Region['season'];

/** One departure day of the window, with how much each season asks for that day. */
export interface CalendarDay {
  date: string;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  /** Weeks since 1970: discounts belong to a week of the calendar, not of the window. */
  week: number;
  /** Price factor of each season, 0 when closed. */
  factors: Record<Season, number>;
  /** Weeks when everybody travels: long stays from Saturday to Saturday in the mountains. */
  peak: Record<Season, boolean>;
}

/** The days that cells cover from `firstDay` on. Prices hang on the date alone, so a later window agrees with an earlier one. */
export function calendarFrom(firstDay: string): CalendarDay[] {
  return Array.from({ length: CELL_DAYS }, (_, index) => {
    const date = addDays(firstDay, index);
    const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
    const factors = { summer: factorAt(SUMMER, monthDay), all: factorAt(SUN_ALL_YEAR, monthDay), winter: factorAt(WINTER, monthDay), lake: factorAt(LAKE, monthDay) };
    return {
      date,
      weekday: weekday(date),
      week: Math.floor(Date.parse(date) / 604_800_000),
      factors,
      peak: { summer: factors.summer > 1.3, all: factors.all > 1.3, winter: factors.winter > 1.3, lake: factors.lake > 1.2 },
    };
  });
}

/** From a month and day (MMDD) on, a price factor; 0 is closed. */
type Curve = readonly (readonly [from: number, factor: number])[];

const SUMMER: Curve = [[101, 0], [425, 0.82], [515, 0.9], [601, 1.04], [615, 1.16], [627, 1.34], [711, 1.45], [816, 1.38], [829, 1.16], [912, 1.04], [926, 0.9], [1010, 0.8], [1023, 0]];
const SUN_ALL_YEAR: Curve = [[101, 1.3], [106, 1.02], [129, 1.18], [316, 1.08], [416, 0.98], [601, 0.96], [627, 1.12], [829, 1], [1001, 1.08], [1101, 0.98], [1201, 0.9], [1219, 1.46]];
const WINTER: Curve = [[101, 1.5], [104, 0.98], [130, 1.42], [309, 1.12], [326, 0.86], [413, 0], [1204, 0.84], [1219, 1.16], [1225, 1.62]];
const LAKE: Curve = [[101, 0], [508, 0.84], [612, 1.02], [627, 1.26], [822, 1.06], [912, 0.88], [1009, 0]];

function factorAt(curve: Curve, monthDay: number): number {
  return curve.findLast(([from]) => from <= monthDay)?.[1] ?? 0;
}
