import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { isItem, ports } from '../port.ts';
import { amountOf, askPause, MAX_QUESTIONS } from './activity-order.rules.ts';
import type { ActivityOrder, ActivityOrderCommand, ActivityOrderContext, ActivityOrderFact, ActivityOrderInput, ActivityOrderPorts, ActivityTransaction, Payable } from './activity-order.types.ts';

/** Ordered activities until they are paid: how much, by which bank, and what the bank decided [excursion.checkout]. */
export const activityOrderMachine = setup({
  types: {} as {
    context: ActivityOrderContext;
    input: ActivityOrderInput;
    events: ActivityOrderCommand;
    emitted: ActivityOrderFact;
  },
  actors: ports<ActivityOrderPorts>()({ startTransaction: 'promise', fetchPayable: 'promise', cancelOrder: 'promise', askTransaction: 'promise', timeToAsk: 'stream' }),
  actions: {
    // A choice made anew is another payment: its key must not find the earlier one.
    takeVariant: assign(({ context }, { variant }: { variant: ActivityOrderContext['variant'] }) => ({ variant, attempt: context.attempt + 1 })),
    takeMethod: assign(({ context }, { method }: { method: string }) => ({ method, attempt: context.attempt + 1 })),
    tryAnew: assign({ attempt: ({ context }) => context.attempt + 1 }),
    dropMethod: assign({ method: null }),
    takePayable: assign(({ context }, { order, variants, underWay }: Payable) => ({
      order, variants, underWay, variant: (variants.find(({ code }) => code === context.variant) ?? variants[0])?.code ?? context.variant, attempt: context.attempt + 1,
    })),
    takeCancelled: assign((_, { order }: { order: ActivityOrder }) => ({ order, variants: [], underWay: null })),
    takeRedirect: assign((_, { redirectUrl }: { redirectUrl: string }) => ({ redirectUrl })),
    takeTransaction: assign((_, { transaction }: { transaction: ActivityTransaction }) => ({ transaction, order: transaction.order })),
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    forgetQuestions: assign({ asked: 0 }),
    announceStart: emit(({ context: { redirectUrl } }) => ({ type: 'activityOrder.paymentStarted' as const, redirectUrl })),
    announceOutcome: emit(({ context: { transaction, order } }, { outcome }: { outcome: 'paid' | 'failed' }) => ({
      type: 'activityOrder.decided' as const, outcome, transactionId: transaction?.transactionId ?? '', token: order.token,
    })),
  },
  guards: {
    isPaid: ({ context: { transaction } }) => transaction?.status === 'paid',
    isRefused: ({ context: { transaction } }) => transaction?.status === 'refused' || transaction?.status === 'cancelled',
    isReturned: ({ context: { transaction } }) => transaction?.status === 'returned',
    isPending: ({ context: { transaction } }) => transaction?.status === 'pending',
    isCancelled: ({ context: { order } }) => order.status === 'cancelled',
    nothingIsPaid: ({ context: { order } }) => order.status === 'placed',
    isSettled: ({ context: { variants } }) => variants.length === 0,
    isOffered: ({ context: { variants } }, { variant }: { variant: string }) => variants.some(({ code }) => code === variant),
    isAvailable: ({ context: { banks } }, { method }: { method: string }) => banks.some(({ code, available }) => code === method && available),
    methodIsChosen: ({ context: { method } }) => method !== null,
    mayAskAgain: ({ context: { asked } }) => asked < MAX_QUESTIONS,
    bankIsClosed: ({ event }) => failureOf(event).code === 'method-unavailable',
    isUnderWay: ({ event }) => failureOf(event).code === 'payment-in-progress',
    // Paid, cancelled or partly paid meanwhile: what can be paid is asked anew.
    orderHasChanged: ({ event }) => ['already-paid', 'order-cancelled', 'variant-unavailable', 'price-changed'].includes(failureOf(event).code ?? ''),
    // Something was paid meanwhile, or the bank has the money or does not say.
    cannotBeCancelled: ({ event }) => ['already-paid', 'payment-in-progress'].includes(failureOf(event).code ?? ''),
    orderIsCancelled: (_, { order }: Payable) => order.status === 'cancelled',
    nothingIsLeft: (_, { variants }: Payable) => variants.length === 0,
    isDue: ({ event }) => isItem(event, 'due'),
  },
}).createMachine({
  id: 'activityOrder',
  description: 'Ordered activities until they are paid',
  context: ({ input }) => ({ ...input, variant: input.variants[0]?.code ?? 'full', method: null, redirectUrl: '', asked: 0, attempt: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides by what is known where the order stands',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isReturned', target: 'returned' },
        { guard: 'isPending', target: 'waiting' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isSettled', target: 'settled' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The advance or all, and the bank',
      initial: 'open',
      on: {
        'activityOrder.chooseVariant': { guard: { type: 'isOffered', params: ({ event }) => event }, actions: { type: 'takeVariant', params: ({ event }) => event } },
        'activityOrder.chooseMethod': { guard: { type: 'isAvailable', params: ({ event }) => event }, target: '.open', actions: { type: 'takeMethod', params: ({ event }) => event } },
        'activityOrder.pay': [{ guard: 'methodIsChosen', target: 'starting' }, { target: '.methodMissing' }],
        'activityOrder.cancel': { guard: 'nothingIsPaid', target: 'askedToCancel' },
      },
      states: {
        open: { description: 'The choice is open' },
        methodMissing: { description: 'No bank was chosen' },
        methodUnavailable: { description: 'The chosen bank takes no payments now' },
        changed: { description: 'The order has changed since the choice: there is another sum to look at' },
        underWay: { description: 'The bank has another payment of this order in hand' },
        failed: { description: 'The payment could not be started; trying again is safe' },
        notCancelled: { description: 'The order stands: money came meanwhile, or its bank has it in hand' },
        cancelFailed: { description: 'The shop could not be told to cancel, or what it refused could not be looked up; trying again is safe' },
      },
    },
    askedToCancel: {
      description: 'Whoever wants to cancel is asked once',
      on: { 'activityOrder.keep': 'choosing', 'activityOrder.confirmCancel': 'cancelling' },
    },
    cancelling: {
      description: 'The shop is told to cancel; a payment that nobody has finished is closed at its bank for it',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { order: { orderId, token } } }) => ({ orderId, token }),
        onDone: { target: 'cancelled', actions: { type: 'takeCancelled', params: ({ event }) => ({ order: event.output }) } },
        onError: [{ guard: 'cannotBeCancelled', target: 'lookingUp' }, { target: 'choosing.cancelFailed' }],
      },
    },
    lookingUp: {
      description: 'Money was quicker than the cancelling: what is left to pay is looked up',
      invoke: {
        id: 'fetchUncancelled',
        src: 'fetchPayable',
        input: ({ context: { order: { orderId, token } } }) => ({ orderId, token }),
        onDone: [
          { guard: { type: 'orderIsCancelled', params: ({ event }) => event.output }, target: 'cancelled', actions: { type: 'takePayable', params: ({ event }) => event.output } },
          { guard: { type: 'nothingIsLeft', params: ({ event }) => event.output }, target: 'settled', actions: { type: 'takePayable', params: ({ event }) => event.output } },
          { target: 'choosing.notCancelled', actions: { type: 'takePayable', params: ({ event }) => event.output } },
        ],
        onError: 'choosing.cancelFailed',
      },
    },
    starting: {
      description: 'Asks where the bank waits; nothing pressed starts a second payment',
      invoke: {
        id: 'startTransaction',
        src: 'startTransaction',
        input: ({ context: { order: { orderId, token }, variants, variant, method, key, attempt } }) => ({ orderId, token, variant, amount: amountOf(variants, variant), method: method ?? '', idempotencyKey: `${key}-${attempt}` }),
        onDone: { target: 'leaving', actions: { type: 'takeRedirect', params: ({ event }) => event.output } },
        onError: [
          { guard: 'bankIsClosed', target: 'choosing.methodUnavailable', actions: 'dropMethod' },
          { guard: 'isUnderWay', target: 'choosing.underWay' },
          { guard: 'orderHasChanged', target: 'refreshing' },
          { target: 'choosing.failed' },
        ],
      },
    },
    refreshing: {
      description: 'Paid, cancelled or partly paid elsewhere since the page was opened: what is left to pay is looked up',
      invoke: {
        id: 'fetchPayable',
        src: 'fetchPayable',
        input: ({ context: { order: { orderId, token } } }) => ({ orderId, token }),
        onDone: [
          { guard: { type: 'orderIsCancelled', params: ({ event }) => event.output }, target: 'cancelled', actions: { type: 'takePayable', params: ({ event }) => event.output } },
          { guard: { type: 'nothingIsLeft', params: ({ event }) => event.output }, target: 'settled', actions: { type: 'takePayable', params: ({ event }) => event.output } },
          { target: 'choosing.changed', actions: { type: 'takePayable', params: ({ event }) => event.output } },
        ],
        onError: 'choosing.failed',
      },
    },
    leaving: {
      description: 'The browser leaves for the bank; who comes back by Back goes there again while it waits, pays anew when it has refused, or chooses otherwise',
      entry: 'announceStart',
      on: {
        'activityOrder.chooseVariant': { guard: { type: 'isOffered', params: ({ event }) => event }, target: 'choosing', actions: { type: 'takeVariant', params: ({ event }) => event } },
        'activityOrder.chooseMethod': { guard: { type: 'isAvailable', params: ({ event }) => event }, target: 'choosing', actions: { type: 'takeMethod', params: ({ event }) => event } },
        'activityOrder.pay': { target: 'starting', actions: 'tryAnew' },
        'activityOrder.cancel': { guard: 'nothingIsPaid', target: 'askedToCancel' },
      },
    },
    waiting: {
      description: 'The bank has not decided yet; asks again after a pause that grows',
      invoke: {
        id: 'timeToAsk',
        src: 'timeToAsk',
        input: ({ context }) => ({ pause: askPause(context.asked) }),
        onSnapshot: { guard: 'isDue', target: 'asking' },
        onError: 'stillWaiting',
      },
      on: { 'activityOrder.askAgain': 'asking' },
    },
    asking: {
      description: 'Asks what the bank decided',
      entry: 'countQuestion',
      invoke: {
        id: 'askTransaction',
        src: 'askTransaction',
        input: ({ context: { transaction, order } }) => ({ transactionId: transaction?.transactionId ?? '', token: order.token }),
        onDone: { target: 'judging', actions: { type: 'takeTransaction', params: ({ event }) => ({ transaction: event.output }) } },
        onError: 'judging',
      },
    },
    judging: {
      description: 'Looks at what is known now',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isReturned', target: 'returned' },
        { guard: 'mayAskAgain', target: 'waiting' },
        { target: 'stillWaiting' },
      ],
    },
    stillWaiting: {
      description: 'It takes long: the shop writes when the bank decides',
      on: { 'activityOrder.askAgain': { target: 'asking', actions: 'forgetQuestions' } },
    },
    paid: { description: 'The bank took the money', entry: { type: 'announceOutcome', params: { outcome: 'paid' } } },
    refused: { description: 'The bank refused, or the customer gave up there', entry: { type: 'announceOutcome', params: { outcome: 'failed' } } },
    returned: { description: 'The order did not need the money: it comes back', entry: { type: 'announceOutcome', params: { outcome: 'failed' } } },
    settled: { description: 'Nothing is left to pay' },
    cancelled: { description: 'The customer cancelled it, or nothing was paid in time: the places went back' },
  },
});
