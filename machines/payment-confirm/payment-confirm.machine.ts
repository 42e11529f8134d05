import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { isItem, ports } from '../port.ts';
import { confirmPause, MAX_QUESTIONS } from './payment-confirm.rules.ts';
import type {
  PaymentConfirmCommand, PaymentConfirmContext, PaymentConfirmFact, PaymentConfirmInput, PaymentConfirmPorts, PaymentOutcome, PaymentStatus,
} from './payment-confirm.types.ts';

/** The customer is back from the bank: asks, a bounded number of times, what the bank decided [page.payment-confirm]. */
export const paymentConfirmMachine = setup({
  types: {} as {
    input: PaymentConfirmInput;
    context: PaymentConfirmContext;
    events: PaymentConfirmCommand;
    emitted: PaymentConfirmFact;
  },
  actors: { ...ports<PaymentConfirmPorts>()({ addConfirmation: 'promise', timeToAsk: 'stream' }) },
  actions: {
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    forgetQuestions: assign({ asked: 0 }),
    announce: emit(({ context }, outcome: PaymentOutcome) => ({ type: 'paymentConfirm.decided', outcome, orderId: context.orderId })),
  },
  guards: {
    statusIs: (_, { payment, status }: { payment: PaymentStatus; status: PaymentOutcome | 'none' }) => payment.status === status,
    mayAskAgain: ({ context }) => context.asked < MAX_QUESTIONS,
    orderIsMissing: ({ event }) => failureOf(event).status === 404,
    isDue: ({ event }) => isItem(event, 'due'),
  },
}).createMachine({
  id: 'paymentConfirm',
  description: 'What the bank decided about a payment',
  context: ({ input }) => ({ orderId: input.orderId, token: input.token, asked: 0 }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks where the payment stands',
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        id: 'addConfirmation',
        src: 'addConfirmation',
        input: ({ context: { orderId, token } }) => ({ orderId, token }),
        onDone: [
          { guard: { type: 'statusIs', params: ({ event }) => ({ payment: event.output, status: 'paid' }) }, target: 'paid' },
          { guard: { type: 'statusIs', params: ({ event }) => ({ payment: event.output, status: 'refused' }) }, target: 'refused' },
          { guard: { type: 'statusIs', params: ({ event }) => ({ payment: event.output, status: 'cancelled' }) }, target: 'cancelled' },
          { guard: { type: 'statusIs', params: ({ event }) => ({ payment: event.output, status: 'none' }) }, target: 'nothing' },
          { guard: 'mayAskAgain', target: 'waiting' },
          { target: 'stillWaiting' },
        ],
        onError: [
          { guard: 'orderIsMissing', target: 'missing' },
          { guard: 'mayAskAgain', target: 'waiting' },
          { target: 'failed' },
        ],
      },
    },
    waiting: {
      description: 'The bank has not decided yet; asks again after a pause that grows',
      invoke: {
        id: 'timeToAsk',
        src: 'timeToAsk',
        input: ({ context }) => ({ pause: confirmPause(context.asked) }),
        onSnapshot: { guard: 'isDue', target: 'asking' },
        onError: 'stillWaiting',
      },
      on: { 'paymentConfirm.askAgain': { target: 'asking' } },
    },
    stillWaiting: {
      description: 'It takes longer than usual: the shop will write when the bank decides, and the customer may ask once more',
      on: { 'paymentConfirm.askAgain': { target: 'asking', actions: 'forgetQuestions' } },
    },
    failed: {
      description: 'The shop could not be asked; the payment itself is safe with the bank',
      on: { 'paymentConfirm.askAgain': { target: 'asking', actions: 'forgetQuestions' } },
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
      description: 'The customer gave up at the bank; the order waits for another try',
      entry: { type: 'announce', params: 'cancelled' },
    },
    nothing: { description: 'No payment of this order is under way: no bank will answer' },
    missing: { description: 'There is no such order, or it is not this visitor\'s' },
  },
});
