import { TestScheduler } from 'rxjs/testing';
import type { RunHelpers } from 'rxjs/testing';
import { expect } from 'vitest';

/** Runs a test in virtual time; marbles are compared whole. */
export function expectMarbles(test: (helpers: RunHelpers & { scheduler: TestScheduler }) => void): void {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => test({ ...helpers, scheduler }));
}
