import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { buildFilters } from '../../search-filters/build-filters.ts';
import { selectionOfFilters } from '../../search-filters/filter-selection.ts';

/** The filters that follow from the current ones [gs.update] [gs.calls]. */
export const updateFilters: Handler<'updateFilters'> = ({ shop, body, language }) =>
  buildFilters(shop, selectionOfFilters(body.filters), { today: todayOf(shop.clock), language, texts: shop.texts });
