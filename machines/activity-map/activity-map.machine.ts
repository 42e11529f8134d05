import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import type { ActivityMapCommand, ActivityMapContext, ActivityMapInput, ActivityMapPorts, ActivityPlace } from './activity-map.types.ts';

/** Activities of a search on a map, with the list that says the same [excursion.search]. */
export const activityMapMachine = setup({
  types: {} as {
    input: ActivityMapInput;
    context: ActivityMapContext;
    events: ActivityMapCommand;
  },
  actors: ports<ActivityMapPorts>()({ fetchPlaces: 'promise' }),
  actions: {
    takePlaces: assign((_, { places }: { places: ActivityPlace[] }) => ({ places })),
    pick: assign((_, { activityIds }: { activityIds: string[] }) => ({ picked: activityIds })),
  },
}).createMachine({
  id: 'activityMap',
  description: 'Activities of a search on a map, with the list that says the same',
  context: ({ input }) => ({ ...input, places: [], picked: [] }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody has opened the map',
      on: { 'activityMap.open': 'fetching' },
    },
    fetching: {
      description: 'Places are awaited',
      invoke: {
        id: 'fetchPlaces',
        src: 'fetchPlaces',
        input: ({ context: { search } }) => ({ search }),
        onDone: { target: 'found', actions: { type: 'takePlaces', params: ({ event }) => ({ places: event.output }) } },
        onError: 'failed',
      },
    },
    found: {
      description: 'Activities stand on the map and in the list',
      on: { 'activityMap.pick': { actions: { type: 'pick', params: ({ event }) => event } } },
    },
    failed: {
      description: 'Places could not be had; they can be asked for again',
      on: { 'activityMap.retry': 'fetching', 'activityMap.open': 'fetching' },
    },
  },
});
