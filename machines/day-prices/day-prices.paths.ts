import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { dayPricesMachine } from './day-prices.machine.ts';

const anywhere = offersRequestOf(defaultSearchState(), { today: '2026-07-01' });

/** Two days, the later one cheaper. */
export const exampleDays = [{ date: '2026-07-10', totalPrice: 24_980_00 }, { date: '2026-07-12', totalPrice: 22_480_00 }];

/** Of the context only what the guard reads is cached: the searches whose prices are known. */
export const dayPricesPaths = pathsOf(dayPricesMachine, [{
  input: undefined,
  events: [
    { type: 'dayPrices.show', request: anywhere },
    { type: 'dayPrices.retry' },
    answer('fetchDayPrices', exampleDays), failure('fetchDayPrices'),
  ],
  serialize: ({ value, context }) => [value, context.cached.length],
}]);
