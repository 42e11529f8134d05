import { assign, emit, setup } from 'xstate';
import { formatConsent } from '../../src/domain/visitor/consent.ts';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import { ports } from '../port.ts';
import { everyCategory } from './consent.rules.ts';
import type { ConsentCommand, ConsentContext, ConsentFact, ConsentInput, ConsentPorts } from './consent.types.ts';

/** What the browser's cookie has come to say, in another tab; undefined before it has changed. */
interface Stored { stored: ConsentCategories | undefined }
const stored = ({ event }: { event: { snapshot: { context: ConsentCategories | undefined } } }): Stored => ({ stored: event.snapshot.context });

/** Which kinds of storage the visitor allows; until decided, only the necessary one [consent.categories]. */
export const consentMachine = setup({
  types: {} as {
    input: ConsentInput;
    context: ConsentContext;
    events: ConsentCommand;
    emitted: ConsentFact;
  },
  actors: { ...ports<ConsentPorts>()({ storeConsent: 'promise', storedConsents: 'stream' }) },
  actions: {
    allowEverything: assign({ categories: everyCategory(true) }),
    allowNothing: assign({ categories: everyCategory(false) }),
    allowDraft: assign({ categories: ({ context }) => context.draft }),
    seedDraft: assign({ draft: ({ context }) => context.categories ?? everyCategory(false) }),
    changeDraft: assign({
      draft: ({ context }, { category, allowed }: Extract<ConsentCommand, { type: 'consent.choose' }>) =>
        ({ ...context.draft, [category]: allowed }),
    }),
    takeStored: assign((_, { stored }: Stored) => ({ categories: stored! })),
    announceChange: emit(({ context }) => ({ type: 'consent.changed', categories: context.categories ?? everyCategory(false) })),
  },
  guards: {
    isDecided: ({ context }) => context.categories !== null,
    isChanged: ({ context: { categories } }, { stored }: Stored) => stored !== undefined && (categories === null || formatConsent(categories) !== formatConsent(stored)),
  },
}).createMachine({
  id: 'consent',
  description: 'Which kinds of storage the visitor allows',
  context: ({ input }) => ({ categories: input.stored, draft: input.stored ?? everyCategory(false) }),
  initial: 'restoring',
  invoke: {
    id: 'storedConsents',
    src: 'storedConsents',
    input: {},
    onSnapshot: { guard: { type: 'isChanged', params: stored }, target: '.decided', actions: [{ type: 'takeStored', params: stored }, 'announceChange'] },
    onError: {},
  },
  states: {
    restoring: {
      description: 'Looks whether this browser was asked before',
      always: [{ guard: 'isDecided', target: 'decided' }, { target: 'asking' }],
    },
    asking: {
      description: 'The banner is open; nothing but the necessary is stored',
      on: {
        'consent.acceptAll': { target: 'storing', actions: 'allowEverything' },
        'consent.rejectAll': { target: 'storing', actions: 'allowNothing' },
        'consent.customise': { target: 'customising' },
      },
    },
    customising: {
      description: 'Categories are chosen one by one on a draft; the decision in force stays until saved',
      entry: 'seedDraft',
      on: {
        'consent.choose': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'consent.save': { target: 'storing', actions: 'allowDraft' },
        'consent.acceptAll': { target: 'storing', actions: 'allowEverything' },
        'consent.rejectAll': { target: 'storing', actions: 'allowNothing' },
        'consent.cancel': [{ guard: 'isDecided', target: 'decided' }, { target: 'asking' }],
      },
    },
    storing: {
      description: 'The decision is in force and being remembered',
      entry: 'announceChange',
      invoke: {
        id: 'storeConsent',
        src: 'storeConsent',
        input: ({ context }) => ({ categories: context.categories ?? everyCategory(false) }),
        onDone: { target: 'decided' },
        onError: { target: 'unremembered' },
      },
    },
    decided: {
      description: 'The banner is closed; the decision can be opened again from the footer',
      on: { 'consent.reopen': { target: 'customising' } },
    },
    unremembered: {
      description: 'The decision holds on this page, but the browser refused to keep it: the next page asks again',
      on: { 'consent.reopen': { target: 'customising' } },
    },
  },
});
