/** Pages of the CMS that surround pages of the shop's own, and are none themselves. */
export const SURROUNDINGS: ReadonlySet<string> = new Set(['/checkout', '/hotelCard', '/vylety/platba']);
