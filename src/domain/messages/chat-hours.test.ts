import { expect, it } from 'vitest';
import { serviceNow } from '../../server/messages/service-now.ts';
import { chatService } from './chat-hours.ts';

it('somebody answers from 8 to 20 on working days and from 9 to 18 at weekends, to the minute, and not on public holidays', () => {
  const states = ['2026-06-15T07:59', '2026-06-15T08:00', '2026-06-15T19:59', '2026-06-15T20:00', '2026-06-20T08:59', '2026-06-20T17:59', '2026-06-21T18:00', '2026-07-06T12:00'].map((now) => chatService(now));
  expect(states).toEqual([
    { isOpen: false, changes: '2026-06-15T08:00' }, { isOpen: true, changes: '2026-06-15T20:00' }, { isOpen: true, changes: '2026-06-15T20:00' }, { isOpen: false, changes: '2026-06-16T08:00' },
    { isOpen: false, changes: '2026-06-20T09:00' }, { isOpen: true, changes: '2026-06-20T18:00' }, { isOpen: false, changes: '2026-06-22T08:00' }, { isOpen: false, changes: '2026-07-07T08:00' },
  ]);
});

it('hours of service are the market’s, in summer and in winter, whatever the clock of the machine says', () => {
  const isOpen = (instant: string) => serviceNow(() => Temporal.Instant.from(instant)).isOpen;
  // 8 and 20 o'clock in Prague: 6 and 18 UTC in summer, 7 and 19 in winter.
  expect(['2026-06-15T05:59Z', '2026-06-15T06:00Z', '2026-06-15T17:59Z', '2026-06-15T18:00Z'].map(isOpen)).toEqual([false, true, true, false]);
  expect(['2026-12-14T06:59Z', '2026-12-14T07:00Z', '2026-12-14T18:59Z', '2026-12-14T19:00Z'].map(isOpen)).toEqual([false, true, true, false]);
});
