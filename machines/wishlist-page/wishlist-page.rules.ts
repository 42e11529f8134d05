import type { GoneWish, WishesPage, WishlistPageContext } from './wishlist-page.types.ts';

type Gone = Pick<WishlistPageContext, 'gone' | 'removed'>;

/** A list anew; what was taken off here stays off, an answer may be of before. */
export function withWishes({ removed }: Gone, answer: WishesPage): WishesPage {
  return { ...answer, gone: without(answer.gone, new Set(removed.map(({ hotelCode }) => hotelCode))) };
}

/** With the next page behind what is there; the list may have moved meanwhile, and no hotel stands on it twice. */
export function withMoreWishes(context: WishlistPageContext, more: WishesPage): Partial<WishlistPageContext> {
  const known = new Set(context.wishes.map(({ hotelCode }) => hotelCode));
  return { ...more, wishes: [...context.wishes, ...more.wishes.filter(({ hotelCode }) => !known.has(hotelCode))], gone: context.gone };
}

/** Takes hotels that are gone off the list, or puts back those that were taken off. */
export function withGoneMoved({ gone, removed }: Gone, { hotelCodes, isWished }: { hotelCodes: readonly string[]; isWished: boolean }): Gone {
  const codes = new Set(hotelCodes);
  const moved = (isWished ? removed : gone).filter(({ hotelCode }) => codes.has(hotelCode));
  return isWished ? { gone: [...gone, ...moved], removed: without(removed, codes) } : { gone: without(gone, codes), removed: [...removed, ...moved] };
}

function without(gone: readonly GoneWish[], codes: ReadonlySet<string>): GoneWish[] {
  return gone.filter(({ hotelCode }) => !codes.has(hotelCode));
}
