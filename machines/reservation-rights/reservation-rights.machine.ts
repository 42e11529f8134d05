import { assign, setup } from 'xstate';
import { changeRightOn } from '../../src/domain/booking/reservation-rights.ts';
import { ports } from '../port.ts';
import type { ReservationRightsContext, ReservationRightsInput, ReservationRightsPorts } from './reservation-rights.types.ts';

/** What a traveller may still do with a booked journey, and until when: states are rights, a stream of days ends them [account.change-data]. */
export const reservationRightsMachine = setup({
  types: {} as { context: ReservationRightsContext; input: ReservationRightsInput },
  actors: ports<ReservationRightsPorts>()({ days: 'stream' }),
  actions: {
    turnPage: assign(({ context }, { day }: { day: string | undefined }) => ({ today: day ?? context.today })),
  },
  guards: {
    isCancelled: ({ context }) => context.isCancelled,
    hasLeft: ({ context: { deadlines, today } }) => today > deadlines.departure,
    checkInIsOpen: ({ context: { deadlines, today } }) => deadlines.checkInOpens !== null && today >= deadlines.checkInOpens,
    namesAreClosed: ({ context: { deadlines, today } }) => changeRightOn(deadlines, today) === 'closed',
    namesCost: ({ context: { deadlines, today } }) => changeRightOn(deadlines, today) === 'paid',
  },
}).createMachine({
  id: 'reservationRights',
  description: 'What a traveller may still do with a booked journey',
  context: ({ input }) => input,
  invoke: {
    id: 'days',
    src: 'days',
    input: {},
    onSnapshot: { actions: { type: 'turnPage', params: ({ event }) => ({ day: event.snapshot.context }) } },
    onError: {},
  },
  initial: 'changeFree',
  states: {
    changeFree: {
      description: 'Names can be changed without a fee, and the journey cancelled by the terms of the day',
      always: [
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'hasLeft', target: 'departed' },
        { guard: 'checkInIsOpen', target: 'checkIn' },
        { guard: 'namesAreClosed', target: 'changeClosed' },
        { guard: 'namesCost', target: 'changePaid' },
      ],
    },
    changePaid: {
      description: 'Names can be changed for a fee, and the journey cancelled by the terms of the day',
      always: [{ guard: 'hasLeft', target: 'departed' }, { guard: 'checkInIsOpen', target: 'checkIn' }, { guard: 'namesAreClosed', target: 'changeClosed' }],
    },
    changeClosed: {
      description: 'Names stay as they are; the journey can still be cancelled by the terms of the day',
      always: [{ guard: 'hasLeft', target: 'departed' }, { guard: 'checkInIsOpen', target: 'checkIn' }],
    },
    checkIn: {
      description: 'Check-in is open',
      always: { guard: 'hasLeft', target: 'departed' },
    },
    departed: { description: 'The journey has begun' },
    cancelled: { description: 'The journey is cancelled' },
  },
});
