import type { components } from '../../openapi/generated/wishlist.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import type { PromisePort, StreamPort } from '../port.ts';

/** The hotels on the list; of two states of one list the one with the higher revision counts. */
export type WishlistState = components['schemas']['WishlistState'];

/** An offer that stands for its hotel on the list. */
export interface WishedOffer {
  hotelCode: string;
  offerCode: string;
  occupancies: Occupancy[];
  /** It stands where the visitor's own hotels are shown. */
  isOwn?: boolean;
}

export interface WishlistChange extends WishedOffer {
  /** Whether the hotel is to be on the list. */
  isWished: boolean;
}

/** Hotels that are not sold any more, all at once. */
export type GoneChange = components['schemas']['GoneChange'];

/** What somebody asked for on a page that may have been left before it was sent; a press of a heart says only whose heart. */
export type UnsentChange = WishedOffer | WishlistChange | GoneChange;

export interface WishlistInput {
  /** Of earlier pages, the oldest first. */
  unsent: UnsentChange[];
}

export interface WishlistContext extends WishlistState {
  /** Changes that the shop does not know yet, the oldest first; it is on its way. */
  changes: (WishlistChange | GoneChange)[];
  /** Changes that the shop has not taken, and about which nobody has pressed anything else since; the oldest first. */
  refused: (WishlistChange | GoneChange)[];
  /** How many times in a row the list could not be had. */
  failures: number;
}

export type WishlistCommand =
  | { type: 'wishlist.toggle' } & WishedOffer
  | { type: 'wishlist.changeGone' } & GoneChange
  | { type: 'wishlist.retry' };

export type WishlistFact =
  /** Whether the offer is on the list, and how many hotels are [wishlist.events]. */
  | { type: 'wishlist.changed'; hotelCode: string; status: boolean; count: number }
  | { type: 'wishlist.goneChanged' } & GoneChange
  | { type: 'wishlist.goneRefused' } & GoneChange
  | { type: 'wishlist.changedElsewhere' };

export interface WishlistPorts {
  fetchWishlistCount: PromisePort<Record<string, never>, WishlistState>;
  saveWish: PromisePort<WishlistChange | GoneChange, WishlistState>;
  /** The list as other tabs of this browser have left it. */
  changesElsewhere: StreamPort<Record<string, never>, WishlistState>;
  /** True whenever the network comes back. */
  networkReturns: StreamPort<Record<string, never>, true>;
}
