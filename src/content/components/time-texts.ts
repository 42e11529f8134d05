import type { TimeParts } from '../../../machines/countdown/countdown.rules.ts';
import type { Language } from '../../domain/market/language.ts';

/** Figures and their units as the language counts them: `2 dny`, `07 hodin`. Whole days are left out once there are none. */
export function timeTexts(language: Language, { days, hours, minutes, seconds }: TimeParts): { value: string; unit: string }[] {
  const part = (unit: string, count: number, digits: number) => {
    const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', minimumIntegerDigits: digits }).formatToParts(count);
    const of = (type: string) => parts.filter((part) => part.type === type).map(({ value }) => value).join('');
    return { value: of('integer'), unit: of('unit') };
  };
  return [
    ...(days > 0 ? [part('day', days, 1)] : []),
    part('hour', hours, 2), part('minute', minutes, 2), part('second', seconds, 2),
  ];
}
