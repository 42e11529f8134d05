import type { Language } from '../language.ts';
import { weekday } from './iso-date.ts';

type Week = readonly [string, string, string, string, string, string, string];

/** From Sunday, as the spec writes the Polish ones [date.weekdays]. */
const abbreviations: Record<Language, Week> = {
  cs: ['NE', 'PO', 'ÚT', 'ST', 'ČT', 'PÁ', 'SO'],
  pl: ['ND', 'PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB'],
  ro: ['DU', 'LU', 'MA', 'MI', 'JO', 'VI', 'SÂ'],
  uk: ['НД', 'ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ'],
  hu: ['V', 'H', 'K', 'SZE', 'CS', 'P', 'SZO'],
};

/** From Sunday, as they are said before a date. */
const names: Record<Language, Week> = {
  cs: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'],
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  ro: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
  uk: ['неділя', 'понеділок', 'вівторок', 'середа', 'четвер', 'пʼятниця', 'субота'],
  hu: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
};

/** Seven abbreviations from Sunday to Saturday. */
export function weekdayAbbreviations(language: Language): Week {
  return abbreviations[language];
}

/** The name of the day an ISO date falls on. */
export function weekdayName(language: Language, date: string): string {
  return names[language][weekday(date) % 7]!;
}
