import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { itemOf } from './gallery.rules.ts';
import type { GalleryCommand, GalleryContext, GalleryFact, GalleryInput, GalleryPorts } from './gallery.types.ts';

interface Asked { picture: number | undefined }

/** Which picture is in view, whoever brought it there: a press, a key or a finger. */
export const galleryMachine = setup({
  types: {} as {
    context: GalleryContext;
    input: GalleryInput;
    events: GalleryCommand;
    emitted: GalleryFact;
  },
  actors: ports<GalleryPorts>()({ swipes: 'stream' }),
  actions: {
    show: assign((_, { picture }: Asked) => ({ shown: picture! })),
    showNext: assign(({ context: { shown, count } }) => ({ shown: (shown + 1) % count })),
    showPrevious: assign(({ context: { shown, count } }) => ({ shown: (shown - 1 + count) % count })),
    announceOpened: emit({ type: 'gallery.opened' }),
  },
  guards: {
    isPicture: ({ context }, { picture }: Asked) => Number.isInteger(picture) && picture! >= 0 && picture! < context.count,
  },
}).createMachine({
  id: 'gallery',
  description: 'The pictures of a hotel, one at a time: by press, key and swipe.',
  context: ({ input }) => ({ ...input, shown: 0 }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The pictures stand on the page.',
      on: {
        'gallery.open': { guard: { type: 'isPicture', params: ({ event }) => event }, actions: [{ type: 'show', params: ({ event }) => event }, 'announceOpened'], target: 'open' },
      },
    },
    open: {
      description: 'One picture is in view.',
      invoke: {
        id: 'swipes',
        src: 'swipes',
        input: {},
        onSnapshot: { guard: { type: 'isPicture', params: itemOf }, actions: { type: 'show', params: itemOf } },
        // Without swipes there are still presses and keys.
        onError: {},
      },
      on: {
        // A page that was left while they were open comes back without what covered it.
        'gallery.open': { guard: { type: 'isPicture', params: ({ event }) => event }, actions: [{ type: 'show', params: ({ event }) => event }, 'announceOpened'] },
        'gallery.show': { guard: { type: 'isPicture', params: ({ event }) => event }, actions: { type: 'show', params: ({ event }) => event } },
        'gallery.next': { actions: 'showNext' },
        'gallery.previous': { actions: 'showPrevious' },
        'gallery.close': 'closed',
      },
    },
  },
});
