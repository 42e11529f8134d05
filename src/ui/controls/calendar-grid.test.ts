import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastDayOfMonth } from '../../domain/dates/iso-date.ts';
import { calendarMove, weeksOfMonth } from './calendar-grid.ts';

const anyDate = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));

describe('weeks of a month', () => {
  it('starts on Monday and leaves neighbours empty', () => {
    const weeks = weeksOfMonth('2026-07-15');
    expect(weeks[0]).toEqual([null, null, '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05']);
    expect(weeks.at(-1)).toEqual(['2026-07-27', '2026-07-28', '2026-07-29', '2026-07-30', '2026-07-31', null, null]);
  });

  it('holds every day of the month once, in order', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const days = weeksOfMonth(date).flat().filter((day) => day !== null);
        expect(days).toHaveLength(Number(lastDayOfMonth(date).slice(8)));
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days).toContain(date);
      }),
    );
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, '2026-07-14'],
    ['ArrowRight', false, '2026-07-16'],
    ['ArrowUp', false, '2026-07-08'],
    ['ArrowDown', false, '2026-07-22'],
    ['Home', false, '2026-07-13'],
    ['End', false, '2026-07-19'],
    ['PageUp', false, '2026-06-15'],
    ['PageDown', false, '2026-08-15'],
    ['PageUp', true, '2025-07-15'],
    ['PageDown', true, '2027-07-15'],
    ['Enter', false, undefined],
  ])('%s (shift: %s) from 15 July 2026', (key, shift, expected) => {
    expect(calendarMove(key, '2026-07-15', shift, '2025-01-01', '2028-01-01')).toBe(expected);
  });

  it('stops at the limits', () => {
    expect(calendarMove('PageDown', '2026-07-15', false, '2026-07-01', '2026-07-31')).toBe('2026-07-31');
    expect(calendarMove('ArrowLeft', '2026-07-01', false, '2026-07-01', '2026-07-31')).toBe('2026-07-01');
  });

  it('ends a month earlier when the day does not exist there', () => {
    expect(calendarMove('PageUp', '2026-03-31', false, '2026-01-01', '2026-12-31')).toBe('2026-02-28');
  });
});
