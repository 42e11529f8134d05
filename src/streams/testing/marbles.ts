import type { SchedulerLike } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';

/** Runs a test in virtual time; marbles are compared whole. */
export function expectMarbles(test: (helpers: RunHelpers & { scheduler: TestScheduler }) => void): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => test({ ...helpers, scheduler }));
}

/** From when to when something was listened to or waited for, in frames; what `expectSubscriptions` compares. */
export interface SubscriptionLog { subscribedFrame: number; unsubscribedFrame: number }

/** Notes a beginning; the answer notes its end. */
export function logBegun(subscriptions: SubscriptionLog[], clock: { now: () => number }): () => void {
  const log = { subscribedFrame: clock.now(), unsubscribedFrame: Infinity };
  subscriptions.push(log);
  return () => { log.unsubscribedFrame = clock.now(); };
}

/** A scheduler of which a test knows from when to when each timer has waited. */
export function loggedScheduler(scheduler: SchedulerLike, clock: { now: () => number } = scheduler): SchedulerLike & { subscriptions: SubscriptionLog[] } {
  const subscriptions: SubscriptionLog[] = [];
  return {
    subscriptions,
    now: () => scheduler.now(),
    schedule: (work, delay, state) => {
      const action = scheduler.schedule(work as Parameters<SchedulerLike['schedule']>[0], delay, state);
      action.add(logBegun(subscriptions, clock));
      return action;
    },
  };
}

/** Of what is listened to or waited for, how much has not ended. */
export function leftBehind(subscriptions: readonly SubscriptionLog[]): number {
  return subscriptions.filter(({ unsubscribedFrame }) => unsubscribedFrame === Infinity).length;
}
