import type { SnapshotFrom } from 'xstate';
import { nearestDay } from '../../src/domain/dates/nearest-day.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import type { DayPrice } from './configurator.types.ts';

/** A day that was pressed though it is not on sale, and the closest one that is; null where none was. Apart, for it comes with the open calendar. */
export function selectRefusedDay({ context: { refusedDay, calendar } }: SnapshotFrom<typeof configuratorMachine>): { date: string; nearest: DayPrice } | null {
  const nearest = refusedDay.kind === 'day' && calendar.kind === 'asked' ? nearestDay(calendar.dates, refusedDay.date) : undefined;
  return refusedDay.kind === 'day' && nearest !== undefined ? { date: refusedDay.date, nearest } : null;
}
