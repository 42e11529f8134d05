import type { StreamPort } from '../port.ts';

export interface SaleEndInput {
  /** Departure day of the offer that stands (ISO date), null while none does. */
  departureDate: string | null;
}

export interface SaleEndContext {
  /** When the sale of the offer that stands is over, in milliseconds since the epoch; null while none stands. */
  endsAt: number | null;
  /** What the clock said as the last hours were entered, in milliseconds since the epoch. */
  now: number;
}

export type SaleEndCommand = { type: 'saleEnd.follow'; departureDate: string };

/** By the clock the sale is over: the server is to say what is still sold. */
export type SaleEndFact = { type: 'saleEnd.reached' };

export interface SaleEndPorts {
  /** The time in milliseconds since the epoch: at once, at each of the moments still to come, and whenever the clock is set right. */
  moments: StreamPort<{ moments: number[] }, number>;
}
