import { MARKET } from '../market/market.ts';
import { endOf } from './visibility.ts';

/** The last day of a validity where the market is, as an ISO date; what ends at midnight ends with the day before [cms.visibility-dates]. */
export function lastDayOf(boundary: string): string {
  return endOf(boundary).subtract({ milliseconds: 1 }).toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
}
