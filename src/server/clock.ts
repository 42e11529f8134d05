import { MARKET } from '../domain/market/market.ts';
import type { Clock } from './shop.ts';

/** The market's calendar day, yyyy-MM-dd: what "today" means to everything on sale. */
export function todayOf(clock: Clock): string {
  return dayOf(clock());
}

/** The market's calendar day of a moment, yyyy-MM-dd. */
export function dayOf(moment: Temporal.Instant): string {
  return moment.toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
}

/** The clock's time as the database driver takes it. */
export function dateOf(clock: Clock): Date {
  return new Date(clock().epochMilliseconds);
}
