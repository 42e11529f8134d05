import { formatDate } from '../../domain/dates/display-date.ts';
import { marketMoment } from '../../domain/dates/market-moment.ts';

/** dd.MM.yyyy HH:mm by the market's clock, as customers see it: who works at the desk talks with them about the same time. */
export function shownMoment(instant: string): string {
  const { date, time } = marketMoment(instant);
  return `${formatDate(date)} ${time}`;
}
