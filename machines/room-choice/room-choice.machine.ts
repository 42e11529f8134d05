import { assign, emit, setup } from 'xstate';
import type { RoomChoiceCommand, RoomChoiceContext, RoomChoiceFact, RoomChoiceInput, RoomChoicePorts, RoomKind, Stay } from './room-choice.types.ts';
import { isItem, ports } from '../port.ts';
import { chosenRoom, hintsOf, requestOf } from './room-choice.rules.ts';

/** Which kind of room each occupancy of the party has. */
export const roomChoiceMachine = setup({
  types: {} as {
    input: RoomChoiceInput;
    context: RoomChoiceContext;
    events: RoomChoiceCommand;
    emitted: RoomChoiceFact;
    tags: 'busy';
  },
  actors: ports<RoomChoicePorts>()({ nearness: 'stream', fetchRooms: 'promise' }),
  actions: {
    takeStay: assign(({ context }, { stay }: { stay: Stay }) => ({ stay, occupancy: Math.min(context.occupancy, stay.occupancies.length - 1) })),
    takeOccupancy: assign((_, { occupancy }: { occupancy: number }) => ({ occupancy, explained: [] })),
    takeRooms: assign(({ context }, { rooms }: { rooms: RoomKind[] }) => ({
      rooms, hasNoHints: hintsOf(rooms, chosenRoom(context.stay, context.occupancy)).length === 0,
    })),
    explainRoom: assign(({ context: { explained } }, { roomCode }: { roomCode: string }) => ({
      explained: explained.includes(roomCode) ? explained.filter((other) => other !== roomCode) : [...explained, roomCode],
    })),
    emitChosen: emit(({ context }, { roomCode }: { roomCode: string }) => ({
      type: 'roomChoice.chosen' as const, occupancy: context.occupancy, roomCode,
    })),
  },
  guards: {
    isNear: ({ event }) => isItem(event, 'near'),
    offerStands: ({ context }) => context.stay !== null,
    isAnotherStay: ({ context }, { stay }: { stay: Stay }) => JSON.stringify(context.stay) !== JSON.stringify(stay),
    isAnotherOccupancy: ({ context }, { occupancy }: { occupancy: number }) =>
      occupancy !== context.occupancy && context.stay?.occupancies[occupancy] !== undefined,
    isFreeRoom: ({ context }, { roomCode }: { roomCode: string }) =>
      roomCode !== chosenRoom(context.stay, context.occupancy) && context.rooms.some((room) => room.fits && room.roomCode === roomCode),
    isRefusedRoom: ({ context }, { roomCode }: { roomCode: string }) => context.rooms.some((room) => !room.fits && room.roomCode === roomCode),
  },
}).createMachine({
  id: 'roomChoice',
  description: 'Kinds of rooms with their prices, chosen for one occupancy after another.',
  context: ({ input }) => ({ ...input, occupancy: 0, rooms: [], hasNoHints: false, explained: [] }),
  initial: 'away',
  states: {
    away: {
      description: 'The rooms are far from what the visitor sees: nothing is asked for.',
      invoke: { id: 'roomsNearness', src: 'nearness', input: { part: 'rooms' }, onSnapshot: { guard: 'isNear', target: 'near' }, onError: 'near' },
      on: { 'roomChoice.show': { actions: { type: 'takeStay', params: ({ event }) => event } } },
    },
    near: {
      description: 'The rooms are about to be seen.',
      initial: 'awaited',
      on: {
        'roomChoice.show': {
          guard: { type: 'isAnotherStay', params: ({ event }) => event },
          actions: { type: 'takeStay', params: ({ event }) => event },
          target: '.loading',
        },
        'roomChoice.edit': {
          guard: { type: 'isAnotherOccupancy', params: ({ event }) => event },
          actions: { type: 'takeOccupancy', params: ({ event }) => event },
          target: '.loading',
        },
        'roomChoice.explain': {
          guard: { type: 'isRefusedRoom', params: ({ event }) => event },
          actions: { type: 'explainRoom', params: ({ event }) => event },
        },
      },
      states: {
        awaited: {
          description: 'No offer stands yet.',
          always: { guard: 'offerStands', target: 'loading' },
        },
        loading: {
          description: 'The rooms of the occupancy are on their way; older ones stay visible.',
          tags: 'busy',
          invoke: {
            id: 'fetchRooms',
            src: 'fetchRooms',
            input: ({ context }) => requestOf(context),
            onDone: { actions: { type: 'takeRooms', params: ({ event }) => ({ rooms: event.output }) }, target: 'loaded' },
            onError: 'error',
          },
        },
        loaded: {
          description: 'Each room has its price, and how many are left.',
          on: {
            'roomChoice.choose': {
              guard: { type: 'isFreeRoom', params: ({ event }) => event },
              actions: { type: 'emitChosen', params: ({ event }) => event },
            },
          },
        },
        error: {
          description: 'The rooms could not be had; the offer stands all the same.',
          on: { 'roomChoice.retry': 'loading' },
        },
      },
    },
  },
});
