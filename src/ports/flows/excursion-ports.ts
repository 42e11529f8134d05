/** Ports of the flows of excursions; pages of other matters do without them. */
import type { FlowPorts } from '../../bus/flows.ts';
import type { Api } from '../../api/create-api.ts';

export type ExcursionPorts = Pick<FlowPorts, 'activity' | 'activityBasket' | 'activityOrder'>;

/** Without what only a browser can do. */
export function createExcursionPorts(api: Api): Omit<ExcursionPorts, 'activity' | 'activityOrder'> & { activity: Omit<FlowPorts['activity'], 'newKey'>; activityOrder: Omit<FlowPorts['activityOrder'], 'timeToAsk'> } {
  return {
    activity: {
      async fetchTimes({ activityId, from }, context) {
        const { times, timesFrom, timesTo, hasLater } = await api.GET('/api/www/activity/activities/{activityId}', { params: { path: { activityId }, query: { from } }, ...context });
        return { times, timesFrom, timesTo, hasLater };
      },
      async saveItem(item, context) {
        await api.POST('/api/www/activity/cart/items', { body: item, ...context });
      },
    },
    activityBasket: {
      changeBasket: (change, context) => (change.kind === 'remove'
        ? api.POST('/api/www/activity/cart/items/{itemId}/remove', { params: { path: { itemId: change.itemId } }, ...context })
        : api.POST('/api/www/activity/cart/items', { body: change.item, ...context })),
      fetchBasket: (_, context) => api.GET('/api/www/activity/cart', { ...context }),
      placeOrder: (order, context) => api.POST('/api/www/activity/cart/order', { body: { ...order, termsAccepted: true }, ...context }),
    },
    activityOrder: {
      startTransaction: ({ orderId, token, ...body }, context) => api.POST('/api/www/activity/transaction/{orderId}', { params: { path: { orderId }, query: { token } }, body, ...context }),
      fetchPayable: ({ orderId, token }, context) => api.GET('/api/www/activity/payment-info/{orderId}', { params: { path: { orderId }, query: { token } }, ...context }),
      cancelOrder: ({ orderId, token }, context) => api.POST('/api/www/activity/cancel/{orderId}', { params: { path: { orderId }, query: { token } }, ...context }),
      askTransaction: (transaction, context) => api.POST('/api/www/activity/confirmations', { body: transaction, ...context }),
    },
  };
}
