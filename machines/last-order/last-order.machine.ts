import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { LastOrderCommand, LastOrderContext, LastOrderFact, LastOrderInput, LastOrderPorts, Owner } from './last-order.types.ts';

/** Who booked last with this browser, offered once to be filled in again; never filled in unasked [cart.calls]. */
export const lastOrderMachine = setup({
  types: {} as { input: LastOrderInput; context: LastOrderContext; events: LastOrderCommand; emitted: LastOrderFact },
  actors: ports<LastOrderPorts>()({ fetchLastOrder: 'promise' }),
  actions: {
    takeOwner: assign((_, owner: Owner) => ({ owner })),
    announceTaking: emit(({ context: { owner } }) => ({ type: 'lastOrder.taken' as const, owner: owner! })),
  },
  guards: {
    isFilledIn: ({ context: { filledIn } }) => filledIn.lastName !== '' || filledIn.email !== '',
    isNobody: (_, { output }: { output: Owner | null }) => output === null,
  },
}).createMachine({
  id: 'lastOrder',
  description: 'Offers to fill in who booked last',
  context: ({ input }) => ({ ...input, owner: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether somebody is filled in already: nobody else is offered then',
      always: [{ guard: 'isFilledIn', target: 'none' }, { target: 'fetching' }],
    },
    fetching: {
      description: 'Asks who booked last with this browser',
      invoke: {
        id: 'fetchLastOrder',
        src: 'fetchLastOrder',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'none' },
          { target: 'offered', actions: { type: 'takeOwner', params: ({ event }) => event.output! } },
        ],
        onError: 'none',
      },
    },
    offered: {
      description: 'One press fills the form in, another passes by',
      on: {
        'lastOrder.take': { target: 'taken', actions: 'announceTaking' },
        'lastOrder.dismiss': 'dismissed',
      },
    },
    taken: { type: 'final', description: 'The form has the details; they can be changed there' },
    dismissed: { type: 'final', description: 'The form stays empty' },
    none: { type: 'final', description: 'The form is filled in, nobody has ordered here before, or the shop does not say: it is filled in by hand' },
  },
});
