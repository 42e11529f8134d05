import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { deadlinesOf } from '../../src/domain/reservation-rights.ts';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { reservationRightsMachine } from './reservation-rights.machine.ts';
import { reservationRightsPaths } from './reservation-rights.paths.ts';

describe('reservation rights', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(reservationRightsPaths)).toEqual([]);
  });

  it('ends each right on the day after its deadline, while the page is open [account.change-data]', () => {
    const days = new Subject<string>();
    const deadlines = deadlinesOf({ startDate: '2026-08-30', balanceDue: '2026-07-31' });
    const { actor } = startFlow(reservationRightsMachine, { input: { deadlines, today: '2026-07-31', isCancelled: false }, ports: { days: () => days } });
    const on = (day: string) => {
      days.next(day);
      return actor.getSnapshot().value;
    };
    expect([actor.getSnapshot().value, on('2026-07-31'), on('2026-08-01'), on('2026-08-23'), on('2026-08-24'), on('2026-08-29'), on('2026-08-30'), on('2026-08-31')])
      .toEqual(['changeFree', 'changeFree', 'changePaid', 'changePaid', 'changeClosed', 'checkIn', 'checkIn', 'departed']);
    actor.stop();
    expect(days.observed).toBe(false);
  });
});
