import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easterSunday, isCzechHoliday } from '../dates/czech-holidays.ts';
import { addDays } from '../dates/iso-date.ts';
import { hoursOn, openingState } from './opening-hours.ts';

const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [{ weekday, opens: '09:00', closes: '12:00' }, { weekday, opens: '13:00', closes: '18:00' }]);

describe('opening hours', () => {
  it.each([
    ['before the first hour of a day', '2026-11-23', '08:59', { isOpen: false, changes: { date: '2026-11-23', time: '09:00' } }],
    ['in the first minute', '2026-11-23', '09:00', { isOpen: true, changes: { date: '2026-11-23', time: '12:00' } }],
    ['at the minute it closes for lunch', '2026-11-23', '12:00', { isOpen: false, changes: { date: '2026-11-23', time: '13:00' } }],
    ['on Friday evening until Monday', '2026-11-27', '18:00', { isOpen: false, changes: { date: '2026-11-30', time: '09:00' } }],
    ['over Christmas, three holidays and a Sunday', '2026-12-23', '18:30', { isOpen: false, changes: { date: '2026-12-28', time: '09:00' } }],
  ])('know %s [office.list]', (_, date, time, state) => {
    expect(openingState(weekdays, { date, time })).toEqual(state);
  });

  it('of a place without hours never change [office.list]', () => {
    expect(openingState([], { date: '2026-11-23', time: '10:00' })).toEqual({ isOpen: false, changes: null });
  });

  it('say a next change that lies ahead and turns the state round, at any moment [office.list]', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 1439 }), (day, minute) => {
      const now = { date: addDays('2024-01-01', day), time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}` };
      const { isOpen, changes } = openingState(weekdays, now);
      expect(`${changes!.date} ${changes!.time}` > `${now.date} ${now.time}`).toBe(true);
      expect(openingState(weekdays, changes!).isOpen).toBe(!isOpen);
    }));
  });
});

describe('Czech public holidays', () => {
  it('follow Easter and stand on their own days [office.list]', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']);
    expect(['2026-04-03', '2026-04-04', '2026-04-06', '2026-11-17', '2026-11-18'].map(isCzechHoliday)).toEqual([true, false, true, true, false]);
    expect(hoursOn(weekdays, '2026-11-17')).toEqual([]);
  });
});
