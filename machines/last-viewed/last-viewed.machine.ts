import { assign, setup } from 'xstate';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import { ports } from '../port.ts';
import type { LastViewedCommand, LastViewedContext, LastViewedInput, LastViewedPorts } from './last-viewed.types.ts';

/** The hotels looked at last, with the prices that they have now [cms.home-components]. */
export const lastViewedMachine = setup({
  types: {} as {
    input: LastViewedInput;
    context: LastViewedContext;
    events: LastViewedCommand;
    tags: 'busy';
  },
  actors: { ...ports<LastViewedPorts>()({ fetchViewed: 'promise' }) },
  actions: {
    takeOffers: assign((_, { offers }: { offers: TileOffer[] }) => ({ offers })),
  },
  guards: {
    someAreOnSale: (_, { offers }: { offers: TileOffer[] }) => offers.length > 0,
  },
}).createMachine({
  id: 'lastViewed',
  description: 'The hotels looked at last, with the prices that they have now',
  context: ({ input }) => ({ ...input, offers: [] }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Today’s prices are awaited',
      tags: 'busy',
      invoke: {
        id: 'fetchViewed',
        src: 'fetchViewed',
        input: ({ context: { hotels, today } }) => ({ hotels, today }),
        onDone: [
          {
            guard: { type: 'someAreOnSale', params: ({ event }) => ({ offers: event.output }) },
            actions: { type: 'takeOffers', params: ({ event }) => ({ offers: event.output }) },
            target: 'shown',
          },
          { target: 'soldOut' },
        ],
        onError: 'failed',
      },
    },
    shown: { description: 'The hotels stand on the page' },
    soldOut: { description: 'None of them has an offer any more: nothing is shown' },
    failed: {
      description: 'The prices could not be fetched; the page works without, and they can be asked for again',
      on: { 'lastViewed.retry': 'fetching' },
    },
  },
});
