import type { Kysely } from 'kysely';
import { addDays, addMonths, firstDayOfMonth, lastDayOfMonth } from '../../domain/dates/iso-date.ts';
import type { Schema } from '../db/schema.ts';
import { DAYS_ON_SALE, type SearchContext } from './catalogue-window.ts';
import { countOffers } from './count-offers.ts';
import type { SearchQuery } from './search-query.ts';

/** A month that trips are sold in, and whether anything that matches leaves then. */
export interface DepartureMonth {
  /** First and last day, yyyy-MM-dd: the whole month, also where it is sold in part. */
  from: string;
  to: string;
  isOffered: boolean;
}

/** The months on sale by date, whatever days the query names [gs.filter-types]. */
export async function departureMonths(kysely: Kysely<Schema>, query: SearchQuery, { today }: Pick<SearchContext, 'today'>): Promise<DepartureMonth[]> {
  return Promise.all(monthsOnSale(today).map(async ({ from, to }) => ({ from, to, isOffered: (await countOffers(kysely, { ...query, dateFrom: from, dateTo: to }, { today })) > 0 })));
}

/** First and last days of the months from tomorrow to the last day of sale. */
export function monthsOnSale(today: string): { from: string; to: string }[] {
  const last = addDays(today, DAYS_ON_SALE);
  const months = [];
  for (let from = firstDayOfMonth(addDays(today, 1)); from <= last; from = addMonths(from, 1)) months.push({ from, to: lastDayOfMonth(from) });
  return months;
}
