import { asyncScheduler, filter, map, switchMap, take, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

interface NextQuestionOptions {
  /** Milliseconds to wait at least. */
  pause: number;
  /** Whether it makes sense to ask: somebody sees the page, and there is a network. */
  isAskable$: Observable<boolean>;
  scheduler?: SchedulerLike;
}

/** Tells once that the server may be asked again: when the pause is over, or as soon after that as it makes sense. */
export function nextQuestion$({ pause, isAskable$, scheduler = asyncScheduler }: NextQuestionOptions): Observable<'due'> {
  return timer(pause, scheduler).pipe(switchMap(() => isAskable$), filter((isAskable) => isAskable), take(1), map(() => 'due' as const));
}
