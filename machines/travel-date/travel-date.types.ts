import type { Flexibility } from '../../src/domain/search/departure-window.ts';

/** Departure days; null means any. */
export interface TravelDates {
  from: string | null;
  to: string | null;
}

/** Departure days, and by how many the departure may be earlier or later. */
export interface FlexibleDates extends TravelDates {
  flexibility: Flexibility;
}

export interface TravelDateInput extends FlexibleDates {
  /** First and last departure day on sale (ISO dates). */
  minDate: string;
  maxDate: string;
}

export interface TravelDateContext {
  draft: TravelDates;
  flexibility: Flexibility;
  /** The first month of the calendar as a day in it; null until somebody has been to one. */
  shownMonth: string | null;
  minDate: string;
  maxDate: string;
}

export type TravelDateCommand =
  | { type: 'travelDate.chooseDay'; date: string }
  /** `yyyy-MM`. */
  | { type: 'travelDate.chooseMonth'; month: string }
  /** A day in the month that the calendar begins with from now on. */
  | { type: 'travelDate.showMonth'; month: string }
  | { type: 'travelDate.flex'; days: Flexibility }
  | { type: 'travelDate.clear' }
  | { type: 'travelDate.submit' };

export type TravelDateFact = { type: 'travelDate.submitted' } & FlexibleDates;

/** What the parent gets of a draft that was submitted; of one that it closes it gets nothing [date.draft]. */
export interface TravelDateOutput {
  dates: FlexibleDates;
}
