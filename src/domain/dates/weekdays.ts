import type { Language } from '../language.ts';
import { weekday } from './iso-date.ts';

export type Week = readonly [string, string, string, string, string, string, string];

/** From Sunday, as they are said before a date. */
const names: Record<Language, Week> = {
  cs: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'],
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  ro: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
  uk: ['неділя', 'понеділок', 'вівторок', 'середа', 'четвер', 'пʼятниця', 'субота'],
  hu: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
};

/** The name of the day an ISO date falls on. */
export function weekdayName(language: Language, date: string): string {
  return names[language][weekday(date) % 7]!;
}
