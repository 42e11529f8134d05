import { and, assign, emit, setup, stateIn } from 'xstate';
import type { Device } from '../../src/domain/visitor/device.ts';
import { noShows } from '../../src/domain/visitor/popup-tracking.ts';
import type { PopupShows } from '../../src/domain/visitor/popup-tracking.ts';
import { ports } from '../port.ts';
import { delayOf, imageFor, isSpent, isWanted, momentsOf, periodOf, REDIRECT_DELAY, repeatDelayOf, untilNextShow } from './popup.rules.ts';
import type { PopupCommand, PopupContext, PopupFact, PopupInput, PopupPlace, PopupPorts } from './popup.types.ts';

/** What a stream has told; undefined before its first item. */
interface Item<T> { item: T | undefined }
const item = <T>({ event }: { event: { snapshot: { context: T | undefined } } }): Item<T> => ({ item: event.snapshot.context });
const output = <T>({ event }: { event: { output: T } }): { output: T } => ({ output: event.output });

/** A banner over the page: shown when all its conditions hold, and no more often than it may be (spec section 4). */
export const popupMachine = setup({
  types: {} as {
    input: PopupInput;
    context: PopupContext;
    events: PopupCommand;
    emitted: PopupFact;
  },
  actors: {
    ...ports<PopupPorts>()({ clock: 'stream', consent: 'stream', visibility: 'stream', busy: 'stream', viewport: 'stream', image: 'stream', readShows: 'promise', storeShow: 'promise' }),
  },
  actions: {
    takeTime: assign((_, { item: now }: Item<number>) => ({ now: now! })),
    takeConsent: assign((_, { item: isAllowed }: Item<boolean>) => ({ isAllowed: isAllowed! })),
    takeVisibility: assign((_, { item: isSeen }: Item<boolean>) => ({ isSeen: isSeen! })),
    takeBusy: assign((_, { item: isBusy }: Item<boolean>) => ({ isBusy: isBusy! })),
    takeDevice: assign((_, { item: device }: Item<Device>) => ({ device: device! })),
    takeShows: assign((_, { output: { now, ...shows } }: { output: PopupShows & { now: number } }) => ({ now, shows })),
    announceOpening: emit(({ context: { popup } }) => ({ type: 'popup.opened' as const, name: popup.name })),
    announceDecision: emit(({ context: { popup } }, { place }: { place: PopupPlace }) => ({
      type: 'popup.decided' as const, name: popup.name, decision: place === 'cta' ? 'yes' as const : 'no' as const, place,
    })),
    announceWay: emit(({ context: { popup } }) => ({ type: 'popup.followed' as const, url: popup.popupData!.redirectUrl! })),
  },
  guards: {
    isTold: (_, { item: told }: Item<unknown>) => told !== undefined,
    isOtherDevice: ({ context }, { item: device }: Item<Device>) => device !== undefined && device !== context.device,
    isSpent: ({ context }) => isWanted(context) && isSpent(context),
    isTooSoon: ({ context }) => isWanted(context) && untilNextShow(context) > 0,
    isWanted: ({ context }) => isWanted(context),
    isUnwanted: ({ context }) => !isWanted(context),
    mayOpen: ({ context: { isSeen, isBusy } }) => isSeen && !isBusy,
    isInTheWay: ({ context: { isSeen, isBusy } }) => !isSeen || isBusy,
    isLoaded: (_, { item: outcome }: Item<'loaded' | 'failed'>) => outcome === 'loaded',
    isBroken: (_, { item: outcome }: Item<'loaded' | 'failed'>) => outcome === 'failed',
    leadsSomewhere: ({ context: { popup } }) => (popup.popupData?.redirectUrl ?? '') !== '',
  },
  delays: {
    openingDelay: ({ context }) => delayOf(context),
    untilNextShow: ({ context }) => untilNextShow(context),
    repeatDelay: ({ context }) => repeatDelayOf(context),
    redirectDelay: REDIRECT_DELAY,
  },
}).createMachine({
  id: 'popup',
  description: 'A banner over the page, shown when all its conditions hold',
  context: ({ input }) => ({ ...input, isAllowed: false, isSeen: false, isBusy: false, shows: noShows() }),
  initial: 'recalling',
  invoke: [
    {
      id: 'clock', src: 'clock', input: ({ context }) => ({ moments: momentsOf(context.popup) }),
      onSnapshot: { guard: { type: 'isTold', params: item }, actions: { type: 'takeTime', params: item<number> } },
      onError: {},
    },
    {
      id: 'consent', src: 'consent', input: {},
      onSnapshot: { guard: { type: 'isTold', params: item }, actions: { type: 'takeConsent', params: item<boolean> } },
      onError: {},
    },
    {
      id: 'visibility', src: 'visibility', input: {},
      onSnapshot: { guard: { type: 'isTold', params: item }, actions: { type: 'takeVisibility', params: item<boolean> } },
      onError: {},
    },
    {
      id: 'busy', src: 'busy', input: {},
      onSnapshot: { guard: { type: 'isTold', params: item }, actions: { type: 'takeBusy', params: item<boolean> } },
      onError: {},
    },
    {
      id: 'viewport', src: 'viewport', input: {},
      onSnapshot: [
        // Somebody is on the way already.
        { guard: and([stateIn({ open: 'followed' }), { type: 'isOtherDevice', params: item<Device> }]), actions: { type: 'takeDevice', params: item<Device> } },
        { guard: { type: 'isOtherDevice', params: item<Device> }, target: '.recalling', actions: { type: 'takeDevice', params: item<Device> } },
      ],
      onError: {},
    },
  ],
  states: {
    recalling: {
      description: 'Reads how often and when it was shown before, in any tab',
      invoke: {
        id: 'readShows', src: 'readShows', input: ({ context }) => ({ name: context.popup.name }),
        onDone: { target: 'waiting', actions: { type: 'takeShows', params: output } },
        onError: { target: 'spent' },
      },
    },
    waiting: {
      description: 'A condition is missing: its dates, an image for this device or the consent',
      always: [
        { guard: 'isSpent', target: 'spent' },
        { guard: 'isTooSoon', target: 'pausing' },
        { guard: 'isWanted', target: 'preparing' },
      ],
    },
    preparing: {
      description: 'All conditions hold: the delay runs and the image loads',
      always: { guard: 'isUnwanted', target: 'waiting' },
      type: 'parallel',
      states: {
        delay: {
          description: 'How long the page was there',
          initial: 'running',
          states: {
            running: { description: 'The delay has begun', after: { openingDelay: 'over' } },
            over: { description: 'The delay is over', type: 'final' },
          },
        },
        image: {
          description: 'What there is to show',
          initial: 'loading',
          states: {
            loading: {
              description: 'The image of the device’s variant is on its way',
              invoke: {
                id: 'image', src: 'image', input: ({ context }) => ({ src: imageFor(context.popup, context.device)?.src ?? '' }),
                onSnapshot: [
                  { guard: { type: 'isLoaded', params: item<'loaded' | 'failed'> }, target: 'loaded' },
                  { guard: { type: 'isBroken', params: item<'loaded' | 'failed'> }, target: '#popup.imageless' },
                ],
                onError: { target: '#popup.imageless' },
              },
            },
            loaded: { description: 'The image is there', type: 'final' },
          },
        },
      },
      onDone: { target: 'ready' },
    },
    ready: {
      description: 'Waits until the page is seen, and until nobody has a menu or a dialog open or writes: it would lie over that',
      always: [{ guard: 'isUnwanted', target: 'waiting' }, { guard: 'mayOpen', target: 'confirming' }],
    },
    confirming: {
      description: 'Reads once more, for another tab may have shown it meanwhile',
      invoke: {
        id: 'readShowsAgain', src: 'readShows', input: ({ context }) => ({ name: context.popup.name }),
        onDone: { target: 'deciding', actions: { type: 'takeShows', params: output } },
        onError: { target: 'spent' },
      },
    },
    deciding: {
      description: 'Everything is known',
      always: [
        { guard: 'isUnwanted', target: 'waiting' },
        { guard: 'isSpent', target: 'spent' },
        { guard: 'isTooSoon', target: 'pausing' },
        { guard: 'isInTheWay', target: 'ready' },
        { target: 'open' },
      ],
    },
    open: {
      description: 'It lies over the page; the show is counted',
      entry: 'announceOpening',
      invoke: {
        id: 'storeShow', src: 'storeShow',
        input: ({ context: { popup, shows } }) => ({ name: popup.name, shows, dateTo: periodOf(popup)?.to ?? null }),
        onError: {},
      },
      initial: 'offered',
      states: {
        offered: {
          description: 'The visitor may follow it or close it',
          on: {
            'popup.follow': { target: 'followed', actions: { type: 'announceDecision', params: { place: 'cta' } } },
            'popup.close': { target: '#popup.resting', actions: { type: 'announceDecision', params: ({ event }) => ({ place: event.place }) } },
          },
        },
        followed: {
          description: 'The image was pressed; what it leads to follows after a moment',
          after: {
            redirectDelay: [
              { guard: 'leadsSomewhere', target: '#popup.resting', actions: 'announceWay' },
              { target: '#popup.resting' },
            ],
          },
        },
      },
    },
    resting: {
      description: 'Closed; the repeat timer runs anew',
      after: { repeatDelay: 'recalling' },
    },
    pausing: {
      description: 'It was shown not long ago: waits for the rest of its interval',
      after: { untilNextShow: 'recalling' },
    },
    imageless: { description: 'The image cannot be had: it stays closed' },
    spent: { description: 'Shown as often as it may be' },
  },
});
