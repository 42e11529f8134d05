import { formatDate } from '../../domain/dates/display-date.ts';
import { marketMoment } from '../../domain/dates/market-moment.ts';

/** The last that a field takes: without it browsers take years of six digits, which the next field's digits would go into. */
export const LAST_MOMENT = '9999-12-31T23:59';

/** dd.MM.yyyy HH:mm by the market's clock, as customers see it: who works at the desk talks with them about the same time. */
export function shownMoment(instant: string): string {
  const { date, time } = marketMoment(instant);
  return `${formatDate(date)} ${time}`;
}
