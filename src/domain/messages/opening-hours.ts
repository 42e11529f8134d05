/** When a place is open: by weekday in the market's time, closed on public holidays. */
import { isCzechHoliday } from '../dates/czech-holidays.ts';
import { addDays, weekday } from '../dates/iso-date.ts';

export interface OpeningHours {
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  /** `HH:mm`, local time. */
  opens: string;
  closes: string;
}

export interface OpeningState {
  isOpen: boolean;
  /** The next time that `isOpen` changes; null for a place that never opens. */
  changes: { date: string; time: string } | null;
}

/** Longer than any run of holidays: whoever does not open within it never does. */
const DAYS_AHEAD = 14;

/** What a place does on a day, holidays included, in order of the clock. */
export function hoursOn(hours: readonly OpeningHours[], date: string): OpeningHours[] {
  if (isCzechHoliday(date)) return [];
  const day = weekday(date);
  return hours.filter((one) => one.weekday === day).sort((a, b) => a.opens.localeCompare(b.opens));
}

/**
 * Whether a place is open at a local moment, and when that changes.
 * @param now local date and time of the place, `yyyy-MM-dd` and `HH:mm`
 */
export function openingState(hours: readonly OpeningHours[], now: { date: string; time: string }): OpeningState {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const date = addDays(now.date, ahead);
    for (const { opens, closes } of hoursOn(hours, date)) {
      if (ahead > 0 || now.time < opens) return { isOpen: false, changes: { date, time: opens } };
      if (now.time < closes) return { isOpen: true, changes: { date, time: closes } };
    }
  }
  return { isOpen: false, changes: null };
}
