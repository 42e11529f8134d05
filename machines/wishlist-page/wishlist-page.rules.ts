import { WISHES_PER_PAGE } from '../../src/domain/offers/wishes-per-page.ts';
import type { GoneWish, WishesPage, WishlistPageContext } from './wishlist-page.types.ts';

type Gone = Pick<WishlistPageContext, 'gone' | 'removed'>;

/** A list anew; what was taken off here stays off, an answer may be of before. */
export function withWishes({ removed }: Gone, answer: WishesPage): Partial<WishlistPageContext> {
  return { ...answer, left: [], gone: without(answer.gone, new Set(removed.map(({ hotelCode }) => hotelCode))) };
}

/** With the next page behind what is there; the list may have moved meanwhile, and no hotel stands on it twice. */
export function withMoreWishes(context: WishlistPageContext, more: WishesPage): Partial<WishlistPageContext> {
  const known = new Set(context.wishes.map(({ hotelCode }) => hotelCode));
  return { ...more, left: [], wishes: [...context.wishes, ...more.wishes.filter(({ hotelCode }) => !known.has(hotelCode))], gone: context.gone };
}

/** The page that holds what follows the hotels that are shown, counted from 0. */
export function pageAfter({ page, left }: Pick<WishlistPageContext, 'page' | 'left'>): number {
  return Math.max(0, page + 1 - Math.ceil(left.length / WISHES_PER_PAGE));
}

/** The shown hotels that are off the list, with another one or without one that is on it again. */
export function withChange({ wishes, left }: Pick<WishlistPageContext, 'wishes' | 'left'>, { hotelCode, isWished }: { hotelCode: string; isWished: boolean }): string[] {
  const others = left.filter((code) => code !== hotelCode);
  return !isWished && wishes.some((wish) => wish.hotelCode === hotelCode) ? [...others, hotelCode] : others;
}

/** Whether a hotel is on the list that the page, as it was asked for, knows nothing of. */
export function isNewWish({ wishes, gone, removed }: Gone & Pick<WishlistPageContext, 'wishes'>, { hotelCode, isWished }: { hotelCode: string; isWished: boolean }): boolean {
  return isWished && ![...wishes, ...gone, ...removed].some((known) => known.hotelCode === hotelCode);
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
