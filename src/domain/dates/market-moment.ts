import { MARKET } from '../market/market.ts';

/** The market's calendar day and time of a moment: `yyyy-MM-dd` and `HH:mm`. @param moment ISO date and time with its zone */
export function marketMoment(moment: string): { date: string; time: string } {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(MARKET.timeZone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** The moment of a market's day and time as forms have it, `yyyy-MM-ddTHH:mm`; null of none, or of a year that no calendar has. */
export function marketInstant(local: string): string | null {
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(MARKET.timeZone).toInstant().toString();
  } catch {
    return null;
  }
}
