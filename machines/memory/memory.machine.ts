import { assign, setup } from 'xstate';
import type { ConsentCategories } from '../../src/domain/consent.ts';
import type { SortType } from '../../src/domain/sort-types.ts';
import { ports } from '../port.ts';
import { noKeepsakes, withHotel, withSearch } from './memory.rules.ts';
import type { Keepsakes, MemoryCommand, MemoryContext, MemoryInput, MemoryPorts, ViewedHotel } from './memory.types.ts';

interface Decision { categories: ConsentCategories | null }

/** What later pages may know of this one: sort, children, searches, hotels [sort.cookie]. */
export const memoryMachine = setup({
  types: {
    input: {} as MemoryInput,
    context: {} as MemoryContext,
    events: {} as MemoryCommand,
  },
  actors: { ...ports<MemoryPorts>()({ storeKeepsakes: 'promise', mergeWithAccount: 'promise', removeKeepsakes: 'promise' }) },
  actions: {
    keepSort: assign(({ context }, { sortCode }: { sortCode: SortType }) => ({ keepsakes: { ...context.keepsakes, sortCode } })),
    keepSearch: assign(({ context }, { address, childrenBirthDates }: { address: string; childrenBirthDates: string[] }) => ({
      keepsakes: withSearch(context.keepsakes, address, childrenBirthDates),
    })),
    keepHotel: assign(({ context }, hotel: ViewedHotel) => ({ keepsakes: withHotel(context.keepsakes, hotel) })),
    takeMerged: assign(({ context }, { searches, hotels }: Pick<Keepsakes, 'searches' | 'hotels'>) => ({ keepsakes: { ...context.keepsakes, searches, hotels } })),
    takeDecision: assign((_, { categories }: Decision) => ({ categories })),
    forgetEverything: assign(() => ({ keepsakes: noKeepsakes() })),
  },
  guards: {
    preferencesAreAllowed: (_, { categories }: Decision) => categories?.preferences === true,
  },
}).createMachine({
  id: 'memory',
  description: 'What is remembered for the visitor’s comfort, as long as they allow it',
  context: ({ input: { categories, kept } }) => ({ categories, keepsakes: { ...noKeepsakes(), ...kept } }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Looks whether the visitor allows preferences to be kept',
      always: [
        { guard: { type: 'preferencesAreAllowed', params: ({ context }) => context }, target: 'remembering' },
        { target: 'forgetful' },
      ],
    },
    forgetful: {
      description: 'Nothing is kept, and nothing that was kept is used',
      entry: 'forgetEverything',
      on: {
        'memory.followConsent': {
          guard: { type: 'preferencesAreAllowed', params: ({ event }) => event },
          actions: { type: 'takeDecision', params: ({ event }) => event },
          target: 'remembering',
        },
      },
    },
    remembering: {
      description: 'The visitor allows it: what they choose is kept for later pages',
      initial: 'kept',
      on: {
        'memory.keepSort': { actions: { type: 'keepSort', params: ({ event }) => event }, target: '.storing' },
        'memory.keepSearch': { actions: { type: 'keepSearch', params: ({ event }) => event }, target: '.storing' },
        'memory.keepHotel': { actions: { type: 'keepHotel', params: ({ event }) => event }, target: '.storing' },
        'memory.joinAccount': '.merging',
        'memory.followConsent': [
          {
            guard: { type: 'preferencesAreAllowed', params: ({ event }) => event },
            actions: { type: 'takeDecision', params: ({ event }) => event },
          },
          { actions: { type: 'takeDecision', params: ({ event }) => event }, target: 'forgetting' },
        ],
      },
      states: {
        kept: { description: 'Everything is where later pages find it' },
        storing: {
          description: 'What was chosen last is on its way into the browser’s storage',
          invoke: {
            id: 'storeKeepsakes',
            src: 'storeKeepsakes',
            input: ({ context }) => context.keepsakes,
            onDone: 'kept',
            onError: 'unkept',
          },
        },
        merging: {
          description: 'What the customer did on other devices is being fetched, and what they did here handed over',
          invoke: {
            id: 'mergeWithAccount',
            src: 'mergeWithAccount',
            input: ({ context: { keepsakes: { searches, hotels } } }) => ({ searches, hotels }),
            onDone: { target: 'storing', actions: { type: 'takeMerged', params: ({ event }) => event.output } },
            onError: 'kept',
          },
        },
        unkept: { description: 'The browser refused to keep it; this page still knows' },
      },
    },
    forgetting: {
      description: 'The visitor has withdrawn: what was kept is being removed',
      invoke: { id: 'removeKeepsakes', src: 'removeKeepsakes', input: {}, onDone: 'forgetful', onError: 'forgetful' },
      on: {
        'memory.followConsent': {
          guard: { type: 'preferencesAreAllowed', params: ({ event }) => event },
          actions: [{ type: 'takeDecision', params: ({ event }) => event }, 'forgetEverything'],
          target: 'remembering',
        },
      },
    },
  },
});
