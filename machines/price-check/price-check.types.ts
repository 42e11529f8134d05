import type { components } from '../../openapi/generated/hotel.ts';
import type { Stay } from '../configurator/configurator.types.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type { Stay };
type Validation = components['schemas']['OfferValidation'];

export interface PriceCheckInput {
  /** Null while no offer stands. */
  stay: Stay | null;
}

export interface PriceCheckContext extends PriceCheckInput {
  /** What the whole party pays now, minor units; null until another price was found. */
  newPrice: number | null;
}

export type PriceCheckCommand =
  | { type: 'priceCheck.follow'; stay: Stay }
  /** The shop has named another price, in minor units, when it was asked for the offer. */
  | { type: 'priceCheck.show'; totalPrice: number }
  /** The visitor agrees to the new price. */
  | { type: 'priceCheck.accept' }
  /** The price is looked at again after that has failed. */
  | { type: 'priceCheck.retry' };

/** The offer costs something else, which was accepted, or can no longer be had: it has to be asked for again. */
export type PriceCheckFact = { type: 'priceCheck.outdated' };

export interface PriceCheckPorts {
  validateOffer: PromisePort<Pick<Stay, 'offerCode' | 'occupancies' | 'totalPrice'>, Validation>;
  /** When the price is old: after each period that the page is seen, and at once when it is seen again after one. `period` in milliseconds. */
  priceMoments: StreamPort<{ period: number }, 'old'>;
}

export type OfferCheck = Validation;
