import { asyncScheduler, concat, defer, map, of, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Timers of browsers know no longer delay, in milliseconds. */
const LONGEST_DELAY = 2_147_483_647;

/** What time it is, in epoch milliseconds: at once, and at each of the moments that are still to come and near enough for a timer. */
export function moments$(moments: readonly number[], scheduler: SchedulerLike = asyncScheduler): Observable<number> {
  return defer(() => {
    const coming = moments.map((moment) => moment - scheduler.now()).filter((left) => left > 0 && left <= LONGEST_DELAY).toSorted((one, other) => one - other);
    return concat(of(0), ...coming.map((left, at) => timer(left - (coming[at - 1] ?? 0), scheduler))).pipe(map(() => scheduler.now()));
  });
}
