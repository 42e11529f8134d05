/** The slot of the banner that a page's own field says; a page whose banner is its heading shows it itself. */
export const PAGE_BANNER = 'pageBanner';

/** The slot of what a page's own fields say behind all others: its text for search engines, its terms, its links. */
export const PAGE_END = 'pageEnd';
