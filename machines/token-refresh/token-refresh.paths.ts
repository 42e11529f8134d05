import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { tokenRefreshMachine } from './token-refresh.machine.ts';

/** The count of refreshes is left out: it grows without bound. */
export const tokenRefreshPaths = pathsOf(tokenRefreshMachine, [{
  input: undefined,
  events: [{ type: 'tokenRefresh.request' }, answer('refresh', 'refreshed'), answer('refresh', 'spent'), failure('refresh')],
  serialize: ({ value }) => value,
}]);
