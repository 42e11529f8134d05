/** Departure days; null means any. */
export interface TravelDates {
  from: string | null;
  to: string | null;
}

/** Days before and after. */
export type Flexibility = 0 | 1 | 3 | 7;

export interface TravelDateInput extends TravelDates {
  /** First and last departure day on sale (ISO dates). */
  minDate: string;
  maxDate: string;
}

export interface TravelDateContext {
  draft: TravelDates;
  /** Days by which the departure may be earlier or later than the draft says. */
  flexibility: Flexibility;
  minDate: string;
  maxDate: string;
}

export type TravelDateCommand =
  | { type: 'travelDate.chooseDay'; date: string }
  /** `yyyy-MM`. */
  | { type: 'travelDate.chooseMonth'; month: string }
  | { type: 'travelDate.flex'; days: Flexibility }
  | { type: 'travelDate.clear' }
  | { type: 'travelDate.submit' }
  | { type: 'travelDate.close' };

export type TravelDateFact =
  | ({ type: 'travelDate.submitted' } & TravelDates)
  | { type: 'travelDate.discarded' };

/** What the parent gets: the chosen dates, or null when the draft was discarded [date.draft]. */
export interface TravelDateOutput {
  dates: TravelDates | null;
}
