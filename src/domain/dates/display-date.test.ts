import { expect, it } from 'vitest';
import { formatDate, formatDayOfWeek, formatDayRange, formatMonth, parseDisplayDate } from './display-date.ts';

it('shows dd.MM.yyyy [date.formats] [date.shown]', () => {
  expect(formatDate('2026-07-03')).toBe('03.07.2026');
});

it('leaves what is no date as it is [date.invalid]', () => {
  expect(formatDate('soon')).toBe('soon');
});

it.each([
  ['03.07.2026', '2026-07-03'],
  ['3.7.2026', '2026-07-03'],
  [' 3. 7. 2026 ', '2026-07-03'],
  ['2026.07.03', '2026-07-03'],
  ['2026. 7. 3.', '2026-07-03'],
  ['2026.13.01', undefined],
  ['31.02.2026', undefined],
  ['2026-07-03', undefined],
  ['3.7.26', undefined],
])('reads %s as people type it [date.formats]', (text, date) => {
  expect(parseDisplayDate(text)).toBe(date);
});

it.each([
  ['cs', 'pátek', 'pátek 03.07.2026'], ['pl', 'piątek', 'piątek, 03.07.2026'], ['hu', 'péntek', '03.07.2026, péntek'],
] as const)('says a date with its day of the week in %s [date.shown]', (language, name, day) => {
  expect(formatDayOfWeek(language, '2026-07-03', name)).toBe(day);
});

it('shows a range of dates as both of them, of one day as that day [date.shown]', () => {
  expect(formatDayRange('2026-12-28', '2027-01-03')).toBe('28.12.2026 – 03.01.2027');
  expect(formatDayRange('2026-07-03', '2026-07-03')).toBe('03.07.2026');
});

it.each([
  ['cs', 'červenec', 'červenec 2026'], ['hu', 'július', '2026. július'],
] as const)('says a month with its year in %s [date.formats]', (language, name, month) => {
  expect(formatMonth(language, '2026', name)).toBe(month);
});
