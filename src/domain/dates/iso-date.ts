/**
 * Calendar dates as the API and the machines carry them: `yyyy-MM-dd` strings, no time, no zone.
 * Arithmetic goes through `Temporal.PlainDate`, so month ends and leap years are right.
 */

const MS_PER_DAY = 86_400_000;
const isoShape = /^(19|2[01])\d{2}-\d{2}-\d{2}$/;

/** Whether `value` is a real calendar date written `yyyy-MM-dd` (so `2026-02-30` is not), from 1900 to 2199: databases count days in fewer years than can be written. */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !isoShape.test(value)) return false;
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** Results of `addDays`: a page asks for the same few days dozens of times, and Temporal takes its time. */
const moved = new Map<string, string>();
const MOST_MOVED = 2000;

/** `date` moved by `days` (negative goes back). Throws RangeError for a date that is not one. */
export function addDays(date: string, days: number): string {
  const key = `${date} ${days}`;
  const known = moved.get(key);
  if (known !== undefined) return known;
  if (moved.size >= MOST_MOVED) moved.clear();
  const result = Temporal.PlainDate.from(date).add({ days }).toString();
  moved.set(key, result);
  return result;
}

/** `date` moved by `months`, kept inside the target month (31 January + 1 = 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function diffDays(from: string, to: string): number {
  return (startOfDay(to) - startOfDay(from)) / MS_PER_DAY;
}

/** Milliseconds, in UTC: distances are asked for by the thousand, and Temporal takes a hundred times as long. */
function startOfDay(date: string): number {
  const start = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
  if (Number.isNaN(start)) throw new RangeError(`${date} is not a date`);
  return start;
}

/** Day of the week, 1 = Monday … 7 = Sunday. */
export function weekday(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** The first day of the month `date` lies in. */
export function firstDayOfMonth(date: string): string {
  return Temporal.PlainDate.from(date).with({ day: 1 }).toString();
}

/** The last day of the month `date` lies in. */
export function lastDayOfMonth(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.with({ day: day.daysInMonth }).toString();
}

/** Full years lived on `date` by someone born on `birthDate`; negative when not born yet. */
export function ageOn(birthDate: string, date: string): number {
  return Temporal.PlainDate.from(birthDate).until(Temporal.PlainDate.from(date), { largestUnit: 'years' }).years;
}
