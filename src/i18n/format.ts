import { isIsoDate, weekday } from '../domain/dates/iso-date.ts';
import { formatDate, formatDeadline, formatDayOfWeek, formatDayRange, formatMonth } from '../domain/dates/display-date.ts';
import { MARKET } from '../domain/market/market.ts';
import { landsNextDay, type FlightTimes } from '../domain/offers/flight-times.ts';
import { formatMoney } from '../domain/prices/money.ts';
import type { Currency } from '../domain/prices/money.ts';
import type { Occupancy } from '../domain/search/participants.ts';
import type { Translator } from './translator.ts';

/** What the shop counts in running text [format.plurals]. */
export type CountedNoun = 'night' | 'adult' | 'child' | 'room';

/** From Monday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** How values are written in one language. All pure: the same on the server and in the browser. */
export interface Format {
  /** Minor units → `12 990 Kč`. */
  money(minor: number, currency?: Currency): string;
  /** ISO date → `03.07.2026`. */
  date(date: string): string;
  /** An instant until which something holds → `18.06.2026 23:59`. */
  deadline(instant: string): string;
  /** When a flight lands → `09:55`, on the next day `01:10 následující den`. */
  landing(flight: FlightTimes): string;
  /** ISO dates → `03.07.2026 – 17.07.2026`. */
  dayRange(from: string, to: string): string;
  /** ISO date → `červenec 2026`. */
  month(date: string): string;
  /** ISO date → `pátek`. */
  weekday(date: string): string;
  /** ISO date → `pátek 03.07.2026`. */
  dayOfWeek(date: string): string;
  /** A count with its noun: `7 nocí`. */
  count(noun: CountedNoun, count: number): string;
  nights(count: number): string;
  /** `2 dospělí, 1 dítě`. */
  party(party: Occupancy): string;
  /** First and last name in the order of the language: `Jana Nováková`, `Nagy Anna`. */
  name(person: { firstName: string; lastName: string }): string;
  /** Rating of 0–10 with one decimal: `8,7`. */
  rating(rating: number): string;
}

/** @param t speaks the area `shell`, whose messages have the counted nouns */
export function createFormat(t: Translator): Format {
  const { language } = t;
  const nameOfDay = (date: string) => t(`shell.weekday.${weekday(date) as Weekday}`);
  const count = (noun: CountedNoun, amount: number) => t(`shell.count.${noun}`, { count: amount });

  return {
    money: (minor, currency = MARKET.currency) => formatMoney(minor, currency),
    date: formatDate,
    deadline: formatDeadline,
    landing: (flight) => (landsNextDay(flight) ? t('shell.nextDay', { time: flight.arrivalTime }) : flight.arrivalTime),
    dayRange: formatDayRange,
    month: (date) => (isIsoDate(date) ? formatMonth(language, date.slice(0, 4), t(`shell.month.${Number(date.slice(5, 7)) as Month}`)) : date),
    weekday: nameOfDay,
    dayOfWeek: (date) => (isIsoDate(date) ? formatDayOfWeek(language, date, nameOfDay(date)) : date),
    count,
    nights: (amount) => count('night', amount),
    party: ({ adults, childBirthDates: { length: children } }) =>
      [count('adult', adults), ...(children > 0 ? [count('child', children)] : [])].join(', '),
    name: ({ firstName, lastName }) => (language === 'hu' ? [lastName, firstName] : [firstName, lastName]).join(' '),
    rating: (rating) => rating.toFixed(1).replace('.', ','),
  };
}
