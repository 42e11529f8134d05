import { confirmationState } from './confirmation.state.ts';
import { extrasState } from './extras.state.ts';
import { seatsState } from './seats.state.ts';
import { CLOCK_TICK } from './upsell.rules.ts';
import { upsellSetup } from './upsell.setup.ts';

/** What the clock has told; undefined before its first tick. */
const tick = ({ event }: { event: { snapshot: { context: number | undefined } } }) => ({ now: event.snapshot.context });

/** What a holiday is sold with besides: extras, seats of both flights, trips at the place [upsell.flow]. */
export const upsellMachine = upsellSetup.createMachine({
  id: 'upsell',
  description: 'Extras, seats and trips for a holiday in the cart; for a booked one, extras and trips that are bought by a confirmation',
  context: ({ input }) => ({
    ...input,
    upsells: [],
    reservation: null,
    added: null,
    unfolded: [],
    pending: null,
    queue: [],
    change: null,
    problem: null,
    wrongPersonsFor: null,
    classes: null,
    cabins: { DEPARTURE: null, RETURN: null },
    map: null,
    holds: { holds: [], left: null },
    until: null,
    place: { leg: 'DEPARTURE', person: 0 },
    wanted: [],
    released: {},
    alternatives: [],
    now: 0,
  }),
  initial: 'loading',
  invoke: {
    id: 'clock',
    src: 'clock',
    input: { period: CLOCK_TICK, towards: 0 },
    onSnapshot: { guard: { type: 'isTime', params: tick }, actions: { type: 'takeTime', params: tick } },
    // Without its clock the shop still says when seats are gone.
    onError: {},
  },
  states: {
    loading: {
      description: 'Asks what the holiday can be had with besides',
      tags: 'busy',
      invoke: {
        id: 'fetchUpsells',
        src: 'fetchUpsells',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'resuming', actions: { type: 'takeUpsells', params: ({ event }) => event.output } },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      description: 'The extras could not be had; the holiday can be ordered without',
      on: { 'upsell.retry': 'loading' },
    },
    resuming: {
      description: 'Asks whether seats are held from before, by this tab or another',
      invoke: {
        id: 'resumeSeats',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'extras', actions: { type: 'takeMap', params: ({ event }) => event.output } },
        onError: 'extras',
      },
    },
    extras: extrasState,
    lapsing: {
      description: 'The time of the seats is over by what is known here: asks whether another tab has begun it anew, or given them up',
      invoke: {
        id: 'askSeatsAside',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: [
          { guard: { type: 'isLetGo', params: ({ event }) => event.output }, target: 'seats.expired', actions: { type: 'takeMap', params: ({ event }) => event.output } },
          { target: 'extras', actions: { type: 'takeMap', params: ({ event }) => event.output } },
        ],
        onError: 'seats.expired',
      },
    },
    confirmation: confirmationState,
    seats: seatsState,
    trips: {
      description: 'Trips at the place, after the seats',
      initial: 'looking',
      states: {
        looking: {
          description: 'Looks whether there are any',
          always: [{ guard: 'offersTrips', target: 'offered' }, { target: '#upsell.extras' }],
        },
        offered: {
          description: 'Trips can be chosen, or passed by',
          always: [{ guard: 'seatsAreLetGo', target: '#upsell.seats.expired' }, { guard: 'holdsAreOver', target: '#upsell.lapsing' }],
          on: {
            'upsell.choose': {
              guard: { type: 'isPossible', params: ({ event }) => event },
              target: '#upsell.extras.saving',
              actions: { type: 'takeChoice', params: ({ event }) => event },
            },
            'upsell.next': '#upsell.extras',
            'upsell.skip': '#upsell.extras',
          },
        },
      },
    },
  },
});
