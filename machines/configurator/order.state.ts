import { not } from 'xstate';
import { pricedOrder } from './configurator.rules.ts';
import { configuratorSetup } from './configurator.setup.ts';

/** From the offer that stands into the cart. What is on its way is locked: choices change again once the order has ended. */
export const orderState = configuratorSetup.createStateConfig({
  description: 'The way into the cart.',
  initial: 'idle',
  on: {
    'configurator.order': [
      // Who travels is still being said.
      { guard: 'partyIsOpen', actions: 'askParticipantsToClose' },
      { guard: 'offerStands', target: '.adding' },
      { guard: 'offerIsOnItsWay', target: '.awaitingOffer' },
    ],
  },
  states: {
    idle: { description: 'Nothing is ordered.' },
    awaitingOffer: {
      description: 'Ordered while a change is on its way: its answer is what is ordered.',
      always: [
        { guard: 'offerIsChosen', target: 'adding' },
        { guard: not('offerIsOnItsWay'), target: 'idle' },
      ],
      on: {
        'configurator.order': {},
        'configurator.followUrl': 'idle',
      },
    },
    adding: {
      description: 'The offer is put into the cart; the first click counts.',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => pricedOrder(context),
        onDone: [
          {
            guard: { type: 'wasAdded', params: ({ event }) => event.output },
            actions: { type: 'emitOrdered', params: ({ event }) => event.output },
            target: 'ordered',
          },
          {
            guard: { type: 'wasRepriced', params: ({ event }) => event.output },
            actions: { type: 'emitRepriced', params: ({ event }) => event.output },
            target: 'idle',
          },
          { actions: 'raiseRefresh', target: 'refused' },
        ],
        onError: 'failed',
      },
      on: {
        'configurator.order': {},
        'configurator.followUrl': 'idle',
      },
    },
    ordered: {
      description: 'The cart holds the offer and its reservation opens; the way back ends here.',
      invoke: {
        id: 'pageReturns',
        src: 'pageReturns',
        input: {},
        onSnapshot: { guard: 'hasReturned', target: 'idle' },
        onError: 'idle',
      },
      after: { openingTime: 'idle' },
      on: {
        'configurator.order': {},
        'configurator.followUrl': 'idle',
      },
    },
    refused: {
      description: 'Somebody was faster: the offer is asked for again, with what is left.',
      on: { settled: 'idle' },
    },
    failed: {
      description: 'The cart could not be reached; ordering again is safe.',
      on: { settled: 'idle' },
    },
  },
});
