import { addDays, addMonths } from '../dates/iso-date.ts';

/** The lowest price of a month of departures, whole party in minor units. */
export interface MonthPrice {
  /** yyyy-MM */
  month: string;
  totalPrice: number;
  /** The first day that has it. */
  date: string;
}

/** Of several places the lowest price of each month, in the order of the months [page.lowest-price-chart]. */
export function lowestOfMonths(places: readonly { months: readonly MonthPrice[] }[]): MonthPrice[] {
  const lowest = new Map<string, MonthPrice>();
  for (const price of places.flatMap(({ months }) => months)) {
    const before = lowest.get(price.month);
    if (before === undefined || price.totalPrice < before.totalPrice) lowest.set(price.month, price);
  }
  return [...lowest.values()].toSorted((one, other) => one.month.localeCompare(other.month));
}

/** The cheapest month; the earliest of equals. */
export function cheapestMonth(months: readonly MonthPrice[]): MonthPrice | undefined {
  return months.toSorted((one, other) => one.totalPrice - other.totalPrice || one.month.localeCompare(other.month))[0];
}

/** First and last day of a month, `yyyy-MM` → ISO dates. */
export function daysOfMonth(month: string): { startDate: string; endDate: string } {
  const startDate = `${month}-01`;
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) };
}
