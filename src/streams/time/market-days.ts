import { distinctUntilChanged, map } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { MARKET } from '../../domain/market/market.ts';
import { clock$ } from './clock.ts';

const MINUTE_MS = 60_000;

/** The market's day, as an ISO date, whenever it has changed; looked at every minute. */
export function marketDays$({ scheduler }: { scheduler?: SchedulerLike } = {}): Observable<string> {
  return clock$({ period: MINUTE_MS, towards: 0, ...(scheduler && { scheduler }) }).pipe(
    map((now) => Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(MARKET.timeZone).toPlainDate().toString()),
    distinctUntilChanged(),
  );
}
