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

export type SortDirection = 'ASCENDING' | 'DESCENDING';

/** [listing.defaults] */
export const DEFAULT_SORT: SortType = 'price';

const priceDirections: Partial<Record<SortType, SortDirection>> = {
  price: 'ASCENDING',
  priceDESC: 'DESCENDING',
  nearestDeparture: 'ASCENDING',
  flightDate: 'ASCENDING',
};

export function isSortType(value: unknown): value is SortType {
  return (SORT_TYPES as readonly unknown[]).includes(value);
}

/** The direction of a sort that goes by price (nearestDeparture and flightDate do), else undefined. */
export function priceDirectionOf(sortType: SortType): SortDirection | undefined {
  return priceDirections[sortType];
}
