import { assign, emit, raise, setup } from 'xstate';
import { ports } from '../port.ts';
import type { ActivitySearchContext, ActivitySearchEvent, ActivitySearchFact, ActivitySearchPorts, ActivitySuggestion, ListAnswer } from './activity-search.types.ts';

interface Typed { query: string | undefined }
interface Found { suggestions: readonly ActivitySuggestion[] }
const typed = ({ event }: { event: { snapshot: { context: string | undefined } } }): Typed => ({ query: event.snapshot.context });
const standing = ({ event: { query } }: { event: Typed }): Typed => ({ query });
const found = ({ event }: { event: { output: readonly ActivitySuggestion[] } }): Found => ({ suggestions: event.output });

/** Places and activities suggested while somebody types [excursion.search]. */
export const activitySearchMachine = setup({
  types: {} as {
    context: ActivitySearchContext;
    events: ActivitySearchEvent;
    emitted: ActivitySearchFact;
  },
  actors: ports<ActivitySearchPorts>()({ queriesTyped: 'stream', fetchSuggestions: 'promise' }),
  actions: {
    takeQuery: assign((_, { query = '' }: Typed) => ({ text: query })),
    takeSuggestions: assign((_, { suggestions }: Found) => ({ suggestions, active: -1 })),
    /** The same text once more is asked for again. */
    forgetQuery: assign({ text: '', suggestions: [], active: -1 }),
    step: assign(({ context: { active, suggestions } }, { by }: { by: 1 | -1 }) => {
      const count = suggestions.length;
      return { active: (active + 1 + by + count + 1) % (count + 1) - 1 };
    }),
    raiseQuestion: raise({ type: 'asked' as const }),
    raiseAnswer: raise((_, { answer }: { answer: ListAnswer }) => ({ type: 'answered' as const, answer })),
    announceChoice: emit(({ context: { suggestions, active } }) => ({ type: 'activitySearch.chosen' as const, url: suggestions[active]?.url ?? '' })),
    leaveList: assign({ active: -1 }),
  },
  guards: {
    isEmpty: (_, { query }: Typed) => query === '',
    isAnother: ({ context: { text } }, { query }: Typed) => query !== undefined && query !== text,
    findsSomething: (_, { suggestions }: Found) => suggestions.length > 0,
    isOf: (_, { is, answer }: { is: ListAnswer; answer: ListAnswer }) => is === answer,
    isOnSuggestion: ({ context: { active } }) => active >= 0,
    hasSuggestions: ({ context: { text, suggestions } }, { query }: Typed) => query !== '' && query === text && suggestions.length > 0,
  },
}).createMachine({
  id: 'activitySearch',
  description: 'Places and activities suggested while somebody types',
  context: { text: '', suggestions: [], active: -1 },
  type: 'parallel',
  states: {
    question: {
      description: 'What the shop is asked; the list of before stays meanwhile',
      initial: 'none',
      invoke: {
        id: 'queriesTyped',
        src: 'queriesTyped',
        input: {},
        onSnapshot: [
          { guard: { type: 'isEmpty', params: typed }, target: '.none', actions: [{ type: 'takeQuery', params: typed }, { type: 'raiseAnswer', params: { answer: 'unasked' } }] },
          { guard: { type: 'isAnother', params: typed }, target: '.asking', actions: [{ type: 'takeQuery', params: typed }, 'raiseQuestion'] },
        ],
        onError: {},
      },
      states: {
        none: {
          description: 'Nothing is asked for',
          on: {
            'activitySearch.return': [
              { guard: { type: 'isEmpty', params: standing }, actions: { type: 'takeQuery', params: standing } },
              { guard: { type: 'isAnother', params: standing }, target: 'asking', actions: [{ type: 'takeQuery', params: standing }, 'raiseQuestion'] },
              // What is asked for beside it may be another since: suggestions name it.
              { target: 'asking' },
            ],
          },
        },
        asking: {
          description: 'Asks what begins with the latest text; an older question is given up',
          on: {
            // Who left the field before typing had paused was never asked about.
            'activitySearch.return': [
              { guard: { type: 'isEmpty', params: standing }, target: 'none', actions: { type: 'takeQuery', params: standing } },
              { guard: { type: 'isAnother', params: standing }, target: 'asking', reenter: true, actions: [{ type: 'takeQuery', params: standing }, 'raiseQuestion'] },
            ],
          },
          invoke: {
            id: 'fetchSuggestions',
            src: 'fetchSuggestions',
            input: ({ context: { text } }) => ({ query: text }),
            onDone: [
              { guard: { type: 'findsSomething', params: found }, target: 'none', actions: [{ type: 'takeSuggestions', params: found }, { type: 'raiseAnswer', params: { answer: 'some' } }] },
              { target: 'none', actions: [{ type: 'takeSuggestions', params: found }, { type: 'raiseAnswer', params: { answer: 'none' } }] },
            ],
            onError: { target: 'none', actions: ['forgetQuery', { type: 'raiseAnswer', params: { answer: 'failed' } }] },
          },
        },
      },
    },
    list: {
      description: 'What is shown below the field',
      initial: 'closed',
      on: {
        answered: [
          { guard: { type: 'isOf', params: ({ event }) => ({ is: 'some', answer: event.answer }) }, target: '.open' },
          { guard: { type: 'isOf', params: ({ event }) => ({ is: 'none', answer: event.answer }) }, target: '.nothing' },
          { guard: { type: 'isOf', params: ({ event }) => ({ is: 'failed', answer: event.answer }) }, target: '.failed' },
          { target: '.closed' },
        ],
        'activitySearch.close': { target: '.left', actions: 'leaveList' },
      },
      states: {
        closed: { description: 'Nothing is suggested' },
        open: {
          description: 'A list of suggestions; the arrow keys walk it',
          on: {
            'activitySearch.step': { actions: { type: 'step', params: ({ event }) => event } },
            'activitySearch.choose': { guard: 'isOnSuggestion', target: 'closed', actions: ['announceChoice', 'leaveList'] },
          },
        },
        nothing: { description: 'Nothing begins with what is typed' },
        failed: { description: 'Suggestions could not be fetched; the search itself works' },
        left: {
          description: 'Closed by Escape, or by leaving the field: an answer that comes now covers nothing; who comes back has it',
          on: {
            answered: {},
            asked: 'closed',
            'activitySearch.close': {},
            'activitySearch.return': [
              { guard: { type: 'isEmpty', params: standing } },
              { guard: { type: 'hasSuggestions', params: standing }, target: 'open' },
              { target: 'closed' },
            ],
          },
        },
      },
    },
  },
});
