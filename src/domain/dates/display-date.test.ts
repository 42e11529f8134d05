import { expect, it } from 'vitest';
import { formatDate, formatDay, formatDayOfWeek, formatDayRange, formatMonth, parseDisplayDate } from './display-date.ts';

it('shows dd.MM.yyyy [date.formats]', () => {
  expect(formatDate('2026-07-03')).toBe('03.07.2026');
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
  ['cs', '3. července 2026', '3.–17. července 2026', '28. července – 3. srpna 2026', '28. prosince 2026 – 3. ledna 2027', 'červenec 2026'],
  ['pl', '3 lipca 2026', '3–17 lipca 2026', '28 lipca – 3 sierpnia 2026', '28 grudnia 2026 – 3 stycznia 2027', 'lipiec 2026'],
  ['ro', '3 iulie 2026', '3–17 iulie 2026', '28 iulie – 3 august 2026', '28 decembrie 2026 – 3 ianuarie 2027', 'iulie 2026'],
  ['uk', '3 липня 2026', '3–17 липня 2026', '28 липня – 3 серпня 2026', '28 грудня 2026 – 3 січня 2027', 'липень 2026'],
  ['hu', '2026. július 3.', '2026. július 3–17.', '2026. július 28. – augusztus 3.', '2026. december 28. – 2027. január 3.', '2026. július'],
] as const)('says dates in %s as people do [date.formats]', (language, day, sameMonth, twoMonths, twoYears, month) => {
  expect(formatDay(language, '2026-07-03')).toBe(day);
  expect(formatDayRange(language, '2026-07-03', '2026-07-03')).toBe(day);
  expect(formatDayRange(language, '2026-07-03', '2026-07-17')).toBe(sameMonth);
  expect(formatDayRange(language, '2026-07-28', '2026-08-03')).toBe(twoMonths);
  expect(formatDayRange(language, '2026-12-28', '2027-01-03')).toBe(twoYears);
  expect(formatMonth(language, '2026-07-03')).toBe(month);
});

it.each([
  ['cs', 'pátek 3. července 2026'], ['pl', 'piątek, 3 lipca 2026'], ['ro', 'vineri, 3 iulie 2026'], ['uk', 'пʼятниця, 3 липня 2026'], ['hu', '2026. július 3., péntek'],
] as const)('says a date with its day of the week in %s [date.formats]', (language, day) => {
  expect(formatDayOfWeek(language, '2026-07-03')).toBe(day);
});

it('leaves the year out when asked, but never over New Year [date.formats]', () => {
  const noYear = { year: false };
  expect(formatDay('hu', '2026-07-03', noYear)).toBe('július 3.');
  expect(formatDayRange('cs', '2026-07-03', '2026-07-17', noYear)).toBe('3.–17. července');
  expect(formatDayRange('cs', '2026-07-28', '2026-08-03', noYear)).toBe('28. července – 3. srpna');
  expect(formatDayRange('cs', '2026-12-28', '2027-01-03', noYear)).toBe('28. prosince 2026 – 3. ledna 2027');
});
