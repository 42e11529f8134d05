import { assign, emit, setup } from 'xstate';
import type { ParticipantsCommand, ParticipantsContext, ParticipantsFact, ParticipantsInput, ParticipantsOutput } from './participants.types.ts';
import { MAX_OF_A_KIND, MAX_PARTICIPANTS, MAX_ROOMS, occupanciesOf } from '../../src/domain/search/participants.ts';
import * as rules from './participants.rules.ts';

/** Who travels: a draft of rooms that closes only when it can be priced. */
export const participantsMachine = setup({
  types: {} as {
    input: ParticipantsInput;
    context: ParticipantsContext;
    events: ParticipantsCommand;
    emitted: ParticipantsFact;
    output: ParticipantsOutput;
  },
  actions: {
    addAdult: assign(({ context }, { roomId }: InRoom) => ({ rooms: rules.addAdult(context.rooms, roomId) })),
    removeAdult: assign(({ context }, { roomId }: InRoom) => ({ rooms: rules.removeAdult(context.rooms, roomId) })),
    addChild: assign(({ context }, { roomId }: InRoom) => ({ rooms: rules.addChild(context.rooms, roomId) })),
    removeChild: assign(({ context }, { roomId }: InRoom) => ({ rooms: rules.removeChild(context.rooms, roomId) })),
    addRoom: assign(({ context }) => ({ rooms: rules.addRoom(context) })),
    removeRoom: assign(({ context }, { roomId }: InRoom) => ({ rooms: rules.removeRoom(context.rooms, roomId) })),
    typeBirthDate: assign(({ context }, { personId, typed }: { personId: string; typed: string }) => ({ rooms: rules.typeBirthDate(context, personId, typed) })),
    leaveBirthDate: assign(({ context }, { personId }: { personId: string }) => ({ rooms: rules.leaveBirthDate(context.rooms, personId) })),
    markMissingBirthDates: assign(({ context }) => ({ rooms: rules.markChildrenToCorrect(context) })),
    dropChildrenWithoutBirthDate: assign(({ context }) => ({ rooms: rules.dropChildrenToCorrect(context) })),
    announceRefusal: emit(({ context }) => ({
      type: 'participants.refused' as const,
      personIds: rules.childrenToCorrect(context).map(({ id }) => id),
    })),
    announceClosing: emit(({ context }) => ({ type: 'participants.closed' as const, occupancies: occupanciesOf(context.rooms) })),
  },
  guards: {
    hasPlaceForAdult: ({ context }) => rules.hasPlaceForAdult(context),
    hasPlaceForChild: ({ context }) => rules.hasPlaceForChild(context),
    hasPlaceForRoom: ({ context }) => rules.hasPlaceForRoom(context),
    adultCanLeave: ({ context }, { roomId }: InRoom) => rules.canRemoveAdult(context, roomId),
    childCanLeave: ({ context }, { roomId }: InRoom) => rules.canRemoveChild(context, roomId),
    roomCanGo: ({ context }, { roomId }: InRoom) => rules.canRemoveRoom(context, roomId),
    bookingIsFull: ({ context }) => rules.isFull(context),
    bookingHasPlaces: ({ context }) => !rules.isFull(context),
    everyChildHasBirthDate: ({ context }) => rules.childrenToCorrect(context).length === 0,
    noChildIsMarked: ({ context }) => !rules.someChildIsMarked(context.rooms),
  },
}).createMachine({
  id: 'participants',
  description: 'Rooms with adults and children as a draft; closing asks for every child\'s birth date.',
  context: ({ input }) => {
    const limits = input.limits ?? { participants: MAX_PARTICIPANTS, ofAKind: MAX_OF_A_KIND, rooms: MAX_ROOMS };
    return {
      rooms: rules.roomsWithin(input.occupancies, limits.participants),
      multiroom: input.multiroom,
      today: input.today,
      returnDate: input.returnDate,
      limits,
    };
  },
  initial: 'open',
  states: {
    open: {
      description: 'The draft is being edited.',
      type: 'parallel',
      on: {
        'participants.addAdult': { guard: 'hasPlaceForAdult', actions: { type: 'addAdult', params: inRoom } },
        'participants.removeAdult': {
          guard: { type: 'adultCanLeave', params: inRoom },
          actions: { type: 'removeAdult', params: inRoom },
        },
        'participants.addChild': { guard: 'hasPlaceForChild', actions: { type: 'addChild', params: inRoom } },
        'participants.removeChild': {
          guard: { type: 'childCanLeave', params: inRoom },
          actions: { type: 'removeChild', params: inRoom },
        },
        'participants.addRoom': { guard: 'hasPlaceForRoom', actions: 'addRoom' },
        'participants.removeRoom': {
          guard: { type: 'roomCanGo', params: inRoom },
          actions: { type: 'removeRoom', params: inRoom },
        },
        'participants.typeBirthDate': { actions: { type: 'typeBirthDate', params: ({ event }) => event } },
        'participants.leaveBirthDate': { actions: { type: 'leaveBirthDate', params: ({ event }) => event } },
        'participants.forceClose': { actions: 'dropChildrenWithoutBirthDate', target: 'closed' },
      },
      states: {
        size: {
          description: 'How many people one booking takes.',
          initial: 'placesLeft',
          states: {
            placesLeft: {
              description: 'More people may be added.',
              always: { guard: 'bookingIsFull', target: 'limitReached' },
            },
            limitReached: {
              description: 'As many as one booking takes: the warning with the phone number shows.',
              always: { guard: 'bookingHasPlaces', target: 'placesLeft' },
            },
          },
        },
        closing: {
          description: 'Whether the draft may be closed.',
          initial: 'notAsked',
          on: {
            'participants.close': [
              { guard: 'everyChildHasBirthDate', target: '#participants.closed' },
              { actions: ['markMissingBirthDates', 'announceRefusal'], target: '.refused' },
            ],
          },
          states: {
            notAsked: { description: 'Nobody asked to close, or all that was missing has been given.' },
            refused: {
              description: 'A child lacks a possible birth date: it is marked and a warning shows.',
              always: { guard: 'noChildIsMarked', target: 'notAsked' },
            },
          },
        },
      },
    },
    closed: {
      description: 'The draft is what the parent takes over.',
      type: 'final',
      entry: 'announceClosing',
    },
  },
  output: ({ context }) => ({ occupancies: occupanciesOf(context.rooms) }),
});

interface InRoom { roomId: string }

function inRoom({ event }: { event: InRoom }): InRoom {
  return { roomId: event.roomId };
}
