import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { PromisePort } from '../port.ts';

export interface ChosenOffer {
  offerCode: string;
  hotelName: string;
}

/** Offers to be put side by side, all for one party: prices of different parties say nothing about each other. */
export interface CompareChoice {
  offers: ChosenOffer[];
  occupancies: Occupancy[];
}

export type CompareContext = CompareChoice;

export type CompareCommand =
  | { type: 'compare.toggle'; offer: ChosenOffer; occupancies: Occupancy[] }
  | { type: 'compare.clear' };

export type CompareFact =
  /** Whether the offer is to be compared, and how many are. */
  { type: 'compare.changed'; offerCode: string; status: boolean; count: number };

export interface ComparePorts {
  /** What this tab has chosen before; null for nothing. */
  readChoice: PromisePort<Record<string, never>, CompareChoice | null>;
  storeChoice: PromisePort<CompareChoice, void>;
}
