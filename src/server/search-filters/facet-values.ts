import { parsePriceRange, priceRangeError } from '../../domain/prices/price-range.ts';
import { toMinor } from '../../domain/prices/money.ts';
import { BOARDS } from '../catalogue/boards.ts';
import { FACILITIES } from '../catalogue/facilities.ts';
import { HOTEL_TYPES, type HotelType } from '../catalogue/hotel-kinds.ts';
import type { SearchFilters } from '../search/search-query.ts';

interface FacetChoice {
  filterId: string;
  selectedValues: string[];
}

const NO_FILTERS: SearchFilters = { stars: [], boards: [], facilities: [], hotelTypes: [], beachWithin: null, ratingFrom: null, priceFrom: null, priceTo: null, hotelCodes: [], near: null };

/** Reads the facets of a request; what the shop does not know is left out and named, each value with its facet [listing.facets]. */
export function readFacets(choices: readonly FacetChoice[]): { filters: SearchFilters; ignored: string[] } {
  const ignored: string[] = [];
  const filters = { ...NO_FILTERS };
  for (const [filterId, same] of Map.groupBy(choices, (choice) => choice.filterId)) {
    const selectedValues = same.flatMap((choice) => choice.selectedValues);
    const ignore = (values: readonly string[]) => ignored.push(...values.map((value) => `${filterId}:${value}`));
    const take = (fits: (value: string) => boolean) => {
      ignore(selectedValues.filter((value) => !fits(value)));
      return selectedValues.filter(fits);
    };
    switch (filterId) {
      case 'stars': filters.stars = take((value) => /^[1-5]$/.test(value)).map(Number); break;
      case 'boards': filters.boards = take((value) => BOARDS.some(({ code }) => code === value)); break;
      case 'facilities': filters.facilities = take((value) => FACILITIES.some(({ code }) => code === value)); break;
      case 'hotelType': filters.hotelTypes = take(isHotelType).filter(isHotelType); break;
      case 'beachDistance': filters.beachWithin = highest(take((value) => /^[1-9]\d{0,4}$/.test(value)).map(Number)); break;
      case 'rating': filters.ratingFrom = lowest(take((value) => /^(?:10|\d)(?:\.\d)?$/.test(value)).map(Number)); break;
      case 'priceRange': {
        const [range, ...others] = take(isPriceRange);
        Object.assign(filters, pricesOf(range));
        ignore(others);
        break;
      }
      default: ignore(selectedValues);
    }
  }
  return { filters, ignored };
}

function lowest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

function highest(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.max(...values);
}

function isHotelType(value: string): value is HotelType {
  return (HOTEL_TYPES as readonly string[]).includes(value);
}

function isPriceRange(code: string): boolean {
  const range = parsePriceRange(code);
  return range !== undefined && priceRangeError(range) === undefined;
}

/** A range is written in koruna, prices are kept in minor units. */
function pricesOf(code: string | undefined): Pick<SearchFilters, 'priceFrom' | 'priceTo'> {
  const { from = null, to = null } = (code === undefined ? undefined : parsePriceRange(code)) ?? {};
  return { priceFrom: from === null ? null : toMinor(from), priceTo: to === null ? null : toMinor(to) };
}
