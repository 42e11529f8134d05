import type { components } from '../../openapi/generated/wishlist.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { PromisePort } from '../port.ts';

type WishAnswer = components['schemas']['Wish'];

/** A hotel that was put aside, with what it costs now or the nearest offer that there is. */
export type Wish = Omit<WishAnswer, 'offer'> & { offer: TileOffer | null };

/** A hotel that is not sold any more. */
export type GoneWish = components['schemas']['GoneWish'];

export interface WishesPage {
  /** Hotels that are sold. */
  wishes: Wish[];
  gone: GoneWish[];
  totalResults: number;
  pagesCount: number;
  page: number;
  shareToken: string | null;
}

export interface WishlistPageInput {
  /** The link to somebody's list; null for the visitor's own. */
  list: string | null;
}

export interface WishlistPageContext extends WishlistPageInput, WishesPage {
  /** What was gone and taken off here; it can come back. */
  removed: GoneWish[];
  /** Codes of shown hotels that were taken off since the list was asked for: what follows them has moved up. */
  left: string[];
}

export type WishlistPageCommand =
  | { type: 'wishlistPage.loadMore' }
  | { type: 'wishlistPage.refresh' }
  /** A hotel is on the visitor's list now, or no more. */
  | { type: 'wishlistPage.noteChange'; hotelCode: string; isWished: boolean }
  | { type: 'wishlistPage.retry' }
  /** Takes all that are gone off the list; not off somebody else's. */
  | { type: 'wishlistPage.removeGone' }
  | { type: 'wishlistPage.restoreGone' }
  /** The list has some of them again, or no more. */
  | { type: 'wishlistPage.moveGone'; hotelCodes: string[]; isWished: boolean };

/** What the visitor wants of hotels that are gone. */
export interface WishlistPageFact { type: 'wishlistPage.goneDecided'; hotelCodes: string[]; isWished: boolean }

export interface WishlistPagePorts {
  /** A page of the list; null where a link leads to none. */
  fetchWishes: PromisePort<WishlistPageInput & { page: number }, WishesPage | null>;
}
