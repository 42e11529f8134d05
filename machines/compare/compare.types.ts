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

export interface CompareContext extends CompareChoice {
  /** Offers that were taken out before it was known what the tab has chosen. */
  removed: string[];
}

export type CompareCommand =
  | { type: 'compare.toggle'; offer: ChosenOffer; occupancies: Occupancy[] }
  /** Takes an offer out; nothing happens where it is not chosen. */
  | { type: 'compare.remove'; offerCode: string }
  | { type: 'compare.clear' };

export type CompareFact =
  /** Whether the offer is to be compared, and how many are. */
  { type: 'compare.changed'; offerCode: string; status: boolean; count: number };

export interface ComparePorts {
  /** What this tab has chosen before; null for nothing. */
  readChoice: PromisePort<Record<string, never>, CompareChoice | null>;
  storeChoice: PromisePort<CompareChoice, void>;
}
