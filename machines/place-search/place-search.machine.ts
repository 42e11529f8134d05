import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import type { PlaceAnswer, PlaceSearchCommand, PlaceSearchContext, PlaceSearchPorts } from './place-search.types.ts';

interface Branch { node: string }
interface Told { answer: PlaceAnswer | undefined }
const told = ({ event }: { event: { snapshot: { context: PlaceAnswer | undefined } } }): Told => ({ answer: event.snapshot.context });

/** Places and hotels by what is typed into the field of destinations [search.suggest] [search.destinations-filter]. */
export const placeSearchMachine = setup({
  types: { context: {} as PlaceSearchContext, events: {} as PlaceSearchCommand, tags: {} as 'busy' },
  actors: { ...ports<PlaceSearchPorts>()({ placesTyped: 'stream' }) },
  actions: {
    takeText: assign((_, { answer }: Told) => ({ text: answer!.text, closed: [], shown: [], named: [], hotels: [] })),
    takeFound: assign((_, { answer }: Told) => (answer?.status === 'found' ? { text: answer.text, shown: answer.shown, named: answer.named, hotels: answer.hotels } : {})),
    openBranch: assign(({ context: { opened, closed } }, { node }: Branch) => ({ opened: [...without(opened, node), node], closed: without(closed, node) })),
    closeBranch: assign(({ context: { opened, closed } }, { node }: Branch) => ({ opened: without(opened, node), closed: [...without(closed, node), node] })),
  },
  guards: {
    isEmpty: (_, { answer }: Told) => answer?.text === '',
    isAsked: (_, { answer }: Told) => answer?.status === 'asked',
    isFound: (_, { answer }: Told) => answer?.status === 'found',
    hasFailed: (_, { answer }: Told) => answer?.status === 'failed',
  },
}).createMachine({
  id: 'placeSearch',
  description: 'Places and hotels by what is typed into the field of destinations',
  context: { opened: [], closed: [], text: '', shown: [], named: [], hotels: [] },
  initial: 'quiet',
  invoke: {
    id: 'placesTyped',
    src: 'placesTyped',
    input: {},
    onSnapshot: [
      { guard: { type: 'isEmpty', params: told }, target: '.quiet', actions: { type: 'takeText', params: told } },
      { guard: { type: 'isAsked', params: told }, target: '.asking', actions: { type: 'takeText', params: told } },
      { guard: { type: 'isFound', params: told }, target: '.found', actions: { type: 'takeFound', params: told } },
      { guard: { type: 'hasFailed', params: told }, target: '.failed', actions: { type: 'takeText', params: told } },
    ],
    onError: '.failed',
  },
  on: {
    'placeSearch.expand': { actions: { type: 'openBranch', params: ({ event }) => event } },
    'placeSearch.collapse': { actions: { type: 'closeBranch', params: ({ event }) => event } },
  },
  states: {
    quiet: { description: 'Nothing is typed: the whole tree is there' },
    asking: { description: 'The shop is asked what the text names; until then the tree is searched by itself', tags: 'busy' },
    found: { description: 'The shop has said which places and hotels the text names' },
    failed: { description: 'The shop could not be asked: the tree is searched by itself' },
  },
});

function without(nodes: readonly string[], node: string): string[] {
  return nodes.filter((other) => other !== node);
}
