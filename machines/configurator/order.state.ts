import { configuratorSetup } from './configurator.setup.ts';

/** From the offer that stands into the cart. */
export const orderState = configuratorSetup.createStateConfig({
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
      on: { settled: 'idle' },
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
