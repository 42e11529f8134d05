import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { canToggle, isChosen, restored, toggled, without } from './compare.rules.ts';
import type { CompareChoice, CompareCommand, CompareContext, CompareFact, ComparePorts } from './compare.types.ts';

type Toggle = Extract<CompareCommand, { type: 'compare.toggle' }>;
interface Removal { offerCode: string }

const toggling = {
  guard: { type: 'canToggle', params: ({ event }: { event: Toggle }) => event },
  actions: [{ type: 'toggleOffer', params: ({ event }: { event: Toggle }) => event }, { type: 'announceChange', params: ({ event }: { event: Toggle }) => event.offer }],
} as const;
const removing = {
  guard: { type: 'isChosen', params: ({ event }: { event: Removal }) => event },
  actions: [{ type: 'removeOffer', params: ({ event }: { event: Removal }) => event }, { type: 'announceChange', params: ({ event }: { event: Removal }) => event }],
} as const;

/** Offers that a visitor wants to see side by side. */
export const compareMachine = setup({
  types: {} as {
    context: CompareContext;
    events: CompareCommand;
    emitted: CompareFact;
  },
  actors: { ...ports<ComparePorts>()({ readChoice: 'promise', storeChoice: 'promise' }) },
  actions: {
    restoreChoice: assign(({ context }, { stored }: { stored: CompareChoice | null }) => restored(context, stored)),
    toggleOffer: assign(({ context }, toggle: Toggle) => toggled(context, toggle)),
    removeOffer: assign(({ context: { offers } }, { offerCode }: Removal) => ({ offers: without(offers, offerCode) })),
    noteRemoval: assign(({ context: { removed } }, { offerCode }: Removal) => ({ removed: [...removed, offerCode] })),
    dropAll: assign({ offers: [] }),
    announceChange: emit(({ context }, { offerCode }: Removal) => (
      { type: 'compare.changed' as const, offerCode, status: isChosen(context, offerCode), count: context.offers.length }
    )),
  },
  guards: {
    canToggle: ({ context }, toggle: Toggle) => canToggle(context, toggle),
    isChosen: ({ context }, { offerCode }: Removal) => isChosen(context, offerCode),
  },
}).createMachine({
  id: 'compare',
  description: 'Offers that a visitor wants to see side by side',
  context: { offers: [], occupancies: [{ adults: 2, childBirthDates: [] }], removed: [] },
  initial: 'reading',
  states: {
    reading: {
      description: 'What this tab has chosen before is read; presses are added to it',
      invoke: {
        id: 'readChoice',
        src: 'readChoice',
        input: {},
        onDone: { target: 'storing', actions: { type: 'restoreChoice', params: ({ event }) => ({ stored: event.output }) } },
        onError: 'storing',
      },
      on: {
        'compare.toggle': toggling,
        'compare.remove': [
          { ...removing, actions: [{ type: 'noteRemoval', params: ({ event }) => event }, ...removing.actions] },
          { actions: { type: 'noteRemoval', params: ({ event }) => event } },
        ],
      },
    },
    choosing: {
      description: 'Offers can be chosen and left out',
      on: {
        'compare.toggle': [{ ...toggling, target: 'storing' }, { target: 'full' }],
        'compare.remove': { ...removing, target: 'storing' },
        'compare.clear': { target: 'storing', actions: 'dropAll' },
      },
    },
    full: {
      description: 'One more was wanted than can stand side by side: one has to go first',
      on: {
        'compare.toggle': { ...toggling, target: 'storing' },
        'compare.remove': { ...removing, target: 'storing' },
        'compare.clear': { target: 'storing', actions: 'dropAll' },
      },
    },
    storing: {
      description: 'The tab remembers the choice; where it cannot, the page alone does',
      invoke: { id: 'storeChoice', src: 'storeChoice', input: ({ context: { offers, occupancies } }) => ({ offers, occupancies }), onDone: 'choosing', onError: 'choosing' },
      on: {
        'compare.toggle': [{ ...toggling, target: 'storing', reenter: true }, { target: 'full' }],
        'compare.remove': { ...removing, target: 'storing', reenter: true },
        'compare.clear': { target: 'storing', reenter: true, actions: 'dropAll' },
      },
    },
  },
});
