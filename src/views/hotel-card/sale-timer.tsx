import { selectTimeParts } from '../../../machines/countdown/countdown.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { timeWords } from '../../content/components/time-words.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Countdown } from '../../ui/countdown.tsx';

/** The time left until the sale of the offer ends; nothing once it has. */
export function SaleTimer() {
  const t = useTranslator();
  const parts = useFlow('countdown', selectTimeParts, 'sale');
  return parts && <Countdown label={t('hotel.sale.ends')} parts={timeWords(t.language, parts)} />;
}
