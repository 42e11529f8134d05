import { globalSearchSetup } from './global-search.setup.ts';
import type { FilterSet } from './global-search.types.ts';

/** The filters of the search, kept in tune with the server. */
export const filtersState = globalSearchSetup.createStateConfig({
  description: 'Every change asks the server which filters follow from it.',
  initial: 'starting',
  on: {
    changed: [{ guard: 'filtersAreKnown', actions: 'emitChange', target: '.updating' }, { actions: 'emitChange', target: '.starting' }],
    'globalSearch.followUrl': { actions: { type: 'takeSearchState', params: ({ event }) => event }, target: '.starting' },
  },
  states: {
    starting: {
      description: 'The first filter set of this search is fetched.',
      tags: 'busy',
      invoke: {
        id: 'fetchInitialFilters',
        src: 'fetchInitialFilters',
        input: ({ context }) => ({ searchState: context.searchState }),
        onDone: answered('emitCalls'),
        onError: 'failed',
      },
    },
    loaded: { description: 'The filters fit the selection.' },
    updating: {
      description: 'The current filters are sent; a newer change leaves this wait and its answer behind.',
      invoke: {
        id: 'updateFilters',
        src: 'updateFilters',
        input: ({ context }) => ({ filters: context.filters }),
        onDone: answered(),
        onError: 'failed',
      },
    },
    failed: {
      description: 'The filters could not be fetched; what was chosen is kept.',
      on: {
        'globalSearch.retry': [
          { guard: 'filtersAreKnown', target: 'updating' },
          { target: 'starting' },
        ],
      },
    },
  },
});

function answered(...also: 'emitCalls'[]) {
  const params = ({ event }: { event: { output: FilterSet } }) => event.output;
  const taken = [{ type: 'takeFilters' as const, params }, ...also];
  return [
    { guard: { type: 'answerAsksForMore' as const, params }, actions: [...taken, 'raiseAdjustment' as const], target: 'loaded' as const },
    { actions: taken, target: 'loaded' as const },
  ];
}
