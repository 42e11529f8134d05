import type { components } from '../../openapi/generated/wishlist.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { CompareChoice } from '../compare/compare.types.ts';
import type { PromisePort, StreamPort } from '../port.ts';

/** An offer side by side with others; of one that is not sold any more the nearest of its hotel, or nothing. */
export type ComparedOffer = Omit<components['schemas']['ComparedOffer'], 'offer'> & { offer: TileOffer | null };

export interface ComparePageInput {
  /** At most four. */
  offerCodes: string[];
  occupancies: Occupancy[];
}

export interface ComparePageContext extends ComparePageInput {
  compared: ComparedOffer[];
  /** What offers have cost when the page showed them first, the whole party, by the code that was asked for. */
  firstPrices: Record<string, number>;
}

export type ComparePageCommand = { type: 'comparePage.retry' };

/** The address names no offers: what this tab has chosen is compared. */
export type ComparePageFact = { type: 'comparePage.recalled'; offerCodes: string[]; occupancies: Occupancy[] };

export interface ComparePagePorts {
  /** What this tab has chosen to compare; nothing where it has chosen nothing. */
  chosenOffers: StreamPort<Record<string, never>, CompareChoice>;
  fetchCompared: PromisePort<ComparePageInput, ComparedOffer[]>;
  /** When a page that has been open for long is to ask for its prices again. */
  priceMoments: StreamPort<Record<string, never>, unknown>;
  /** Whenever the browser has a network again. */
  networkReturns: StreamPort<Record<string, never>, true>;
}
