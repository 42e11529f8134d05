import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { basketCountMachine } from './basket-count.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const basketCountPaths = pathsOf(basketCountMachine, [{
  input: undefined,
  events: [{ type: 'basketCount.refresh' }, answer('fetchBasketCount', 2), failure('fetchBasketCount')],
}]);
