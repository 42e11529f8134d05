import type { FoundChange } from '../src/domain/search/nearest-changes.ts';
import type { SearchState } from '../src/domain/search/search-state.ts';

/**
 * Where nothing is on sale: which small change of the search would find something. Its machine has the port `findNearestChanges`
 * and the action `takeChanges`.
 * @param retry the command that asks again
 * @param on how a change that was found is taken
 */
export function nearestChangesStates<Retry extends string, const On extends object>(retry: Retry, on: On) {
  return {
    initial: 'seeking',
    states: {
      seeking: {
        description: 'The server counts what each small change of the search would find.',
        tags: 'busy',
        invoke: {
          id: 'findNearestChanges',
          src: 'findNearestChanges',
          input: ({ context }: { context: { searchState: SearchState } }) => context.searchState,
          onDone: { actions: { type: 'takeChanges', params: ({ event }: { event: { output: FoundChange[] } }) => ({ changes: event.output }) }, target: 'offered' },
          onError: 'failed',
        },
      },
      offered: { description: 'The changes that find something, if any, are there to be taken.', on },
      failed: {
        description: 'Nobody could count the changes; they can be asked for again.',
        on: { [retry]: 'seeking' } as Record<Retry, 'seeking'>,
      },
    },
  } as const;
}
