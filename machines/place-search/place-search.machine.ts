import { assign, setup, stateIn } from 'xstate';
import { ports } from '../port.ts';
import { placesOf, questionOf } from './place-search.rules.ts';
import type { PlaceSearchCommand, PlaceSearchContext, PlaceSearchPorts, PlacesFound, TypedPlace } from './place-search.types.ts';

interface Branch { node: string }
interface Typed { typed: TypedPlace | undefined }
const typed = ({ event }: { event: { snapshot: { context: TypedPlace | undefined } } }): Typed => ({ typed: event.snapshot.context });

/** Places and hotels by what is typed into the field of destinations [search.suggest] [search.destinations-filter]. */
export const placeSearchMachine = setup({
  types: {} as { context: PlaceSearchContext; events: PlaceSearchCommand; tags: 'busy' },
  actors: { ...ports<PlaceSearchPorts>()({ placesTyped: 'stream', findPlaces: 'promise' }) },
  actions: {
    takeTyped: assign((_, { typed: now }: Typed) => ({ ...now, closed: [], shown: [], named: [], hotels: [] })),
    takeFound: assign(({ context }, found: PlacesFound) => placesOf(found, context)),
    openBranch: assign(({ context: { opened, closed } }, { node }: Branch) => ({ opened: [...without(opened, node), node], closed: without(closed, node) })),
    closeBranch: assign(({ context: { opened, closed } }, { node }: Branch) => ({ opened: without(opened, node), closed: [...without(closed, node), node] })),
  },
  guards: {
    isEmpty: (_, { typed: now }: Typed) => now?.text === '',
    isAnother: ({ context }, { typed: now }: Typed) => now !== undefined && (now.text !== context.text || now.tripType !== context.tripType),
    hasFailed: stateIn('failed'),
  },
}).createMachine({
  id: 'placeSearch',
  description: 'Places and hotels by what is typed into the field of destinations',
  context: { opened: [], closed: [], text: '', tripType: '', shown: [], named: [], hotels: [] },
  initial: 'quiet',
  invoke: {
    id: 'placesTyped',
    src: 'placesTyped',
    input: {},
    onSnapshot: [
      { guard: { type: 'isEmpty', params: typed }, target: '.quiet', actions: { type: 'takeTyped', params: typed } },
      { guard: { type: 'isAnother', params: typed }, target: '.asking', actions: { type: 'takeTyped', params: typed } },
      { guard: 'hasFailed', target: '.asking', actions: { type: 'takeTyped', params: typed } },
    ],
    onError: '.failed',
  },
  on: {
    'placeSearch.expand': { actions: { type: 'openBranch', params: ({ event }) => event } },
    'placeSearch.collapse': { actions: { type: 'closeBranch', params: ({ event }) => event } },
  },
  states: {
    quiet: { description: 'Nothing is typed: the whole tree is there' },
    asking: {
      description: 'The shop is asked what the latest text names; until then the tree is searched by itself',
      tags: 'busy',
      invoke: {
        id: 'findPlaces',
        src: 'findPlaces',
        input: ({ context }) => questionOf(context),
        onDone: { target: 'found', actions: { type: 'takeFound', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    found: { description: 'The shop has said which places and hotels the text names' },
    failed: { description: 'The shop could not be asked: the tree is searched by itself, and the same text once more asks again' },
  },
});

function without(nodes: readonly string[], node: string): string[] {
  return nodes.filter((other) => other !== node);
}
