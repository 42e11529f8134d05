import type { ReservationDeadlines } from '../../src/domain/booking/reservation-rights.ts';
import type { StreamPort } from '../port.ts';

export interface ReservationRightsInput {
  deadlines: ReservationDeadlines;
  /** The market's day, ISO date. */
  today: string;
  isCancelled: boolean;
}

export type ReservationRightsContext = ReservationRightsInput;

export interface ReservationRightsPorts {
  /** The market's day (ISO date), whenever it changes. */
  days: StreamPort<Record<string, never>, string>;
}
