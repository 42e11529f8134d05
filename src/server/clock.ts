import { MARKET } from '../domain/market.ts';
import type { Clock } from './shop.ts';

/** The market's calendar day, yyyy-MM-dd: what "today" means to everything on sale. */
export function todayOf(clock: Clock): string {
  return clock().toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString();
}

/** The clock's time as the database driver takes it. */
export function dateOf(clock: Clock): Date {
  return new Date(clock().epochMilliseconds);
}
