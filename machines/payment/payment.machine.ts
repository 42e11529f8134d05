import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import { seatsEndMachine } from '../seats-end/seats-end.machine.ts';
import { amountOf, choiceOf, firstVariant, hasAnotherSum, isMethodAvailable, isPaid, isPending, lostSeats, offersVariant, withoutMethod } from './payment.rules.ts';
import type {
  PaymentCommand, PaymentContext, PaymentFact, PaymentInput, PaymentOptions, PaymentPorts, PaymentVariant,
} from './payment.types.ts';

const told = ({ event }: { event: { output: PaymentOptions } }): PaymentOptions => event.output;
const takeOptions = { type: 'takeOptions' as const, params: told };
const takeSum = { type: 'takeSum' as const, params: told };
/** Nothing is to be paid any more. */
const whereOver = [
  { guard: { type: 'orderIsCancelled' as const, params: told }, target: 'cancelled' as const, actions: takeOptions },
  { guard: { type: 'orderIsPaid' as const, params: told }, target: 'paid' as const, actions: takeOptions },
];
/** As long as seats wait for the payment, what is due is asked again at the end of their time. */
const seatsEnd = {
  id: 'seatsEnd',
  src: 'seatsEnd',
  input: ({ context: { orderId, token, options } }: { context: PaymentContext }) => ({ orderId, token, known: options }),
  // Without it the shop still refuses another sum.
  onError: {},
} as const;

/** From an order to the bank's page; one key a choice, so that no retry charges twice [payment.once] [payment.variants]. */
export const paymentMachine = setup({
  types: {} as {
    input: PaymentInput;
    context: PaymentContext;
    events: PaymentCommand;
    emitted: PaymentFact;
    children: { fetchPaymentOptions: 'fetchPaymentOptions'; newKey: 'newKey'; startPayment: 'startPayment'; seatsEnd: 'seatsEnd' };
  },
  actors: {
    ...ports<PaymentPorts>()({
      fetchPaymentOptions: 'promise', newKey: 'promise', startPayment: 'promise',
    }),
    seatsEnd: seatsEndMachine,
  },
  actions: {
    takeOptions: assign((_, options: PaymentOptions) => ({ options, variant: firstVariant(options), hasChanged: false })),
    // What is still offered of a choice stays chosen; its key would find a payment of the sum before.
    takeSum: assign(({ context }, options: PaymentOptions) => ({ options, ...choiceOf(context, options), idempotencyKey: null, hasChanged: false })),
    noteChange: assign({ hasChanged: true, idempotencyKey: null }),
    // Another choice is another payment: its key must not find the earlier one.
    chooseVariant: assign((_, variant: PaymentVariant) => ({ variant, idempotencyKey: null })),
    chooseMethod: assign((_, method: string) => ({ method, idempotencyKey: null })),
    dropMethod: assign(({ context }) => ({ options: withoutMethod(context), method: null, idempotencyKey: null })),
    dropKey: assign({ idempotencyKey: null }),
    keepKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    // The shop finds the payment under way by its choice, in whichever browser it was started.
    takeLatest: assign(({ context }) => ({ ...context.options?.latest, idempotencyKey: null })),
    takeRedirect: assign((_, redirectUrl: string) => ({ redirectUrl })),
    announceStart: emit(({ context }) => ({
      type: 'payment.started', orderId: context.orderId, redirectUrl: context.redirectUrl ?? '',
    })),
    announceMissingMethod: emit({ type: 'payment.refused', missing: 'method' }),
  },
  guards: {
    orderIsCancelled: (_, options: PaymentOptions) => options.order.status === 'cancelled',
    orderIsPaid: (_, options: PaymentOptions) => isPaid(options),
    paymentIsPending: (_, options: PaymentOptions) => isPending(options),
    seatsAreGone: ({ context }, options: PaymentOptions) => lostSeats(context.options, options),
    hasAnotherSum: ({ context }, options: PaymentOptions) => hasAnotherSum(context.options, options),
    hasChanged: ({ context }) => context.hasChanged,
    isOffered: ({ context }, variant: PaymentVariant) => offersVariant(context.options, variant),
    isAvailable: ({ context }, method: string) => isMethodAvailable(context.options, method),
    noneIsAvailable: ({ context }) => context.options?.banks.every(({ available }) => !available) === true,
    methodIsChosen: ({ context }) => isMethodAvailable(context.options, context.method),
    latestIsKnown: ({ context }) => context.options?.latest != null,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    orderIsMissing: ({ event }) => failureOf(event).status === 404,
    // Paid, cancelled, due in full or without its seats meanwhile: what can be paid is asked anew.
    orderHasChanged: ({ event }) => ['already-paid', 'variant-unavailable', 'price-changed', 'order-cancelled'].includes(failureOf(event).code ?? ''),
    refusedAsPending: ({ event }) => failureOf(event).code === 'payment-in-progress',
    refusedAsUnavailable: ({ event }) => failureOf(event).code === 'method-unavailable',
  },
}).createMachine({
  id: 'payment',
  description: 'Pays an order: how much, by which bank, and over to that bank',
  context: ({ input }) => ({
    orderId: input.orderId, token: input.token, options: null, variant: 'full', method: null, idempotencyKey: null, redirectUrl: null, hasChanged: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asks what is due and how it can be paid',
      tags: 'busy',
      invoke: {
        id: 'fetchPaymentOptions',
        src: 'fetchPaymentOptions',
        input: ({ context: { orderId, token } }) => ({ orderId, token }),
        onDone: [
          ...whereOver,
          { guard: { type: 'paymentIsPending', params: told }, target: 'inProgress', actions: takeOptions },
          { guard: { type: 'seatsAreGone', params: told }, target: 'choosing.seatsGone', actions: takeSum },
          { guard: 'hasChanged', target: 'choosing.changed', actions: takeSum },
          { target: 'choosing', actions: takeOptions },
        ],
        onError: [{ guard: 'orderIsMissing', target: 'missing' }, { target: 'loadFailed' }],
      },
    },
    loadFailed: {
      description: 'The options could not be fetched',
      on: { 'payment.retry': { target: 'loading' } },
    },
    choosing: {
      description: 'Deposit or full price, and the bank',
      initial: 'open',
      invoke: {
        ...seatsEnd,
        onDone: [
          ...whereOver,
          { guard: { type: 'seatsAreGone', params: told }, target: '.seatsGone', reenter: true, actions: takeSum },
          { guard: { type: 'hasAnotherSum', params: told }, target: '.changed', reenter: true, actions: takeSum },
          { target: '.open', reenter: true, actions: takeSum },
        ],
      },
      on: {
        'payment.chooseVariant': {
          guard: { type: 'isOffered', params: ({ event }) => event.variant },
          actions: { type: 'chooseVariant', params: ({ event }) => event.variant },
        },
        'payment.chooseMethod': {
          guard: { type: 'isAvailable', params: ({ event }) => event.method },
          target: '.open',
          actions: { type: 'chooseMethod', params: ({ event }) => event.method },
        },
        // Nobody takes payments just now: the only thing to do is to look again.
        'payment.retry': { guard: 'noneIsAvailable', target: 'loading' },
        'payment.start': [
          { guard: 'methodIsChosen', target: 'starting' },
          { target: '.methodMissing', actions: 'announceMissingMethod' },
        ],
      },
      states: {
        open: { description: 'The choice is open' },
        methodMissing: { description: 'Payment was asked for without a bank' },
        seatsGone: { description: 'The time is over for which the seats waited: they and their price are no longer part of the order' },
        changed: { description: 'The order has changed since the choice: there is another sum to look at' },
        methodUnavailable: { description: 'The bank that was chosen takes no payments now; another one will do' },
      },
    },
    starting: {
      description: 'Leads to the bank; nothing the customer clicks starts a second payment',
      initial: 'choosingKey',
      states: {
        choosingKey: {
          description: 'One key a choice: the same choice tried again finds the payment that was started before',
          always: [{ guard: 'hasKey', target: 'asking' }, { target: 'makingKey' }],
        },
        makingKey: {
          description: 'A first try of this choice takes a new key',
          invoke: {
            id: 'newKey',
            src: 'newKey',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: { target: 'asking', actions: { type: 'keepKey', params: ({ event }) => event.output } },
            onError: { target: '#payment.startFailed' },
          },
        },
        asking: {
          description: 'Asks the shop where the bank waits',
          invoke: {
            id: 'startPayment',
            src: 'startPayment',
            input: ({ context: { orderId, token, options, variant, method, idempotencyKey } }) =>
              ({ orderId, token, variant, amount: amountOf(options, variant), method: method!, idempotencyKey: idempotencyKey! }),
            onDone: {
              target: '#payment.redirecting',
              actions: { type: 'takeRedirect', params: ({ event }) => event.output.redirectUrl },
            },
            onError: [
              { guard: 'orderHasChanged', target: '#payment.loading', actions: 'noteChange' },
              { guard: 'refusedAsPending', target: '#payment.undecided', actions: 'dropKey' },
              { guard: 'refusedAsUnavailable', target: '#payment.choosing.methodUnavailable', actions: 'dropMethod' },
              { guard: 'orderIsMissing', target: '#payment.missing' },
              { target: '#payment.startFailed' },
            ],
          },
        },
      },
    },
    startFailed: {
      description: 'No answer from the shop: trying again with the same key is safe',
      on: {
        'payment.retry': { target: 'starting' },
        'payment.chooseAnother': { target: 'choosing' },
      },
    },
    redirecting: {
      description: 'The browser is leaving for the bank; coming back by Back, the customer may choose again',
      entry: 'announceStart',
      on: {
        'payment.resume': { target: 'redirecting', reenter: true },
        'payment.chooseAnother': { target: 'loading', actions: 'dropKey' },
      },
    },
    inProgress: {
      description: 'A payment is under way at the bank',
      invoke: {
        ...seatsEnd,
        onDone: [
          ...whereOver,
          { guard: { type: 'paymentIsPending', params: told }, target: 'inProgress', reenter: true, actions: takeOptions },
          { guard: { type: 'seatsAreGone', params: told }, target: 'choosing.seatsGone', actions: takeOptions },
          { guard: { type: 'hasAnotherSum', params: told }, target: 'choosing.changed', actions: takeOptions },
          { target: 'choosing', actions: takeOptions },
        ],
      },
      on: {
        // A part of the customer's choosing is not found by its choice: the page of its progress leads to the bank.
        'payment.resume': { guard: 'latestIsKnown', target: 'starting', actions: 'takeLatest' },
        'payment.chooseAnother': { target: 'choosing', actions: 'dropKey' },
        'payment.retry': { target: 'loading' },
      },
    },
    undecided: {
      description: 'The bank has another payment of this order in hand: none is opened before it says how that one ended',
      on: { 'payment.retry': { target: 'loading' } },
    },
    paid: { description: 'Nothing is left to pay' },
    cancelled: { description: 'The order was cancelled and takes no payments' },
    missing: { description: 'There is no such order, or it is not this visitor\'s' },
  },
});
