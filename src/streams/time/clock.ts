import { asyncScheduler, defer, map, repeat, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

interface ClockOptions {
  /** Milliseconds from one tick to the next. */
  period: number;
  /** A moment that a tick falls on, in epoch milliseconds. */
  towards: number;
  /** Tells the time of day too: delays alone run late, and a page in the background sleeps. */
  scheduler?: SchedulerLike;
}

/** What time it is, in epoch milliseconds, from the next tick on at every tick. One that comes late makes no later one late. */
export function clock$({ period, towards, scheduler = asyncScheduler }: ClockOptions): Observable<number> {
  const untilNextTick = () => {
    const left = (towards - scheduler.now()) % period;
    return left > 0 ? left : left + period;
  };
  return defer(() => timer(untilNextTick(), scheduler)).pipe(map(() => scheduler.now()), repeat());
}
