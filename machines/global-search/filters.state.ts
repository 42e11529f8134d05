import { globalSearchSetup } from './global-search.setup.ts';

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
        onDone: [
          {
            guard: { type: 'answerAsksForMore', params: ({ event }) => event.output },
            actions: [{ type: 'takeFilters', params: ({ event }) => event.output }, 'emitCalls', 'raiseAdjustment'],
            target: 'loaded',
          },
          { actions: [{ type: 'takeFilters', params: ({ event }) => event.output }, 'emitCalls'], target: 'loaded' },
        ],
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
        onDone: [
          {
            guard: { type: 'answerAsksForMore', params: ({ event }) => event.output },
            actions: [{ type: 'takeFilters', params: ({ event }) => event.output }, 'raiseAdjustment'],
            target: 'loaded',
          },
          { actions: { type: 'takeFilters', params: ({ event }) => event.output }, target: 'loaded' },
        ],
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
