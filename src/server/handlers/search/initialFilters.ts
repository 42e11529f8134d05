import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { buildFilters } from '../../search-filters/build-filters.ts';
import { selectionOfState } from '../../search-filters/filter-selection.ts';

/** The first filters of a search state [gs.initial] [gs.calls]. */
export const initialFilters: Handler<'initialFilters'> = ({ shop, body, language }) =>
  buildFilters(shop, selectionOfState(body), { today: todayOf(shop.clock), language, texts: shop.texts });
