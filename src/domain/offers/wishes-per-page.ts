/** Hotels on a page of a wishlist. */
export const WISHES_PER_PAGE = 12;
