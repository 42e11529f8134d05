import type { Handler } from '../../contract/operations.ts';
import { updateFilters } from './updateFilters.ts';

/** The same at the search service's path [gs.calls]. */
export const updateFiltersOfSearchService: Handler<'updateFiltersOfSearchService'> = (call) => updateFilters(call);
