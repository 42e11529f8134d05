import type { SearchState } from '../../search/search-state.ts';
import { formatQueryString } from '../encoding/query-string.ts';
import { FIELD } from '../forms/search-form.ts';

/** The chart of lowest prices [page.lowest-price-chart]. */
export const LOWEST_PRICES_PATH = '/nejnizsi-ceny';

/** The chart of a search's kind of trip, place, airport and party, without language prefix; of several places the first. */
export function lowestPricesPath(state: Pick<SearchState, 'tripType' | 'selectedDestinationsCodes' | 'selectedAirports'>): string {
  return LOWEST_PRICES_PATH + formatQueryString({
    [FIELD.tripType]: state.tripType === 'WS' ? undefined : state.tripType,
    [FIELD.destination]: state.selectedDestinationsCodes[0],
    [FIELD.airport]: state.selectedAirports[0],
  });
}
