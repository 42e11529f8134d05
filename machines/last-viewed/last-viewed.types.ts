import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { ViewedHotel } from '../memory/memory.types.ts';
import type { PromisePort } from '../port.ts';

export interface LastViewedInput {
  /** The latest first. */
  hotels: ViewedHotel[];
  /** ISO date. */
  today: string;
}

export interface LastViewedContext extends LastViewedInput {
  offers: TileOffer[];
}

export type LastViewedCommand = { type: 'lastViewed.retry' };

export interface LastViewedPorts {
  /** The cheapest offer that each hotel has now, in the order of the hotels; sold out ones are left out. */
  fetchViewed: PromisePort<LastViewedInput, TileOffer[]>;
}
