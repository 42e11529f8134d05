import { globalSearchSetup } from './global-search.setup.ts';

/** Nothing is on sale for the selection; what is asked then is which small change would find something. */
export const nearestChangesState = globalSearchSetup.createStateConfig({
  description: 'Nothing is on sale for the selection.',
  initial: 'seeking',
  states: {
    seeking: {
      description: 'The server counts what each small change would find.',
      invoke: {
        id: 'findNearestChanges',
        src: 'findNearestChanges',
        input: ({ context }) => context.searchState,
        onDone: { actions: { type: 'takeChanges', params: ({ event }) => ({ changes: event.output }) }, target: 'offered' },
        onError: 'failed',
      },
    },
    offered: {
      description: 'The changes that find something, if any, are there to be taken.',
      on: {
        'globalSearch.applyChange': {
          guard: { type: 'changeIsOffered', params: ({ event }) => event },
          actions: { type: 'raiseChangedSearch', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'Nobody could count the changes; retry asks again.',
      on: { 'globalSearch.retry': 'seeking' },
    },
  },
});
