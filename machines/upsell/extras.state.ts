import { upsellSetup } from './upsell.setup.ts';

/** What the holiday can be had with besides: each choice is saved, and its price holds or is agreed to anew. */
export const extrasState = upsellSetup.createStateConfig({
  description: 'Extras are chosen and resigned from, one at a time',
  initial: 'ready',
  on: { 'upsell.showAll': { actions: { type: 'unfold', params: ({ event }) => event } } },
  states: {
    ready: {
      description: 'The next choice is waited for',
      always: [
        { guard: 'queuedIsPossible', target: 'saving', actions: 'takeQueued' },
        { guard: 'hasQueued', target: 'ready', actions: 'dropQueued' },
        { guard: 'seatsAreLetGo', target: '#upsell.seats.expired' },
        { guard: 'holdsAreOver', target: '#upsell.lapsing' },
      ],
      on: {
        'upsell.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
        'upsell.openSeats': '#upsell.seats',
        'upsell.confirm': { guard: 'wantsSomething', target: '#upsell.confirmation', actions: 'forgetWrongPersons' },
      },
    },
    saving: {
      description: 'The choice travels to the shop; what is pressed meanwhile follows it',
      on: { 'upsell.choose': { guard: { type: 'isPossible', params: ({ event }) => event }, actions: { type: 'queueChoice', params: ({ event }) => event } } },
      invoke: {
        id: 'chooseUpsell',
        src: 'chooseUpsell',
        input: ({ context: { holidayId, pending } }) => ({ holidayId, choice: pending! }),
        onDone: {
          target: 'ready',
          actions: ['forgetProblem', { type: 'takeUpsells', params: ({ event }) => event.output }, { type: 'announcePrice', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: 'cartIsClosed', target: 'ready', actions: 'reportClosedCart' },
          { guard: 'refusedForPrice', target: 'priceChanged', actions: 'takeNewPrice' },
          { guard: 'refusedAsSoldOut', target: '#upsell.loading', actions: 'noteSoldOut' },
          { guard: 'refusedForPersons', target: 'ready', actions: 'noteWrongPersons' },
          { target: 'saveFailed', actions: 'noteFailure' },
        ],
      },
    },
    priceChanged: {
      description: 'Old and new price stand side by side; nothing is taken before the new one is accepted',
      tags: 'asksAboutPrice',
      on: {
        'upsell.acceptPrice': { target: 'saving', actions: 'acceptNewPrice' },
        'upsell.declinePrice': { target: '#upsell.loading', actions: ['dropChoice', 'forgetProblem'] },
        'upsell.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
      },
    },
    saveFailed: {
      description: 'The choice could not be saved; the cart is as it was',
      on: {
        'upsell.retry': 'saving',
        'upsell.openSeats': { target: '#upsell.seats', actions: ['dropChoice', 'forgetProblem'] },
        'upsell.declinePrice': { target: '#upsell.loading', actions: ['dropChoice', 'forgetProblem'] },
        'upsell.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
      },
    },
  },
});
