import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import { isTimeToAsk, PROCESS_TICK } from './payment-process.rules.ts';
import type {
  PaymentProcessCommand, PaymentProcessContext, PaymentProcessFact, PaymentProcessInput, PaymentProcessPorts, PaymentProgress, ProcessOutcome,
} from './payment-process.types.ts';

/** What the clock has told; undefined before its first tick. */
interface Tick { now: number | undefined }
const tick = ({ event }: { event: { snapshot: { context: number | undefined } } }): Tick => ({ now: event.snapshot.context });

/** While the bank's answer is awaited, however long: asked by the clock, decided by the bank [page.process-payment]. */
export const paymentProcessMachine = setup({
  types: {} as {
    input: PaymentProcessInput;
    context: PaymentProcessContext;
    events: PaymentProcessCommand;
    emitted: PaymentProcessFact;
  },
  actors: { ...ports<PaymentProcessPorts>()({ fetchProgress: 'promise', clock: 'stream' }) },
  actions: {
    takeProgress: assign((_, progress: PaymentProgress) => ({ progress })),
    takeTime: assign(({ context }, { now }: Tick) => ({ now: now!, ticks: context.ticks + 1 })),
    beginRound: assign({ ticks: 0 }),
    announce: emit(({ context }, outcome: ProcessOutcome) => ({ type: 'paymentProcess.decided', outcome, orderId: context.orderId })),
  },
  guards: {
    statusIs: (_, { progress, status }: { progress: PaymentProgress; status: PaymentProgress['status'] }) => progress.status === status,
    orderIsMissing: ({ event }) => failureOf(event).status === 404,
    hasTicked: (_, { now }: Tick) => now !== undefined,
    isTimeToAsk: ({ context }, { now }: Tick) => now !== undefined && isTimeToAsk({ ...context, now }),
  },
}).createMachine({
  id: 'paymentProcess',
  description: 'Waits for the bank, however long, and says what can be done meanwhile',
  context: ({ input }) => ({ orderId: input.orderId, token: input.token, progress: null, ticks: 0, now: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks where the payment stands',
      tags: 'busy',
      entry: 'beginRound',
      invoke: {
        id: 'fetchProgress',
        src: 'fetchProgress',
        input: ({ context: { orderId, token } }) => ({ orderId, token }),
        onDone: [
          { guard: { type: 'statusIs', params: ({ event }) => ({ progress: event.output, status: 'paid' }) }, target: 'paid', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
          { guard: { type: 'statusIs', params: ({ event }) => ({ progress: event.output, status: 'refused' }) }, target: 'refused', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
          { guard: { type: 'statusIs', params: ({ event }) => ({ progress: event.output, status: 'cancelled' }) }, target: 'cancelled', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
          { guard: { type: 'statusIs', params: ({ event }) => ({ progress: event.output, status: 'none' }) }, target: 'nothing', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
          { target: 'waiting', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'orderIsMissing', target: 'missing' }, { target: 'waiting.unreachable' }],
      },
    },
    waiting: {
      description: 'The bank has the payment, or the shop could not say: the clock asks again',
      initial: 'bank',
      invoke: {
        id: 'clock',
        src: 'clock',
        input: { period: PROCESS_TICK, towards: 0 },
        onSnapshot: [
          { guard: { type: 'isTimeToAsk', params: tick }, target: 'asking', actions: { type: 'takeTime', params: tick } },
          { guard: { type: 'hasTicked', params: tick }, actions: { type: 'takeTime', params: tick } },
        ],
        onError: {},
      },
      on: { 'paymentProcess.askNow': { target: 'asking' } },
      states: {
        bank: { description: 'The bank has not decided' },
        unreachable: { description: 'The shop could not be asked; the payment is safe with the bank' },
      },
    },
    paid: {
      description: 'The bank took the money',
      entry: { type: 'announce', params: 'paid' },
    },
    refused: {
      description: 'The bank refused; the order waits for another try',
      entry: { type: 'announce', params: 'refused' },
    },
    cancelled: {
      description: 'The customer gave up at the bank, or the shop closed the payment; the order waits for another try',
      entry: { type: 'announce', params: 'cancelled' },
    },
    nothing: { description: 'No payment of this order is under way' },
    missing: { description: 'There is no such order, or it is not this visitor\'s' },
  },
});
