import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../domain/market/language.ts';
import type { Language } from '../domain/market/language.ts';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';
import { loadMessages } from './load-messages.node.ts';
import { createTranslator } from './translator.ts';

const formats = Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, createFormat(createTranslator(language, await loadMessages(language, ['shell'])))] as const))) as Record<Language, Format>;

describe.each(LANGUAGES)('in %s', (language) => {
  // Two versions of ICU must not disagree across hydration, so the names are words of ours.
  it('names months as CLDR does [date.formats] [market.languages]', () => {
    const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
    expect(months.map((day) => formats[language].month(day).replace(/\s?2026\.?\s?/, ''))).toEqual(months.map((day) => alone.format(Date.parse(day))));
  });

  it('names days of the week as CLDR does [date.weekdays] [market.languages]', () => {
    const alone = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 7 }, (_, day) => `2026-07-${String(day + 6).padStart(2, '0')}`);
    const told = (name: string) => name.replaceAll(/['ʼ’]/g, '’');
    expect(days.map((day) => told(formats[language].weekday(day)))).toEqual(days.map((day) => told(alone.format(Date.parse(day)))));
  });
});

it.each([
  ['cs', 'červenec 2026', 'pátek 03.07.2026'], ['pl', 'lipiec 2026', 'piątek, 03.07.2026'], ['ro', 'iulie 2026', 'vineri, 03.07.2026'],
  ['uk', 'липень 2026', 'пʼятниця, 03.07.2026'], ['hu', '2026. július', '03.07.2026, péntek'],
] as const)('says a month and a day of the week in %s [date.formats] [date.shown]', (language, month, day) => {
  expect([formats[language].month('2026-07-03'), formats[language].dayOfWeek('2026-07-03')]).toEqual([month, day]);
});

it.each([['cs', '01:10 následující den'], ['pl', '01:10 następnego dnia'], ['ro', '01:10 a doua zi'], ['uk', '01:10 наступного дня'], ['hu', 'másnap 01:10']] as const)('says in %s that a flight lands on the next day, and of others the time alone [market.languages]', (language, nextDay) => {
  const { landing } = formats[language];
  expect([landing({ departureTime: '22:40', arrivalTime: '01:10' }), landing({ departureTime: '06:10', arrivalTime: '09:55' })]).toEqual([nextDay, '09:55']);
});

it('leaves what is no date as it is [date.invalid]', () => {
  expect([formats.cs.month('2026-13-01'), formats.cs.dayOfWeek('')]).toEqual(['2026-13-01', '']);
});
