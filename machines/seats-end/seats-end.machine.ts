import { assign, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import type { PaymentOptions } from '../payment/payment.types.ts';
import { ports } from '../port.ts';
import { askingTime, CLOCK_TICK, isSameOrder } from './seats-end.rules.ts';
import type { SeatsEndContext, SeatsEndInput, SeatsEndPorts } from './seats-end.types.ts';

/** What the clock has told; undefined before its first tick. */
interface Tick { now: number | undefined }
const tick = ({ event }: { event: { snapshot: { context: number | undefined } } }): Tick => ({ now: event.snapshot.context });

/** Seats that nobody pays for are let go, and the price of their order falls: once their time is over, the shop is asked what is due [upsell.seat-once] [payment.variants]. */
export const seatsEndMachine = setup({
  types: {} as {
    input: SeatsEndInput;
    context: SeatsEndContext;
    output: PaymentOptions;
  },
  actors: ports<SeatsEndPorts>()({ clock: 'stream', fetchPaymentOptions: 'promise' }),
  actions: {
    takeOptions: assign((_, options: PaymentOptions) => ({ options })),
  },
  guards: {
    seatsWait: ({ context: { known } }) => askingTime(known) !== null,
    isTimeToAsk: ({ context: { known } }, { now }: Tick) => now !== undefined && now >= askingTime(known)!,
    isAsBefore: ({ context: { known } }, options: PaymentOptions) => isSameOrder(known, options),
    orderIsMissing: ({ event }) => failureOf(event).status === 404,
  },
}).createMachine({
  id: 'seatsEnd',
  description: 'Asks what is due of an order once the time is over for which its seats wait for the payment',
  context: ({ input: { orderId, token, known } }) => ({ orderId, token, known, options: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Seats wait, or there are none',
      always: [{ guard: 'seatsWait', target: 'waiting' }, { target: 'withoutSeats' }],
    },
    waiting: {
      description: 'The seats wait still, or the shop could not say: the clock asks again',
      invoke: {
        id: 'clock',
        src: 'clock',
        input: ({ context: { known } }) => ({ period: CLOCK_TICK, towards: askingTime(known)! }),
        onSnapshot: { guard: { type: 'isTimeToAsk', params: tick }, target: 'asking' },
        // Without its clock the shop still refuses another sum.
        onError: {},
      },
    },
    asking: {
      description: 'Asks what is due now',
      invoke: {
        id: 'fetchPaymentOptions',
        src: 'fetchPaymentOptions',
        input: ({ context: { orderId, token } }) => ({ orderId, token }),
        onDone: [
          { guard: { type: 'isAsBefore', params: ({ event }) => event.output }, target: 'waiting' },
          { target: 'asked', actions: { type: 'takeOptions', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'orderIsMissing', target: 'missing' }, { target: 'waiting' }],
      },
    },
    asked: { description: 'The shop has said what is due', type: 'final' },
    withoutSeats: { description: 'No seats wait for the payment' },
    missing: { description: 'The order is no longer this visitor\'s: the next press says so' },
  },
  output: ({ context }) => context.options!,
});
