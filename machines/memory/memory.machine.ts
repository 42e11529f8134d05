import { assign, setup } from 'xstate';
import type { SortType } from '../../src/domain/search/sort-types.ts';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import { ports } from '../port.ts';
import { nothingStored, ofCustomer, withHotel, withSearch } from './memory.rules.ts';
import type { StoredMemory, MemoryCommand, MemoryContext, MemoryInput, MemoryPorts, ViewedHotel } from './memory.types.ts';

interface Decision { categories: ConsentCategories | null }

/** What later pages may know of this one: sort, children, searches, hotels [sort.cookie]. */
export const memoryMachine = setup({
  types: {} as {
    input: MemoryInput;
    context: MemoryContext;
    events: MemoryCommand;
  },
  actors: { ...ports<MemoryPorts>()({ storeMemory: 'promise', mergeWithAccount: 'promise', removeMemory: 'promise' }) },
  actions: {
    keepSort: assign(({ context }, { sortCode }: { sortCode: SortType }) => ({ stored: { ...context.stored, sortCode } })),
    keepSearch: assign(({ context }, { address, childrenBirthDates }: { address: string; childrenBirthDates: string[] }) => ({
      stored: withSearch(context.stored, address, childrenBirthDates),
    })),
    keepHotel: assign(({ context }, hotel: ViewedHotel) => ({ stored: withHotel(context.stored, hotel) })),
    takeMerged: assign(({ context }, { searches, hotels }: Pick<StoredMemory, 'searches' | 'hotels'>) => ({ stored: { ...context.stored, searches, hotels } })),
    takeCustomer: assign(({ context }, { customer }: { customer: string }) => ({ stored: ofCustomer(context.stored, customer) })),
    forgetEverything: assign(() => ({ stored: nothingStored() })),
  },
  guards: {
    preferencesAreAllowed: (_, { categories }: Decision) => categories?.preferences === true,
    preferencesAreRefused: (_, { categories }: Decision) => categories?.preferences !== true,
  },
}).createMachine({
  id: 'memory',
  description: 'What is remembered for the visitor’s comfort, as long as they allow it',
  context: ({ input: { categories, stored } }) => ({ categories, stored: { ...nothingStored(), ...stored } }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Looks whether the visitor allows preferences to be stored',
      always: [
        { guard: { type: 'preferencesAreAllowed', params: ({ context }) => context }, target: 'remembering' },
        { target: 'forgetful' },
      ],
    },
    forgetful: {
      description: 'Nothing is stored, and nothing that was stored is used',
      entry: 'forgetEverything',
      on: {
        'memory.followConsent': {
          guard: { type: 'preferencesAreAllowed', params: ({ event }) => event },
          target: 'remembering',
        },
      },
    },
    remembering: {
      description: 'The visitor allows it: what they choose is stored for later pages',
      initial: 'stored',
      on: {
        'memory.keepSort': { actions: { type: 'keepSort', params: ({ event }) => event }, target: '.storing' },
        'memory.keepSearch': { actions: { type: 'keepSearch', params: ({ event }) => event }, target: '.storing' },
        'memory.keepHotel': { actions: { type: 'keepHotel', params: ({ event }) => event }, target: '.storing' },
        'memory.joinAccount': { target: '.joining', actions: { type: 'takeCustomer', params: ({ event }) => event } },
        'memory.forget': '.leaving',
        'memory.followConsent': { guard: { type: 'preferencesAreRefused', params: ({ event }) => event }, target: 'forgetting' },
      },
      states: {
        stored: { description: 'Everything is where later pages find it' },
        storing: {
          description: 'What was chosen last is on its way into the browser’s storage',
          invoke: {
            id: 'storeMemory',
            src: 'storeMemory',
            input: ({ context }) => context.stored,
            onDone: 'stored',
            onError: 'unstored',
          },
          on: { 'memory.joinAccount': { target: 'joining.storing', actions: { type: 'takeCustomer', params: ({ event }) => event } } },
        },
        joining: {
          description: 'What the customer does here and what they did on other devices become one',
          initial: 'merging',
          on: {
            'memory.keepSort': { actions: { type: 'keepSort', params: ({ event }) => event }, target: '.storing' },
            'memory.keepSearch': { actions: { type: 'keepSearch', params: ({ event }) => event }, target: '.storing' },
            'memory.keepHotel': { actions: { type: 'keepHotel', params: ({ event }) => event }, target: '.storing' },
          },
          states: {
            merging: {
              description: 'What the customer did on other devices is being fetched, and what they did here handed over',
              invoke: {
                id: 'mergeWithAccount',
                src: 'mergeWithAccount',
                input: ({ context: { stored: { searches, hotels } } }) => ({ searches, hotels }),
                onDone: { target: '#memory.remembering.storing', actions: { type: 'takeMerged', params: ({ event }) => event.output } },
                onError: '#memory.remembering.stored',
              },
            },
            storing: {
              description: 'What was chosen meanwhile is on its way into the browser’s storage; it is handed over after that',
              invoke: { id: 'storeMemory', src: 'storeMemory', input: ({ context }) => context.stored, onDone: 'merging', onError: 'merging' },
            },
          },
        },
        leaving: {
          description: 'The customer has signed out: nothing of theirs stays for whoever is next',
          entry: 'forgetEverything',
          invoke: { id: 'leaveBrowser', src: 'removeMemory', input: {}, onDone: 'stored', onError: 'unstored' },
        },
        unstored: { description: 'The browser refused to keep it; this page still knows' },
      },
    },
    forgetting: {
      description: 'The visitor has withdrawn: what was stored is being removed',
      invoke: { id: 'removeMemory', src: 'removeMemory', input: {}, onDone: 'forgetful', onError: 'forgetful' },
      on: {
        'memory.followConsent': {
          guard: { type: 'preferencesAreAllowed', params: ({ event }) => event },
          actions: 'forgetEverything',
          target: 'remembering',
        },
      },
    },
  },
});
