import type { Language } from '../market/language.ts';

type Week = readonly [string, string, string, string, string, string, string];

/** From Sunday, as the spec writes the Polish ones [date.weekdays]. */
const abbreviations: Record<Language, Week> = {
  cs: ['NE', 'PO', 'ÚT', 'ST', 'ČT', 'PÁ', 'SO'],
  pl: ['ND', 'PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB'],
  ro: ['DU', 'LU', 'MA', 'MI', 'JO', 'VI', 'SÂ'],
  uk: ['НД', 'ПН', 'ВТ', 'СР', 'ЧТ', 'ПТ', 'СБ'],
  hu: ['V', 'H', 'K', 'SZE', 'CS', 'P', 'SZO'],
};

/** Seven abbreviations from Sunday to Saturday. */
export function weekdayAbbreviations(language: Language): Week {
  return abbreviations[language];
}
