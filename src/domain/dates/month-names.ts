import type { Language } from '../language.ts';

/**
 * Names of the twelve months. Written out rather than asked of `Intl`: a formatter costs more than
 * the rest of an offer tile, and two versions of ICU must not disagree across hydration. A test
 * holds them against `Intl`.
 */
const names: Record<Language, readonly string[]> = {
  cs: ['leden', 'únor', 'březen', 'duben', 'květen', 'červen', 'červenec', 'srpen', 'září', 'říjen', 'listopad', 'prosinec'],
  pl: ['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec', 'lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'],
  ro: ['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie', 'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie'],
  uk: ['січень', 'лютий', 'березень', 'квітень', 'травень', 'червень', 'липень', 'серпень', 'вересень', 'жовтень', 'листопад', 'грудень'],
  hu: ['január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'],
};

/** @param month 1 to 12 */
export function monthName(language: Language, month: number): string {
  return names[language][month - 1]!;
}
