import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { deadlinesOf } from '../../src/domain/booking/reservation-rights.ts';
import { startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { reservationRightsMachine } from './reservation-rights.machine.ts';
import { reservationRightsPaths } from './reservation-rights.paths.ts';
import { selectRight } from './reservation-rights.select.ts';

const deadlines = deadlinesOf({ startDate: '2026-08-30', balanceDue: '2026-07-31', hasFlight: true });
const rights = [['2026-07-31', 'changeFree'], ['2026-08-01', 'changePaid'], ['2026-08-24', 'changeClosed'], ['2026-08-29', 'checkIn'], ['2026-08-31', 'departed']] as const;

function openedOn(today: string, isCancelled = false) {
  const days = new Subject<string>();
  const { actor } = startFlow(reservationRightsMachine, { input: { deadlines, today, isCancelled }, ports: { days: () => days } });
  return { days, actor, right: () => selectRight(actor.getSnapshot()) };
}

describe('reservation rights', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(reservationRightsPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(reservationRightsPaths)).toEqual([]);
  });

  it.each(rights)('opened on %s is %s, and on any later day what that day allows, also after a sleep of weeks [account.change-data]', (opened, right) => {
    expect(openedOn(opened).right()).toBe(right);
    for (const [later, then] of rights.filter(([day]) => day > opened)) {
      const { days, right: now } = openedOn(opened);
      days.next(later);
      expect(now()).toBe(then);
    }
  });

  it('allows nothing of a journey that is cancelled, on whatever day [account.change-data]', () => {
    for (const [opened] of rights) {
      const { days, right } = openedOn(opened, true);
      expect(right()).toBe('cancelled');
      days.next('2026-08-31');
      expect(right()).toBe('cancelled');
    }
  });

  it('has no check-in for a journey that nobody flies to [account.change-data]', () => {
    const days = new Subject<string>();
    const own = deadlinesOf({ startDate: '2026-08-30', balanceDue: '2026-07-31', hasFlight: false });
    const { actor } = startFlow(reservationRightsMachine, { input: { deadlines: own, today: '2026-08-29', isCancelled: false }, ports: { days: () => days } });
    expect(selectRight(actor.getSnapshot())).toBe('changeClosed');
    days.next('2026-08-31');
    expect(selectRight(actor.getSnapshot())).toBe('departed');
  });

  it('stays at the right of the day it was opened on where nobody tells the days [account.change-data]', () => {
    const { days, right, actor } = openedOn('2026-08-01');
    days.error('no clock');
    expect([right(), actor.getSnapshot().status]).toEqual(['changePaid', 'active']);
  });

  it('ends each right on the day after its deadline, while the page is open [account.change-data]', () => {
    const days = new Subject<string>();
    const deadlines = deadlinesOf({ startDate: '2026-08-30', balanceDue: '2026-07-31', hasFlight: true });
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
