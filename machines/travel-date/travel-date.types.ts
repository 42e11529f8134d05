/** Departure days; null means any. */
export interface TravelDates {
  from: string | null;
  to: string | null;
}

export interface TravelDateInput extends TravelDates {
  /** First and last departure day on sale (ISO dates). */
  minDate: string;
  maxDate: string;
}

export interface TravelDateContext {
  draft: TravelDates;
  minDate: string;
  maxDate: string;
}

export type TravelDateCommand =
  | { type: 'travelDate.chooseDay'; date: string }
  /** `yyyy-MM`. */
  | { type: 'travelDate.chooseMonth'; month: string }
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
