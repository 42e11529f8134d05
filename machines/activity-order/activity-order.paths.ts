import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { activityOrderMachine } from './activity-order.machine.ts';
import type { ActivityOrder, ActivityOrderInput, ActivityTransaction } from './activity-order.types.ts';

const order: ActivityOrder = {
  orderId: 'o', number: 'V-2026-000001', status: 'placed', isGivenUp: false, contact: { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.cz', phone: '+420777123456' },
  activities: [], totalPrice: 200_000, paidPrice: 0, duePrice: 200_000, currency: 'CZK', payBy: '2026-06-15T11:00:00.000Z', token: 't',
};
export const exampleOrderInput: ActivityOrderInput = {
  order, key: 'k', underWay: null, transaction: null, variants: [{ code: 'advance', amount: 40_000 }, { code: 'full', amount: 200_000 }],
  banks: [{ code: 'card', name: 'Visa', kind: 'card', available: true }, { code: 'night', name: 'Noční banka', kind: 'bank', available: false }],
};
export const transactionWith = (status: ActivityTransaction['status']): ActivityTransaction => ({ transactionId: 'x', status, amount: 40_000, order });
const refused = (code: string) => ({ status: 409, body: { code, errors: [] } });
const opened = (changes: Partial<ActivityOrderInput>) => ({ input: { ...exampleOrderInput, ...changes }, events: [] });

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const activityOrderPaths = pathsOf(activityOrderMachine, [
  {
    input: exampleOrderInput,
    events: [
      { type: 'activityOrder.chooseVariant', variant: 'full' }, { type: 'activityOrder.chooseMethod', method: 'card' }, { type: 'activityOrder.chooseMethod', method: 'night' }, { type: 'activityOrder.pay' },
      answer('startTransaction', { redirectUrl: '/bank' }), failure('startTransaction'), failure('startTransaction', refused('method-unavailable')), failure('startTransaction', refused('payment-in-progress')), failure('startTransaction', refused('variant-unavailable')),
      ...[{ order, variants: [{ code: 'full' as const, amount: 160_000 }] }, { order, variants: [] }, { order: { ...order, status: 'cancelled' as const }, variants: [] }].map((payable) => answer('fetchPayable', { ...payable, underWay: null })), failure('fetchPayable'),
    ],
    // The tries grow without end.
    serialize: ({ value, context: { variant, method } }) => ({ value, variant, method }),
  },
  {
    input: exampleOrderInput,
    events: [
      { type: 'activityOrder.cancel' }, { type: 'activityOrder.keep' }, { type: 'activityOrder.confirmCancel' }, { type: 'activityOrder.chooseMethod', method: 'card' }, { type: 'activityOrder.pay' },
      answer('startTransaction', { redirectUrl: '/bank' }),
      answer('cancelOrder', { ...order, status: 'cancelled', isGivenUp: true }), failure('cancelOrder'), failure('cancelOrder', refused('payment-in-progress')), failure('cancelOrder', refused('already-paid')),
      ...[{ order: { ...order, status: 'advance-paid' as const }, variants: [{ code: 'full' as const, amount: 160_000 }] }, { order, variants: [] }, { order: { ...order, status: 'cancelled' as const }, variants: [] }].map((payable) => answer('fetchUncancelled', { ...payable, underWay: null })), failure('fetchUncancelled'),
    ],
    // The tries grow without end.
    serialize: ({ value, context: { method, order: { status } } }) => ({ value, method, status }),
  },
  // The rest of an order whose advance is paid: it is cancelled by telephone.
  {
    input: { ...exampleOrderInput, order: { ...order, status: 'advance-paid' }, variants: [{ code: 'full', amount: 160_000 }] },
    events: [{ type: 'activityOrder.cancel' }, { type: 'activityOrder.chooseMethod', method: 'card' }, { type: 'activityOrder.pay' }, answer('startTransaction', { redirectUrl: '/bank' })],
    serialize: ({ value, context: { method } }) => ({ value, method }),
  },
  { input: { ...exampleOrderInput, variants: [{ code: 'full', amount: 200_000 }] }, events: [{ type: 'activityOrder.chooseVariant', variant: 'advance' }, { type: 'activityOrder.chooseMethod', method: 'card' }, { type: 'activityOrder.pay' }, answer('startTransaction', { redirectUrl: '/bank' })], serialize: ({ value, context: { variant, method } }) => ({ value, variant, method }) },
  {
    input: { ...exampleOrderInput, transaction: transactionWith('pending') },
    events: [
      { type: 'activityOrder.askAgain' }, streamed('timeToAsk'), streamed('timeToAsk', 'due'), failure('timeToAsk'), failure('askTransaction'),
      ...(['pending', 'paid', 'refused', 'returned'] as const).map((status) => answer('askTransaction', transactionWith(status))),
    ],
  },
  opened({ transaction: transactionWith('paid') }),
  opened({ transaction: transactionWith('cancelled') }),
  opened({ transaction: transactionWith('returned') }),
  opened({ order: { ...order, status: 'cancelled' }, variants: [] }),
  opened({ order: { ...order, status: 'paid' }, variants: [] }),
]);
