/** The slot of what a page's own fields say behind all others: its text for search engines, its terms, its links. */
export const PAGE_END = 'pageEnd';
