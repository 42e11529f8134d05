import { assign, emit, setup } from 'xstate';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { failureOf } from '../failure.ts';
import { orderOfFailure } from '../ordered-before.ts';
import { ports } from '../port.ts';
import { unpaidOrdersOf } from '../unpaid-orders.ts';
import { everythingIsFree, moveOf, problemsOf, problemsOfFailure, shownItems } from './activity-basket.rules.ts';
import type { ActivityBasketCommand, ActivityBasketContext, ActivityBasketFact, ActivityBasketInput, ActivityBasketPorts, ActivityCart } from './activity-basket.types.ts';

type Choice<Type extends ActivityBasketCommand['type']> = Extract<ActivityBasketCommand, { type: Type }>;

/** Activities in a basket, who orders them, and the order [excursion.checkout]. */
export const activityBasketMachine = setup({
  types: {} as {
    context: ActivityBasketContext;
    input: ActivityBasketInput;
    events: ActivityBasketCommand;
    emitted: ActivityBasketFact;
  },
  actors: ports<ActivityBasketPorts>()({ changeBasket: 'promise', fetchBasket: 'promise', placeOrder: 'promise' }),
  actions: {
    planRemoval: assign((_, { itemId }: { itemId: string }) => ({ change: { kind: 'remove' as const, itemId } })),
    planMove: assign(({ context }, { itemId, day, time }: Choice<'activityBasket.move'>) => ({ change: moveOf(context, itemId, day, time) })),
    takeCart: assign((_, { cart }: { cart: ActivityCart }) => ({ cart, change: null })),
    forgetChange: assign(() => ({ change: null })),
    takeContact: assign(({ context }, { field, value }: Choice<'activityBasket.setContact'>) => ({
      contact: { ...context.contact, [field]: visibleText(value) }, problems: { ...context.problems, [field]: undefined },
    })),
    takeAgreement: assign(({ context }, { agrees }: { agrees: boolean }) => ({ agrees, problems: { ...context.problems, agrees: undefined } })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    markRefused: assign(({ event }) => ({ problems: problemsOfFailure(failureOf(event)) })),
    takeUnpaidOrders: assign(({ event }) => ({ unpaid: unpaidOrdersOf(failureOf(event)) })),
    // Its basket's cookie opens the order as well.
    announceEarlierOrder: emit(({ event }) => ({ type: 'activityBasket.ordered' as const, orderId: orderOfFailure(failureOf(event)) ?? '', token: '' })),
    announceOrder: emit((_, { orderId, token }: { orderId: string; token: string }) => ({ type: 'activityBasket.ordered' as const, orderId, token })),
  },
  guards: {
    isKnown: ({ context }, { itemId }: { itemId: string }) => context.cart.items.some((item) => item.itemId === itemId),
    isReady: ({ context }) => everythingIsFree(context) && Object.keys(problemsOf(context)).length === 0,
    isOutdated: ({ event }) => ['time-full', 'price-changed', 'basket-changed', 'not-found'].includes(failureOf(event).code ?? ''),
    isAboutChange: ({ context: { change } }) => change !== null,
    isOrdered: ({ event }) => orderOfFailure(failureOf(event)) !== undefined,
    isOneTooMany: ({ event }) => failureOf(event).code === 'too-many-unpaid-orders',
    isIncomplete: ({ event }) => failureOf(event).code === 'details-invalid',
  },
}).createMachine({
  id: 'activityBasket',
  description: 'Activities in a basket, who orders them, and the order',
  context: ({ input: { cart } }) => ({ cart, contact: { firstName: '', lastName: '', email: '', phone: '' }, agrees: false, problems: {}, change: null, unpaid: [] }),
  initial: 'open',
  states: {
    open: {
      description: 'The basket can be changed, and who orders can be written',
      initial: 'known',
      on: {
        'activityBasket.remove': { guard: { type: 'isKnown', params: ({ event }) => event }, target: 'changing', actions: { type: 'planRemoval', params: ({ event }) => event } },
        'activityBasket.move': { guard: { type: 'isKnown', params: ({ event }) => event }, target: 'changing', actions: { type: 'planMove', params: ({ event }) => event } },
        'activityBasket.setContact': { actions: { type: 'takeContact', params: ({ event }) => event } },
        'activityBasket.setAgreement': { actions: { type: 'takeAgreement', params: ({ event }) => event } },
        'activityBasket.order': [
          { guard: 'isReady', target: 'placing', actions: 'markProblems' },
          { actions: 'markProblems' },
        ],
      },
      states: {
        known: { description: 'As the shop told it' },
        outdated: { description: 'Something in it has filled or has another price since; it is shown anew' },
        changeFailed: { description: 'A change did not reach the shop' },
        incomplete: { description: 'The shop refused what was written' },
        tooManyUnpaid: { description: 'Too many orders wait for their payment; the page leads to the visitor\'s own of them' },
        failed: { description: 'The order did not reach the shop, or what was refused could not be looked up; everything is still there' },
      },
    },
    changing: {
      description: 'The shop is told of a change',
      on: {
        'activityBasket.setContact': { actions: { type: 'takeContact', params: ({ event }) => event } },
        'activityBasket.setAgreement': { actions: { type: 'takeAgreement', params: ({ event }) => event } },
      },
      invoke: {
        id: 'changeBasket',
        src: 'changeBasket',
        input: ({ context }) => context.change ?? { kind: 'remove', itemId: '' },
        onDone: { target: 'open.known', actions: { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: 'isOrdered', target: 'ordered', actions: 'announceEarlierOrder' },
          { guard: 'isOutdated', target: 'refreshing' },
          { target: 'open.changeFailed', actions: 'forgetChange' },
        ],
      },
    },
    placing: {
      description: 'The order is placed and its places are taken, once',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ contact: context.contact, items: shownItems(context), totalPrice: context.cart.total }),
        onDone: { target: 'ordered', actions: { type: 'announceOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOutdated', target: 'refreshing' },
          { guard: 'isOrdered', target: 'ordered', actions: 'announceEarlierOrder' },
          { guard: 'isOneTooMany', target: 'open.tooManyUnpaid', actions: 'takeUnpaidOrders' },
          { guard: 'isIncomplete', target: 'open.incomplete', actions: 'markRefused' },
          { target: 'open.failed' },
        ],
      },
    },
    refreshing: {
      description: 'A change or the order came too late: what is different now is looked up',
      invoke: {
        id: 'fetchBasket',
        src: 'fetchBasket',
        input: {},
        onDone: { target: 'open.outdated', actions: { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: [{ guard: 'isAboutChange', target: 'open.changeFailed', actions: 'forgetChange' }, { target: 'open.failed' }],
      },
    },
    ordered: { description: 'The order is placed, here or before in another tab; paying or seeing it comes next' },
  },
});
