import type { components } from '../../openapi/generated/wishlist.ts';
import type { TileOffer } from '../../src/domain/tile-offer.ts';
import type { PromisePort } from '../port.ts';

type WishAnswer = components['schemas']['Wish'];

/** A hotel that was put aside, with what it costs now or the nearest offer that there is. */
export type Wish = Omit<WishAnswer, 'offer'> & { offer: TileOffer | null };

export interface WishesPage {
  wishes: Wish[];
  totalResults: number;
  pagesCount: number;
  page: number;
  shareToken: string | null;
}

export interface WishlistPageInput {
  /** The link to somebody's list; null for the visitor's own. */
  list: string | null;
}

export interface WishlistPageContext extends WishlistPageInput, WishesPage {}

export type WishlistPageCommand =
  | { type: 'wishlistPage.loadMore' }
  | { type: 'wishlistPage.refresh' }
  | { type: 'wishlistPage.retry' };

export interface WishlistPagePorts {
  /** A page of the list; null where a link leads to none. */
  fetchWishes: PromisePort<WishlistPageInput & { page: number }, WishesPage | null>;
}
