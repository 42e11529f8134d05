import { and, assign, emit, not, or, raise, setup, stateIn } from 'xstate';
import { ports } from '../port.ts';
import { comingOf, documentOf, isAnswer, isThere, liveIds, livePage, withComing, withReturned } from './page-change.rules.ts';
import type { PageAnswer, PageChangeContext, PageChangeEvent, PageChangeFact, PageChangeInput, PageChangePorts, Press, Step, Target } from './page-change.types.ts';

/** A page that comes sooner comes without a mark that one waits. */
export const PENDING_MS = 200;

/** Whoever has waited so long has looked elsewhere: the next page fades in. Sooner its frames would be waited for, too. */
export const LASTING_MS = 1_000;

/** So long the mark stays while a document is on its way: it may be a download, or an answer without content. */
export const DOCUMENT_MS = 10_000;

interface Stepped { step: Step | undefined }
interface Told<Item> { event: { snapshot: { context: Item | undefined } } }
/** What a stream has told; undefined when it only begins. */
const told = <Item>({ event }: Told<Item>) => event.snapshot.context;
const pressed = (from: Told<Press>) => ({ press: told(from) });
const moved = (from: Told<string>) => ({ address: told(from) });
const stepped = (from: Told<Step>): Stepped => ({ step: told(from) });

/** How pages of the visit follow each other in one document. */
export const pageChangeMachine = setup({
  types: {} as {
    context: PageChangeContext;
    input: PageChangeInput;
    events: PageChangeEvent;
    emitted: PageChangeFact;
    tags: 'told';
  },
  actors: {
    ...ports<PageChangePorts>()({
      presses: 'stream', steps: 'stream', addresses: 'stream', viewLeaves: 'stream', returns: 'stream', networkReturns: 'stream',
      askPage: 'promise', openPage: 'promise', placePage: 'promise', openDocument: 'promise',
    }),
  },
  actions: {
    takeRequest: assign(({ context }, target: Target) => ({ request: { ...target, stopsDocument: context.isDocumentAsked }, answer: null, isDocumentAsked: false })),
    forgetRequest: assign({ request: null, answer: null }),
    noteDocument: assign({ isDocumentAsked: true }),
    forgetDocument: assign({ isDocumentAsked: false }),
    announcePress: emit({ type: 'pageChange.pressed' }),
    takeAnswer: assign((_, { answer }: { answer: PageAnswer }) => ({ answer })),
    takeComing: assign(({ context }) => ({ coming: comingOf(context), isDocumentAsked: false })),
    leaveForComing: assign(({ context }) => withComing(context)),
    takeAddress: assign(({ context: { shown } }, { address }: { address: string | undefined }) => ({ shown: { ...shown, address: address! } })),
    showComing: assign(({ context: { coming } }, { address }: { address: string }) => ({ shown: { id: coming!.id, address } })),
    showReturned: assign(({ context }, { step }: Stepped) => withReturned(context, step!)),
    announceChange: emit(({ context }) => ({ type: 'pageChange.changed' as const, page: context.shown.id })),
  },
  guards: {
    isUrl: (_, { press }: { press: Press | undefined }) => typeof press === 'string',
    isOfDocument: (_, { press }: { press: Press | undefined }) => press === null,
    isStep: (_, { step }: Stepped) => step !== undefined,
    isThere: ({ context }, { step }: Stepped) => step !== undefined && isThere(context, step),
    isAlive: ({ context }, { step }: Stepped) => step !== undefined && livePage(context, step) !== undefined,
    isAddress: (_, { address }: { address: string | undefined }) => address !== undefined,
    isReturn: (_, { told }: { told: 'returned' | undefined }) => told !== undefined,
    isLeaving: (_, { leaving }: { leaving: boolean | undefined }) => leaving === true,
    isPage: ({ context }) => isAnswer(context.answer, 'page'),
    isReturnForStep: ({ context }, { told }: { told: true | undefined }) => told !== undefined && context.request?.entry === 'there',
    isOffline: ({ context }) => isAnswer(context.answer, 'offline'),
    isInView: stateIn({ view: 'leaving' }),
    isNothingOnItsWay: or([stateIn({ press: 'none' }), stateIn({ press: 'offline' }), stateIn({ press: 'elsewhere' })]),
    isAtRest: and(['isNothingOnItsWay', stateIn({ page: 'placed' })]),
  },
  delays: { pending: PENDING_MS, lasting: LASTING_MS - PENDING_MS, documentPatience: DOCUMENT_MS },
}).createMachine({
  id: 'pageChange',
  description: 'How pages of the visit follow each other in one document: what is asked for, what stands in the document, and how long one waits.',
  context: ({ input: { shown } }) => ({ shown, reached: shown.id, left: [], request: null, answer: null, coming: null, fadesIn: false, isDocumentAsked: false }),
  type: 'parallel',
  states: {
    press: {
      description: 'What was pressed last; whatever was pressed before is given up',
      initial: 'none',
      invoke: [
        {
          id: 'presses', src: 'presses', input: {},
          onSnapshot: [
            { guard: { type: 'isUrl', params: pressed }, target: '.asked', actions: [{ type: 'takeRequest', params: (from) => ({ url: pressed(from).press!, entry: 'new' }) }, 'announcePress'] },
            { guard: { type: 'isOfDocument', params: pressed }, target: '.elsewhere', actions: ['forgetRequest', 'announcePress'] },
          ],
          onError: {},
        },
        {
          // A step stops a document that was asked for.
          id: 'steps', src: 'steps', input: {},
          onSnapshot: [
            { guard: and([stateIn({ view: 'leaving' }), { type: 'isThere', params: stepped }]) },
            { guard: { type: 'isThere', params: stepped }, target: '.none', actions: ['forgetRequest', 'forgetDocument', { type: 'takeAddress', params: (from) => ({ address: stepped(from).step!.address }) }] },
            { guard: { type: 'isAlive', params: stepped }, target: '.handedOver', actions: ['forgetRequest', 'forgetDocument', { type: 'showReturned', params: stepped }, 'announcePress', raise({ type: 'comeBack' })] },
            { guard: { type: 'isStep', params: stepped }, target: '.asked', actions: ['forgetDocument', { type: 'takeRequest', params: (from) => ({ url: stepped(from).step!.url, entry: 'there' }) }, 'announcePress'] },
          ],
          onError: {},
        },
        {
          id: 'returns', src: 'returns', input: {},
          onSnapshot: { guard: { type: 'isReturn', params: ({ event }) => ({ told: event.snapshot.context }) }, target: '.none', actions: ['forgetRequest', 'forgetDocument'] },
          onError: {},
        },
      ],
      on: {
        'pageChange.open': { target: '.asked', actions: { type: 'takeRequest', params: ({ event: { url } }) => ({ url, entry: 'new' }) } },
        'pageChange.leave': { target: '.elsewhere', actions: 'forgetRequest' },
      },
      states: {
        none: { description: 'Nobody waits for a page' },
        elsewhere: {
          description: 'The browser was left to ask for a document: until it comes, another press counts',
          entry: 'noteDocument',
        },
        asked: {
          description: 'State and code of a page are on their way',
          invoke: {
            id: 'askPage', src: 'askPage',
            input: ({ context }) => context.request!,
            onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
            onError: 'leaving',
          },
        },
        answered: {
          description: 'The answer is there; the entry of a view that has closed is left first',
          always: { guard: not('isInView'), target: 'followed' },
        },
        followed: {
          description: 'The answer says what follows: a page, a document, or nothing without network',
          always: [
            { guard: 'isPage', target: 'handedOver', actions: ['takeComing', 'forgetRequest', raise({ type: 'come' })] },
            { guard: 'isOffline', target: 'offline' },
            { target: 'leaving' },
          ],
        },
        handedOver: {
          description: 'The page begins to take the place of the one that is shown, which is no longer this region’s matter',
          on: { come: 'none', comeBack: 'none' },
        },
        offline: {
          description: 'The network is away: the page stays, and says so. After Back or Forward the address is that of another page, which is asked for as soon as the network is back',
          invoke: {
            id: 'networkReturns', src: 'networkReturns', input: {},
            onSnapshot: { guard: { type: 'isReturnForStep', params: ({ event }) => ({ told: event.snapshot.context }) }, target: 'asked' },
            onError: {},
          },
        },
        leaving: {
          description: 'The browser is asked for a document, which takes the place of this one. Back from its cache finds the flow here.',
          entry: 'noteDocument',
          invoke: {
            id: 'openDocument', src: 'openDocument',
            input: ({ context }) => documentOf(context),
            onDone: {}, onError: 'none',
          },
          after: { documentPatience: 'elsewhere' },
        },
      },
    },
    page: {
      description: 'What stands in the document',
      initial: 'placed',
      on: {
        come: { target: '.opening', actions: 'leaveForComing' },
        comeBack: '.placing',
      },
      invoke: {
        id: 'addresses', src: 'addresses', input: {},
        onSnapshot: { guard: { type: 'isAddress', params: moved }, actions: { type: 'takeAddress', params: moved } },
        onError: {},
      },
      states: {
        placed: { description: 'The page that was reached last' },
        opening: {
          description: 'The coming page has its entry in the history, its flows begin',
          invoke: {
            id: 'openPage', src: 'openPage',
            input: ({ context }) => ({ coming: context.coming!, shown: context.shown.id, alive: liveIds(context) }),
            onDone: { target: 'placing', actions: { type: 'showComing', params: ({ event }) => ({ address: event.output }) } },
            onError: 'lost',
          },
        },
        placing: {
          description: 'The page is rendered, and its reader led to where they look first',
          invoke: {
            id: 'placePage', src: 'placePage',
            input: ({ context }) => ({ page: context.shown, coming: context.coming, fadesIn: context.fadesIn }),
            onDone: [
              { guard: 'isNothingOnItsWay', target: 'placed', actions: 'announceChange' },
              { target: 'placed' },
            ],
            onError: 'lost',
          },
        },
        lost: {
          description: 'It cannot be shown in this document: it gets one of its own',
          entry: 'noteDocument',
          invoke: {
            id: 'openOwnDocument', src: 'openDocument',
            input: ({ context: { coming, shown } }) => ({ url: coming?.url ?? shown.address, entry: 'there' as const }),
            onDone: 'placed', onError: 'placed',
          },
        },
      },
    },
    view: {
      description: 'Whether the browser is on its way out of a view that has closed: then a step is nobody’s Back',
      initial: 'still',
      invoke: {
        id: 'viewLeaves', src: 'viewLeaves', input: {},
        onSnapshot: [
          { guard: { type: 'isLeaving', params: ({ event }) => ({ leaving: event.snapshot.context }) }, target: '.leaving' },
          { target: '.still' },
        ],
        onError: {},
      },
      states: {
        still: { description: 'The entry that is shown is the page’s own' },
        leaving: { description: 'The browser is about to leave the view’s entry' },
      },
    },
    wait: {
      description: 'How long the visitor waits',
      initial: 'none',
      states: {
        none: { description: 'Not at all', always: { guard: not('isAtRest'), target: 'short' } },
        short: {
          description: 'Not long enough to be told',
          always: { guard: 'isAtRest', target: 'none' },
          after: { pending: 'long' },
        },
        long: {
          description: 'They are told that a page is on its way',
          tags: 'told',
          always: { guard: 'isAtRest', target: 'none' },
          after: { lasting: 'lasting' },
        },
        lasting: {
          description: 'So long that the next page fades in',
          tags: 'told',
          entry: assign({ fadesIn: true }),
          exit: assign({ fadesIn: false }),
          always: { guard: 'isAtRest', target: 'none' },
        },
      },
    },
  },
});
