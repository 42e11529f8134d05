import type { WishesPage, WishlistPageContext } from './wishlist-page.types.ts';

/** With the next page behind what is there; the list may have moved meanwhile, and no hotel stands on it twice. */
export function withMoreWishes(context: WishlistPageContext, more: WishesPage): Partial<WishlistPageContext> {
  const known = new Set(context.wishes.map(({ hotelCode }) => hotelCode));
  return { ...more, wishes: [...context.wishes, ...more.wishes.filter(({ hotelCode }) => !known.has(hotelCode))] };
}
