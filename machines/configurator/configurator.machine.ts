import { choiceOf, datesRequestOf, offerCodeOf } from './configurator.rules.ts';
import { configuratorSetup } from './configurator.setup.ts';

/** A hotel's offer put together part by part: each change ends in an offer on sale or says why not. */
export const configuratorMachine = configuratorSetup.createMachine({
  id: 'configurator',
  description: 'Airport, length, day, party, board and room of a stay; the offer they make, its calendar and its order.',
  context: ({ input }) => ({
    hotelCode: input.hotelCode,
    tripType: input.tripType,
    today: input.today,
    multiroomEnabled: input.multiroomEnabled,
    occupancies: input.occupancies,
    offerCode: input.offerCode,
    offer: null,
    matrix: null,
    matrixOf: null,
    dates: [],
    datesOf: null,
    wish: null,
    adjusted: [],
    goneReason: null,
    nearest: [],
    cartId: null,
  }),
  type: 'parallel',
  states: {
    init: {
      description: 'Whether the card has its first matrix and offer.',
      initial: 'started',
      states: {
        started: {
          description: 'The first answers are awaited.',
          tags: 'busy',
          always: { guard: 'firstAnswersCame', target: 'finished' },
        },
        finished: { description: 'They came, good or bad.' },
      },
    },
    matrix: {
      description: 'What exists for the hotel and the party.',
      initial: 'fetching',
      on: { 'configurator.settled': { guard: 'matrixIsOutdated', target: '.fetching' } },
      states: {
        fetching: {
          description: 'The matrix is fetched; an older one stays in use.',
          tags: 'busy',
          entry: 'nameMatrix',
          invoke: {
            id: 'fetchMatrix',
            src: 'fetchMatrix',
            input: ({ context: { hotelCode, tripType, occupancies } }) => ({ hotelCode, tripType, occupancies }),
            onDone: { actions: { type: 'takeMatrix', params: ({ event }) => event.output }, target: 'success' },
            onError: 'failure',
          },
        },
        success: { description: 'The matrix is of this party.' },
        failure: {
          description: 'The matrix could not be fetched: nothing can be changed.',
          on: { 'configurator.retry': 'fetching' },
        },
      },
    },
    dates: {
      description: 'The calendar: a price for each departure day of this airport, length and board.',
      initial: 'waiting',
      on: { 'configurator.settled': { guard: 'calendarIsOutdated', target: '.fetching' } },
      states: {
        waiting: { description: 'No offer says yet which calendar is wanted.' },
        fetching: {
          description: 'The calendar is fetched; an older one stays visible.',
          tags: 'busy',
          entry: 'nameCalendar',
          invoke: {
            id: 'fetchDates',
            src: 'fetchDates',
            input: ({ context: { hotelCode, offer, occupancies } }) => datesRequestOf(hotelCode, choiceOf(offer!), occupancies),
            onDone: { actions: { type: 'takeDates', params: ({ event }) => event.output }, target: 'succeeded' },
            onError: 'failed',
          },
        },
        succeeded: { description: 'The calendar fits the offer.' },
        failed: {
          description: 'The calendar could not be fetched.',
          on: { 'configurator.retry': 'fetching' },
        },
      },
    },
    offer: {
      description: 'The offer that the choices make.',
      initial: 'deciding',
      on: {
        'configurator.chooseAirport': [
          {
            guard: { type: 'partIsSold', params: ({ event: { airportCode } }) => ({ airportCode }) },
            actions: { type: 'wishPart', params: ({ event: { airportCode } }) => ({ airportCode }) },
            target: '.trying',
          },
          { guard: 'choiceIsKnown', actions: 'explainUnsold', target: '.declining' },
        ],
        'configurator.chooseDuration': [
          {
            guard: { type: 'partIsSold', params: ({ event: { duration } }) => ({ duration }) },
            actions: { type: 'wishPart', params: ({ event: { duration } }) => ({ duration }) },
            target: '.trying',
          },
          { guard: 'choiceIsKnown', actions: 'explainUnsold', target: '.declining' },
        ],
        'configurator.chooseDate': [
          {
            guard: { type: 'partIsSold', params: ({ event: { date } }) => ({ date }) },
            actions: { type: 'wishPart', params: ({ event: { date } }) => ({ date }) },
            target: '.trying',
          },
          { guard: 'choiceIsKnown', actions: 'explainUnsold', target: '.declining' },
        ],
        'configurator.chooseBoard': [
          {
            guard: { type: 'partIsSold', params: ({ event: { boardCode } }) => ({ boardCode }) },
            actions: { type: 'wishPart', params: ({ event: { boardCode } }) => ({ boardCode }) },
            target: '.trying',
          },
          { guard: 'choiceIsKnown', actions: 'explainUnsold', target: '.declining' },
        ],
        'configurator.chooseRoom': {
          guard: { type: 'partIsSold', params: ({ event: { roomCode } }) => ({ roomCode }) },
          actions: { type: 'wishPart', params: ({ event: { roomCode } }) => ({ roomCode }) },
          target: '.trying',
        },
        'configurator.changeParticipants': [
          {
            guard: { type: 'partyKeepsChoice', params: ({ event }) => event },
            actions: { type: 'wishParty', params: ({ event }) => event },
            target: '.trying',
          },
          {
            guard: { type: 'partyMayTravel', params: ({ event }) => event },
            actions: [{ type: 'setOccupancies', params: ({ event }) => event }, 'raiseSettled'],
            target: '.deciding',
          },
        ],
        'configurator.chooseOffer': {
          guard: { type: 'codeIsOne', params: ({ event }) => event },
          actions: { type: 'wishOffer', params: ({ event }) => event },
          target: '.trying',
        },
        'configurator.followUrl': { actions: { type: 'followUrl', params: ({ event }) => event }, target: '.deciding' },
        'configurator.refresh': { guard: 'offerIsNamed', actions: 'forgetWish', target: '.resolving' },
      },
      states: {
        deciding: {
          description: 'The URL names an offer, or the cheapest is looked for.',
          always: [{ guard: 'offerIsNamed', target: 'resolving' }, { target: 'findingCheapest' }],
        },
        resolving: {
          description: 'The named offer is priced for the party.',
          tags: 'busy',
          invoke: {
            id: 'resolveOffer',
            src: 'fetchOffer',
            input: ({ context: { offerCode, occupancies } }) => ({ offerCode: offerCode!, occupancies }),
            onDone: [
              {
                guard: { type: 'isAtAnotherPrice', params: ({ event }) => event.output },
                actions: [
                  { type: 'emitPriceUpdated', params: ({ event }) => event.output },
                  { type: 'takeOffer', params: ({ event }) => event.output },
                  'raiseSettled',
                ],
                target: 'chosen',
              },
              {
                guard: { type: 'isAvailable', params: ({ event }) => event.output },
                actions: [{ type: 'takeOffer', params: ({ event }) => event.output }, 'raiseSettled'],
                target: 'chosen',
              },
              { actions: { type: 'takeAlternatives', params: ({ event }) => event.output }, target: 'gone' },
            ],
            onError: 'failed',
          },
        },
        findingCheapest: {
          description: 'The hotel\'s cheapest offer is looked for.',
          tags: 'busy',
          invoke: {
            id: 'fetchCheapestOffer',
            src: 'fetchCheapestOffer',
            input: ({ context: { hotelCode, tripType, occupancies, today } }) => ({ hotelCode, tripType, occupancies, today }),
            onDone: [
              {
                guard: { type: 'somethingIsSold', params: ({ event }) => ({ offer: event.output }) },
                actions: [{ type: 'takeCheapest', params: ({ event }) => ({ offer: event.output }) }, 'raiseSettled'],
                target: 'chosen',
              },
              { target: 'soldOut' },
            ],
            onError: 'failed',
          },
        },
        chosen: { description: 'An offer on sale stands; what had to give way is named.' },
        trying: {
          description: 'A change is tried; a newer one leaves it behind.',
          invoke: {
            id: 'tryOffer',
            src: 'fetchOffer',
            input: ({ context: { hotelCode, wish } }) => ({
              offerCode: offerCodeOf(hotelCode, wish!.choice), occupancies: wish!.occupancies,
            }),
            onDone: [
              {
                guard: { type: 'isAvailable', params: ({ event }) => event.output },
                actions: [{ type: 'takeOffer', params: ({ event }) => event.output }, 'emitChosen', 'raiseSettled'],
                target: 'chosen',
              },
              {
                guard: { type: 'nearestKeepsTheChange', params: ({ event }) => event.output },
                actions: [{ type: 'takeNearest', params: ({ event }) => event.output }, 'emitChosen', 'raiseSettled'],
                target: 'chosen',
              },
              {
                guard: 'otherDaysMayHelp',
                actions: { type: 'takeAlternatives', params: ({ event }) => event.output },
                target: 'searching',
              },
              {
                actions: [{ type: 'takeAlternatives', params: ({ event }) => event.output }, 'forgetWish', 'emitRefused'],
                target: 'gone',
              },
            ],
            onError: 'failed',
          },
        },
        searching: {
          description: 'Not on this day: the closest one with the changed part is looked for.',
          invoke: {
            id: 'searchDays',
            src: 'fetchDates',
            input: ({ context: { hotelCode, wish } }) => datesRequestOf(hotelCode, wish!.choice, wish!.occupancies),
            onDone: [
              {
                guard: { type: 'someDayIsSold', params: ({ event }) => event.output },
                actions: { type: 'wishClosestDay', params: ({ event }) => event.output },
                target: 'trying',
              },
              { target: 'declining' },
            ],
            onError: 'failed',
          },
        },
        declining: {
          description: 'The change cannot be made.',
          entry: ['forgetWish', 'emitRefused'],
          always: [{ guard: 'offerIsKnown', target: 'refused' }, { target: 'gone' }],
        },
        refused: { description: 'The offer before the change stands, and the reason shows.' },
        gone: { description: 'The offer cannot be had; the nearest ones are offered instead.' },
        soldOut: { description: 'The hotel has nothing for this party.' },
        failed: {
          description: 'The server did not answer; an earlier offer stays visible.',
          on: {
            'configurator.retry': [{ guard: 'wishIsOpen', target: 'trying' }, { target: 'deciding' }],
          },
        },
      },
    },
    order: {
      description: 'The way into the cart.',
      initial: 'idle',
      on: {
        'configurator.order': { guard: 'offerStands', target: '.adding' },
      },
      states: {
        idle: { description: 'Nothing is ordered.' },
        adding: {
          description: 'The offer is put into the cart; the first click counts.',
          invoke: {
            id: 'addToCart',
            src: 'addToCart',
            input: ({ context: { offer, occupancies } }) => ({ offerCode: offer!.offerCode, occupancies }),
            onDone: [
              {
                guard: { type: 'wasAdded', params: ({ event }) => event.output },
                actions: [
                  { type: 'takeCart', params: ({ event }) => event.output },
                  { type: 'emitOrdered', params: ({ event }) => event.output },
                ],
                target: 'ordered',
              },
              { actions: 'raiseRefresh', target: 'refused' },
            ],
            onError: 'failed',
          },
          on: { 'configurator.order': {} },
        },
        ordered: {
          description: 'The cart holds the offer.',
          on: { 'configurator.settled': 'idle' },
        },
        refused: {
          description: 'Somebody was faster: the offer is asked for again, with what is left.',
          on: { 'configurator.settled': 'idle' },
        },
        failed: {
          description: 'The cart could not be reached; ordering again is safe.',
          on: { 'configurator.settled': 'idle' },
        },
      },
    },
  },
});
