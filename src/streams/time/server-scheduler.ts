import { asyncScheduler } from 'rxjs';
import type { SchedulerLike } from 'rxjs';

/** Waits by this device's timers and tells the server's time. */
export function serverScheduler(serverNow: () => number): SchedulerLike {
  return { now: serverNow, schedule: asyncScheduler.schedule.bind(asyncScheduler) };
}
