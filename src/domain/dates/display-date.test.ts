import { expect, it } from 'vitest';
import { formatDate, formatDayOfWeek, formatDayRange, formatMonth, parseDisplayDate } from './display-date.ts';

it('shows dd.MM.yyyy [date.formats] [date.shown]', () => {
  expect(formatDate('2026-07-03')).toBe('03.07.2026');
});

it('leaves what is no date as it is [date.invalid]', () => {
  expect(formatDate('soon')).toBe('soon');
  expect(formatMonth('cs', '2026-13-01')).toBe('2026-13-01');
  expect(formatDayOfWeek('cs', '')).toBe('');
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
  ['cs', 'pátek 03.07.2026'], ['pl', 'piątek, 03.07.2026'], ['ro', 'vineri, 03.07.2026'], ['uk', 'пʼятниця, 03.07.2026'], ['hu', '03.07.2026, péntek'],
] as const)('says a date with its day of the week in %s [date.shown]', (language, day) => {
  expect(formatDayOfWeek(language, '2026-07-03')).toBe(day);
});

it('shows a range of dates as both of them, of one day as that day [date.shown]', () => {
  expect(formatDayRange('2026-12-28', '2027-01-03')).toBe('28.12.2026 – 03.01.2027');
  expect(formatDayRange('2026-07-03', '2026-07-03')).toBe('03.07.2026');
});

it.each([
  ['cs', 'červenec 2026'], ['pl', 'lipiec 2026'], ['ro', 'iulie 2026'], ['uk', 'липень 2026'], ['hu', '2026. július'],
] as const)('says a month with its year in %s [date.formats]', (language, month) => {
  expect(formatMonth(language, '2026-07-03')).toBe(month);
});
