/** How a listing can be sorted [sort.types]. */
export const SORT_TYPES = [
  'price',
  'priceDESC',
  'hotelRating',
  'nearestDeparture',
  'categoryDESC',
  'flightDate',
] as const;

export type SortType = (typeof SORT_TYPES)[number];

/** [listing.defaults] */
export const DEFAULT_SORT: SortType = 'price';

export function isSortType(value: unknown): value is SortType {
  return (SORT_TYPES as readonly unknown[]).includes(value);
}
