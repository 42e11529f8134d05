import type { components } from '../../../openapi/generated/search.ts';
import type { Language } from '../../domain/market/language.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { BOARDS } from '../catalogue/boards.ts';
import { FACILITIES } from '../catalogue/facilities.ts';
import { BEACH_STEPS, HOTEL_TYPES, type HotelType } from '../catalogue/hotel-kinds.ts';
import type { Counts, FacetCounts } from '../search/listing/facet-counts.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { ServerText } from '../server-texts.ts';

type Facet = components['schemas']['Facet'];

const HOTEL_TYPE_NAMES = { hotel: 'server.hotelType.hotel', apartments: 'server.hotelType.apartments', chalet: 'server.hotelType.chalet' } as const satisfies Record<HotelType, string>;

/** The facets of a listing with names and counts; what is chosen stays, also where it finds nothing [listing.facets]. */
export function facetsOfCounts(counts: FacetCounts, { filters, tripType }: Pick<SearchQuery, 'filters' | 'tripType'>, language: Language, { t }: ServerText): Facet[] {
  const rating = filters.ratingFrom === null ? [] : [String(filters.ratingFrom)];
  const beach = filters.beachWithin === null ? [] : [filters.beachWithin];
  const { prices } = counts;
  return [
    {
      filterId: 'priceRange',
      label: t('server.facet.priceRange'),
      // Bounds in koruna that hold every price.
      ...(prices !== null && { from: Math.floor(toMajor(prices.from)), to: Math.ceil(toMajor(prices.to)) }),
      options: [],
    },
    { filterId: 'stars', label: t('server.facet.stars'), options: optionsOf(['5', '4', '3', '2', '1'], counts.stars, filters.stars.map(String), (stars) => t('listing.tile.stars', { count: Number(stars) })) },
    { filterId: 'hotelType', label: t('server.facet.hotelType'), options: optionsOf(HOTEL_TYPES, counts.hotelTypes, filters.hotelTypes, (type) => t(HOTEL_TYPE_NAMES[type])) },
    { filterId: 'boards', label: t('server.facet.boards'), options: tripType === 'CZ' ? [] : optionsOf(BOARDS.map(({ code }) => code), counts.boards, filters.boards, (code) => BOARDS.find((board) => board.code === code)?.names[language] ?? code) },
    { filterId: 'rating', label: t('server.facet.rating'), options: optionsOf([...new Set(['9', '8', '7', '6', ...rating])], counts.ratings, rating, (from) => t('server.facet.ratingFrom', { rating: from })) },
    {
      filterId: 'beachDistance',
      label: t('server.facet.beachDistance'),
      options: optionsOf([...new Set([...BEACH_STEPS, ...beach])].map(String), counts.beaches, beach.map(String), (metres) => t('server.facet.beachWithin', { metres })),
    },
    {
      filterId: 'facilities',
      label: t('server.facet.facilities'),
      options: optionsOf(FACILITIES.map(({ code }) => code), counts.facilities, filters.facilities, (code) => capitalised(FACILITIES.find((facility) => facility.code === code)?.names[language] ?? code, language)),
    },
  ];
}

function optionsOf<Value extends string>(values: readonly Value[], counts: Counts, selected: readonly Value[], labelOf: (value: Value) => string): Facet['options'] {
  return values
    .map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0, selected: selected.includes(value) }))
    .filter((option) => option.count > 0 || option.selected);
}

/** Facilities are named as they stand inside a sentence. */
function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
