import type { OpeningState } from '../../domain/messages/opening-hours.ts';
import type { Format } from '../../i18n/format.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Whether a door is open and until when, in words. */
export function openingText(t: Translator, format: Format, { isOpen, changes }: OpeningState, today: string): string {
  if (changes === null) return t('guide.offices.closed');
  const time = clockTime(changes.time);
  if (isOpen) return t('guide.offices.openUntil', { time });
  return changes.date === today ? t('guide.offices.opensToday', { time }) : t('guide.offices.opensOn', { day: format.weekday(changes.date), time });
}

/** `09:00` as people write it: `9:00`. */
export function clockTime(time: string): string {
  return time.replace(/^0/, '');
}
