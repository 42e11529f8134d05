import { choicesOf, totalOf } from './upsell.rules.ts';
import { upsellSetup } from './upsell.setup.ts';

/** The shop takes no change of this cart any more. */
const cartIsOver = { guard: 'cartIsClosed', target: '#upsell.extras', actions: 'reportClosedCart' } as const;

/** Only the shop knows it: another tab may have begun the time anew. */
const timeIsOver = [{ guard: 'seatsAreLetGo', target: 'expired' }, { guard: 'holdsAreOver', target: 'lapsing' }] as const;

/** Seats for both flights, from the cabins to the price; each step can be gone back from, and left without a seat. */
export const seatsState = upsellSetup.createStateConfig({
  description: 'Seats are chosen, held for ten minutes, and taken into the price',
  initial: 'fetchingClasses',
  states: {
    fetchingClasses: {
      description: 'Asks which cabins the flights have and what is free in them',
      tags: 'busy',
      invoke: {
        id: 'fetchFlightClasses',
        src: 'fetchFlightClasses',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: [
          { guard: { type: 'fliesNowhere', params: ({ event }) => event.output }, target: '#upsell.trips' },
          { target: 'cabins', actions: { type: 'takeClasses', params: ({ event }) => event.output } },
        ],
        onError: 'classesFailed',
      },
    },
    classesFailed: {
      description: 'The cabins could not be had',
      on: { 'upsell.retry': 'fetchingClasses', 'upsell.skip': [{ guard: 'holdsSeats', target: 'releasingAll' }, { target: '#upsell.trips' }] },
    },
    cabins: {
      description: 'A cabin can be chosen for each flight',
      always: timeIsOver,
      on: {
        'upsell.chooseCabin': { actions: { type: 'takeCabin', params: ({ event }) => event } },
        'upsell.next': 'fetchingMap',
        'upsell.skip': 'releasingAll',
      },
    },
    fetchingMap: {
      description: 'Asks for the seats of both aircraft',
      tags: 'busy',
      invoke: {
        id: 'fetchSeatMap',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'map', actions: ['forgetSeatProblem', { type: 'takeMap', params: ({ event }) => event.output }] },
        onError: 'mapFailed',
      },
    },
    mapFailed: {
      description: 'The seats could not be had',
      on: { 'upsell.retry': 'fetchingMap', 'upsell.skip': 'releasingAll', 'upsell.back': 'cabins' },
    },
    map: {
      description: 'A seat is chosen for one passenger after another',
      always: timeIsOver,
      on: {
        'upsell.showPassenger': { actions: { type: 'showPassenger', params: ({ event }) => event } },
        'upsell.pickSeat': [
          { guard: { type: 'mayNotSitThere', params: ({ event }) => event }, actions: 'refuseExitRow' },
          { guard: { type: 'canSit', params: ({ event }) => event }, target: 'holding', actions: { type: 'wantSeat', params: ({ event }) => event } },
        ],
        'upsell.seatTogether': { guard: 'canSitTogether', target: 'holding', actions: 'wantTogether' },
        'upsell.undoSeat': { guard: { type: 'hasSeat', params: ({ event }) => event }, target: 'releasing', actions: { type: 'releaseOne', params: ({ event }) => event } },
        'upsell.next': { guard: 'holdsSeats', target: 'selected' },
        'upsell.back': 'cabins',
        'upsell.skip': 'releasingAll',
      },
    },
    holding: {
      description: 'Asks for seats; they show as chosen meanwhile',
      invoke: {
        id: 'holdSeats',
        src: 'holdSeats',
        input: ({ context: { holidayId, wanted } }) => ({ holidayId, seats: wanted }),
        onDone: [
          {
            guard: 'passengersAreUnknown',
            target: 'fetchingClasses',
            actions: [{ type: 'takeHolds', params: ({ event }) => event.output }, { type: 'announcePrice', params: ({ event }) => event.output }],
          },
          {
            target: 'map',
            actions: [{ type: 'takeHolds', params: ({ event }) => event.output }, { type: 'announcePrice', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          cartIsOver,
          { guard: 'isTakenAndOver', target: 'reviewing', actions: 'noteTaken' },
          { guard: 'refusedAsTaken', target: 'map', actions: 'noteTaken' },
          { target: 'map', actions: 'noteSeatFailure' },
        ],
      },
    },
    releasing: {
      description: 'Lets the seat of one passenger go',
      invoke: {
        id: 'releaseSeats',
        src: 'releaseSeats',
        input: ({ context: { holidayId, released } }) => ({ holidayId, ...released }),
        onDone: {
          target: 'map',
          actions: [{ type: 'takeReleased', params: ({ event }) => event.output }, { type: 'announcePrice', params: ({ event }) => event.output }],
        },
        onError: [cartIsOver, { target: 'map', actions: 'noteSeatFailure' }],
      },
    },
    selected: {
      description: 'The chosen seats with their prices, before they are in the price of the holiday',
      always: timeIsOver,
      on: {
        'upsell.undoSeat': { guard: { type: 'hasSeat', params: ({ event }) => event }, target: 'releasing', actions: { type: 'releaseOne', params: ({ event }) => event } },
        'upsell.next': 'submitting',
        'upsell.back': 'map',
        'upsell.skip': 'releasingAll',
      },
    },
    submitting: {
      description: 'Takes the seats into the price of the holiday',
      invoke: {
        id: 'submitSeats',
        src: 'submitSeats',
        input: ({ context: { holidayId, holds, change } }) => ({ holidayId, totalPrice: change?.after ?? totalOf(holds), seats: choicesOf(holds) }),
        onDone: { target: 'renewing', actions: ['markSubmitted', { type: 'announcePrice', params: ({ event }) => ({ cart: event.output }) }] },
        onError: [
          cartIsOver,
          { guard: 'refusedForPrice', target: 'priceChanged', actions: 'takeNewTotal' },
          { guard: 'refusedAsOthers', target: 'fetchingChanged', actions: 'forgetChange' },
          { target: 'submitFailed' },
        ],
      },
    },
    renewing: {
      description: 'The ten minutes have begun anew: asks until when',
      invoke: {
        id: 'renewSeatMap',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'preview', actions: ['forgetSeatProblem', { type: 'takeMap', params: ({ event }) => event.output }] },
        onError: 'preview',
      },
    },
    fetchingChanged: {
      description: 'The cart holds other seats than are shown, chosen in another tab: asks for them as they are',
      tags: 'busy',
      invoke: {
        id: 'fetchChangedSeatMap',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'map', actions: [{ type: 'takeMap', params: ({ event }) => event.output }, 'noteSeatsChanged'] },
        onError: 'mapFailed',
      },
    },
    priceChanged: {
      description: 'Old and new price of the seats stand side by side; they are taken only once the new one is accepted',
      on: {
        'upsell.acceptPrice': 'submitting',
        'upsell.declinePrice': { target: 'fetchingMap', actions: 'forgetChange' },
      },
    },
    submitFailed: {
      description: 'The seats could not be taken into the price; they are held still',
      on: {
        'upsell.retry': 'submitting',
        'upsell.back': { target: 'selected', actions: 'forgetChange' },
        'upsell.skip': { target: 'releasingAll', actions: 'forgetChange' },
      },
    },
    preview: {
      description: 'The reservation with its seats',
      always: timeIsOver,
      on: {
        'upsell.undoSeat': { guard: { type: 'hasSeat', params: ({ event }) => event }, target: 'releasing', actions: { type: 'releaseOne', params: ({ event }) => event } },
        'upsell.back': 'map',
        'upsell.next': '#upsell.trips',
      },
    },
    lapsing: {
      description: 'The ten minutes are over by what is known here: asks whether another tab has begun them anew, or given the seats up',
      tags: 'busy',
      invoke: {
        id: 'askSeats',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: [
          { guard: { type: 'isLetGo', params: ({ event }) => event.output }, target: 'expired', actions: { type: 'takeMap', params: ({ event }) => event.output } },
          { guard: { type: 'isInPrice', params: ({ event }) => event.output }, target: 'preview', actions: ['forgetSeatProblem', { type: 'takeMap', params: ({ event }) => event.output }] },
          { target: 'map', actions: [{ type: 'takeMap', params: ({ event }) => event.output }, 'noteSeatsChanged'] },
        ],
        onError: 'expired',
      },
    },
    expired: {
      description: 'The ten minutes are over: others may take the seats now',
      on: {
        'upsell.holdAgain': { target: 'holding', actions: 'wantSame' },
        'upsell.skip': 'releasingAll',
      },
    },
    reviewing: {
      description: 'One of the seats that were let go has been taken: asks which are still to be had',
      tags: 'busy',
      invoke: {
        id: 'reviewSeatMap',
        src: 'fetchSeatMap',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: { target: 'reviewed', actions: { type: 'takeMap', params: ({ event }) => event.output } },
        onError: { target: 'expired', actions: 'noteSeatFailure' },
      },
    },
    reviewed: {
      description: 'The others can be held again; without any, new ones are chosen',
      always: [
        { guard: 'holdsSeats', target: 'expired' },
        { guard: 'passengersAreUnknown', target: 'fetchingClasses' },
        { target: 'map' },
      ],
    },
    releasingAll: {
      description: 'The step is left without seats: lets them all go',
      entry: 'releaseAll',
      invoke: {
        id: 'releaseAllSeats',
        src: 'releaseSeats',
        input: ({ context: { holidayId } }) => ({ holidayId }),
        onDone: {
          target: '#upsell.trips',
          actions: [{ type: 'takeReleased', params: ({ event }) => event.output }, { type: 'announcePrice', params: ({ event }) => event.output }],
        },
        onError: [
          cartIsOver,
          { guard: 'holdsAreOver', target: 'expired', actions: 'noteSeatFailure' },
          { guard: 'passengersAreUnknown', target: 'classesFailed', actions: 'noteSeatFailure' },
          { target: 'map', actions: 'noteSeatFailure' },
        ],
      },
    },
  },
});
