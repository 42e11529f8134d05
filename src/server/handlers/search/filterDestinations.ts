import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { buildFilters } from '../../search-filters/build-filters.ts';
import { selectionOfFilters } from '../../search-filters/filter-selection.ts';
import { namedPlaces } from '../../search-filters/named-places.ts';

/** The part of the tree of places that a text names, under the current filters [search.destinations-filter]. */
export const filterDestinations: Handler<'filterDestinations'> = async ({ shop, body, language }) => {
  const { filters, ignored } = await buildFilters(shop, selectionOfFilters(body.filters), { today: todayOf(shop.clock), language, texts: shop.texts });
  const named = await shop.suggester.placesNamed(body.text, language);
  return { options: namedPlaces(filters.find(({ filterType }) => filterType === 'REGION')?.options ?? [], named), ignored };
};
