import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { PageContentCommand, PageContentContext, PageContentFact, PageContentInput, PageContentPorts, Slot, Viewer } from './page-content.types.ts';

/** The components of a page, which follow the visitor's status without a new visit [user.refresh]. */
export const pageContentMachine = setup({
  types: {} as {
    input: PageContentInput;
    context: PageContentContext;
    events: PageContentCommand;
    emitted: PageContentFact;
  },
  actors: { ...ports<PageContentPorts>()({ fetchSlots: 'promise' }) },
  actions: {
    takeViewer: assign((_, { viewer }: { viewer: Viewer }) => ({ viewer })),
    takeSlots: assign(({ context: { viewer } }, { slots }: { slots: readonly Slot[] }) => ({ shown: { slots, viewer } })),
    announceChange: emit(({ context: { viewer } }) => ({ type: 'pageContent.changed' as const, viewer })),
  },
  guards: {
    isAnotherProfile: ({ context }, { viewer }: { viewer: Viewer }) =>
      viewer.userStatus !== context.viewer.userStatus || viewer.loggedIn !== context.viewer.loggedIn,
  },
}).createMachine({
  id: 'pageContent',
  description: 'Which components of the page this visitor sees',
  context: ({ input }) => ({ ...input, shown: null }),
  initial: 'current',
  on: {
    'pageContent.follow': {
      guard: { type: 'isAnotherProfile', params: ({ event }) => event },
      target: '.fetching',
      actions: { type: 'takeViewer', params: ({ event }) => event },
    },
  },
  states: {
    current: { description: 'The components are those of the visitor’s status' },
    fetching: {
      description: 'The status has changed: the components of the new one are asked for, those of the old one stay',
      invoke: {
        id: 'fetchSlots',
        src: 'fetchSlots',
        input: ({ context: { url, viewer } }) => ({ url, viewer }),
        onDone: { target: 'current', actions: [{ type: 'takeSlots', params: ({ event }) => ({ slots: event.output }) }, 'announceChange'] },
        onError: 'outdated',
      },
    },
    outdated: {
      description: 'The new components could not be had; the next answer about the visitor asks again',
      on: {
        'pageContent.follow': { target: 'fetching', actions: { type: 'takeViewer', params: ({ event }) => event } },
      },
    },
  },
});
