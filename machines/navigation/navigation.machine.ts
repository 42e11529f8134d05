/** Leaving for another document, and changing this document's address (spec 7: click navigation waits 100 ms). */
import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { Address, NavigationCommand, NavigationContext, NavigationFact, NavigationPorts } from './navigation.types.ts';

/** Milliseconds between a click and its navigation, so that analytics can leave first (spec 7). */
const CLICK_DELAY_MS = 100;

type Go = Extract<NavigationCommand, { type: 'navigation.go' }>;
/** The last press counts; who presses the same again is on the way there. */
const pressedElsewhere = {
  guard: { type: 'isElsewhere', params: ({ event: { url } }: { event: Go }) => ({ url }) },
  target: 'clicked',
  reenter: true,
  actions: { type: 'takeTarget', params: ({ event }: { event: Go }) => event },
} as const;

export const navigationMachine = setup({
  types: {} as {
    context: NavigationContext;
    events: NavigationCommand;
    emitted: NavigationFact;
  },
  actors: ports<NavigationPorts>()({ openDocument: 'promise', changeUrl: 'promise' }),
  actions: {
    takeTarget: assign((_, { url, entry = 'new' }: { url: Address; entry?: 'new' | 'same' }) => ({ target: url, entry })),
    announceLeaving: emit(({ context }) => ({ type: 'navigation.left' as const, url: context.target ?? '' })),
  },
  guards: {
    isElsewhere: ({ context }, { url }: { url: Address }) => url !== context.target,
  },
  delays: { clickDelay: CLICK_DELAY_MS },
}).createMachine({
  id: 'navigation',
  description: 'Where the browser goes: other documents after the click delay, this document’s own address at once.',
  context: { target: null, entry: 'new' },
  initial: 'staying',
  states: {
    staying: {
      description: 'The document stays; its address is true.',
      on: {
        'navigation.go': { target: 'clicked', actions: { type: 'takeTarget', params: ({ event }) => event } },
        'navigation.pushUrl': { target: 'pushing', actions: assign({ target: ({ event }) => event.url }) },
        'navigation.replaceUrl': { target: 'replacing', actions: assign({ target: ({ event }) => event.url }) },
      },
    },
    pushing: {
      description: 'The address gets a new history entry.',
      invoke: {
        id: 'pushUrl', src: 'changeUrl',
        input: ({ context }) => ({ url: context.target ?? '', entry: 'new' as const }),
        onDone: 'staying', onError: 'staying',
      },
      on: {
        'navigation.go': { target: 'clicked', actions: { type: 'takeTarget', params: ({ event }) => event } },
        'navigation.pushUrl': { target: 'pushing', reenter: true, actions: assign({ target: ({ event }) => event.url }) },
        'navigation.replaceUrl': { target: 'replacing', actions: assign({ target: ({ event }) => event.url }) },
      },
    },
    replacing: {
      description: 'The address changes within its history entry.',
      invoke: {
        id: 'replaceUrl', src: 'changeUrl',
        input: ({ context }) => ({ url: context.target ?? '', entry: 'same' as const }),
        onDone: 'staying', onError: 'staying',
      },
      on: {
        'navigation.go': { target: 'clicked', actions: { type: 'takeTarget', params: ({ event }) => event } },
        'navigation.pushUrl': { target: 'pushing', actions: assign({ target: ({ event }) => event.url }) },
        'navigation.replaceUrl': { target: 'replacing', reenter: true, actions: assign({ target: ({ event }) => event.url }) },
      },
    },
    clicked: {
      description: 'Someone chose to leave; analytics gets its moment.',
      after: { clickDelay: 'leaving' },
      on: { 'navigation.go': pressedElsewhere, 'navigation.stay': 'staying' },
    },
    leaving: {
      description: 'The next document is loading. Back from the browser’s cache finds the flow here, so a new command starts again.',
      entry: 'announceLeaving',
      invoke: {
        id: 'openDocument', src: 'openDocument',
        input: ({ context }) => ({ url: context.target ?? '', entry: context.entry }),
        onDone: 'staying', onError: 'staying',
      },
      on: { 'navigation.go': pressedElsewhere, 'navigation.stay': 'staying' },
    },
  },
});
