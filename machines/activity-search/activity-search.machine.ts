import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { ActivitySearchCommand, ActivitySearchContext, ActivitySearchFact, ActivitySearchPorts, Suggested } from './activity-search.types.ts';

/** Places and activities suggested while somebody types [excursion.search]. */
export const activitySearchMachine = setup({
  types: {} as {
    context: ActivitySearchContext;
    events: ActivitySearchCommand;
    emitted: ActivitySearchFact;
  },
  actors: ports<ActivitySearchPorts>()({ suggestions: 'stream' }),
  actions: {
    takeSuggestions: assign((_, { item }: { item: Suggested | undefined }) => ({ ...item, active: -1 })),
    step: assign(({ context: { active, suggestions } }, { by }: { by: 1 | -1 }) => {
      const count = suggestions?.length ?? 0;
      return { active: (active + 1 + by + count + 1) % (count + 1) - 1 };
    }),
    announceChoice: emit(({ context: { suggestions, active } }) => ({ type: 'activitySearch.chosen' as const, url: suggestions?.[active]?.url ?? '' })),
    leaveList: assign({ active: -1 }),
  },
  guards: {
    hasFailed: (_, { item }: { item: Suggested | undefined }) => item?.suggestions === null,
    findsSomething: (_, { item }: { item: Suggested | undefined }) => (item?.suggestions?.length ?? 0) > 0,
    findsNothing: (_, { item }: { item: Suggested | undefined }) => item?.suggestions?.length === 0 && item.text !== '',
    isOnSuggestion: ({ context: { active } }) => active >= 0,
  },
}).createMachine({
  id: 'activitySearch',
  description: 'Places and activities suggested while somebody types',
  context: { text: '', suggestions: [], active: -1 },
  invoke: {
    id: 'suggestions',
    src: 'suggestions',
    input: {},
    onSnapshot: [
      { guard: { type: 'hasFailed', params: ({ event }) => ({ item: event.snapshot.context }) }, target: '.failed', actions: { type: 'takeSuggestions', params: ({ event }) => ({ item: event.snapshot.context }) } },
      { guard: { type: 'findsSomething', params: ({ event }) => ({ item: event.snapshot.context }) }, target: '.open', actions: { type: 'takeSuggestions', params: ({ event }) => ({ item: event.snapshot.context }) } },
      { guard: { type: 'findsNothing', params: ({ event }) => ({ item: event.snapshot.context }) }, target: '.nothing', actions: { type: 'takeSuggestions', params: ({ event }) => ({ item: event.snapshot.context }) } },
      { target: '.closed' },
    ],
    onError: {},
  },
  initial: 'closed',
  states: {
    closed: { description: 'Nothing is suggested' },
    open: {
      description: 'A list of suggestions; the arrow keys walk it',
      on: {
        'activitySearch.step': { actions: { type: 'step', params: ({ event }) => event } },
        'activitySearch.choose': { guard: 'isOnSuggestion', target: 'closed', actions: ['announceChoice', 'leaveList'] },
        'activitySearch.close': { target: 'closed', actions: 'leaveList' },
      },
    },
    nothing: {
      description: 'Nothing begins with what is typed',
      on: { 'activitySearch.close': 'closed' },
    },
    failed: {
      description: 'Suggestions could not be fetched; the search itself works',
      on: { 'activitySearch.close': 'closed' },
    },
  },
});
