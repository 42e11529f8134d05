import { asyncScheduler, defer, EMPTY, map, switchMap, tap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/**
 * When prices on a page are old: after each period that the page is seen, and at once when it is seen again after one.
 * @param period in milliseconds
 */
export function priceMoments$(isVisible$: Observable<boolean>, period: number, scheduler: SchedulerLike = asyncScheduler): Observable<'old'> {
  return defer(() => {
    let freshSince = scheduler.now();
    return isVisible$.pipe(
      switchMap((isVisible) => (isVisible ? timer(Math.max(0, period - (scheduler.now() - freshSince)), period, scheduler) : EMPTY)),
      tap(() => { freshSince = scheduler.now(); }),
      map(() => 'old' as const),
    );
  });
}
