import type { components } from '../../../openapi/generated/commerce.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { orderPlacedPath } from '../../domain/urls/pages/checkout-url.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { ActivityTile } from './excursions.page.ts';
import type { PageLoader, PagePlan, Visit } from '../page-plan.ts';

export type Order = components['schemas']['Order'];

/** What the pages after the bank show. */
export interface OrderData {
  order: Order;
  /** `?token=…` for links to other pages of the order, else empty. */
  orderToken: string;
  /** What can be done at the place and on the days of the holiday; on the page of the order only. */
  activities?: ActivityTile[];
}

/** Choosing how to pay [page.payment]. */
export const paymentPage: PageLoader<'checkoutPayment'> = async (visit) => {
  // Fails with the API's 404 for an order that is not the visitor's.
  await fetchOrder(visit);
  return orderPlan(visit, 'checkout.payment.title', null, [{ address: 'payment', input: accessOf(visit) }, { address: 'accordion#trip', input: { sections: ['trip'], expanded: [] } }]);
};

/** Back from the bank: asks where the payment stands [page.payment-confirm]. */
export const paymentConfirmPage: PageLoader<'checkoutPaymentConfirm'> = async (visit) => {
  await fetchOrder(visit);
  return orderPlan(visit, 'checkout.confirm.title', null, [{ address: 'paymentConfirm', input: accessOf(visit) }]);
};

/** While the bank's answer is awaited; without an order it says how an order is found [page.process-payment]. */
export const processPaymentPage: PageLoader<'processPayment'> = async (visit) => {
  if (accessOf(visit).orderId === '') return orderPlan(visit, 'checkout.process.title', null);
  await fetchOrder(visit);
  return orderPlan(visit, 'checkout.process.title', null, [{ address: 'paymentProcess', input: accessOf(visit) }]);
};

/** [page.payment-success] */
export const paymentSuccessPage: PageLoader<'checkoutPaymentSuccess'> = async (visit) => {
  const order = await fetchOrder(visit);
  if (order.status === 'cancelled') return toOrder(visit, order);
  if (order.payment.status !== 'paid' && order.paidPrice === 0) return { redirect: visit.href(`/checkout/payment/confirm/${order.orderId}`) + tokenOf(visit), status: 303 };
  return orderPlan(visit, 'checkout.success.title', { order, orderToken: tokenOf(visit) });
};

/** [page.payment-failed] */
export const paymentFailedPage: PageLoader<'checkoutPaymentFailed'> = async (visit) => {
  const order = await fetchOrder(visit);
  if (order.status === 'cancelled') return toOrder(visit, order);
  if (order.duePrice === 0) return { redirect: visit.href(`/checkout/platba/probehla-uspesne/${order.orderId}`) + tokenOf(visit), status: 303 };
  return orderPlan(visit, 'checkout.failed.title', { order, orderToken: tokenOf(visit) });
};

/** Of a cancelled order its own page tells how it ended: nothing of it is to be paid any more. */
function toOrder(visit: Visit, { reference }: Order): { redirect: string; status: 303 } {
  return { redirect: visit.href(orderPlacedPath(reference)) + tokenOf(visit), status: 303 };
}

/** The order that was placed, by its opaque reference [page.order-placed]. */
export const orderPlacedPage: PageLoader<'checkoutOrderPlaced'> = async (visit) => {
  const encodedData = visit.params.encodedData ?? visit.params.orderId ?? '';
  const order = await visit.api.GET('/api/www/cart/order-placed/{encodedData}', { params: { path: { encodedData }, query: { token: accessOf(visit).token } } });
  const { offer: { destination, startDate, endDate }, travellers } = order;
  const query = { region: destination.region.code, from: startDate, to: endDate, people: travellers.length };
  const { activities } = await fetchOrEmpty('activities', visit.api.GET('/api/www/activity/holiday', { params: { query } }), { activities: [] }, visit.log);
  return orderPlan(visit, 'checkout.placed.title', { order, orderToken: tokenOf(visit), activities });
};

type TitleKey = 'checkout.process.title' | 'checkout.payment.title' | 'checkout.confirm.title' | 'checkout.success.title' | 'checkout.failed.title' | 'checkout.placed.title';

function orderPlan(visit: Visit, title: TitleKey, data: OrderData | null, flows: PagePlan['flows'] = []): PagePlan {
  return {
    data: data ?? { orderToken: tokenOf(visit) },
    cms: null,
    flows,
    policy: { orderToken: tokenOf(visit) },
    conclude: () => ({
      status: 200,
      head: { title: visit.t(title), description: '', canonical: visit.context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
}

function fetchOrder(visit: Visit): Promise<Order> {
  const { orderId, token } = accessOf(visit);
  return visit.api.GET('/api/www/cart/shortOrder/{orderId}', { params: { path: { orderId }, query: { token } } });
}

function accessOf({ params, query }: Visit): { orderId: string; token?: string } {
  const token = query.get('token')?.[0];
  return { orderId: params.orderId ?? '', ...(token !== undefined && { token }) };
}

function tokenOf(visit: Visit): string {
  return formatQueryString({ token: accessOf(visit).token });
}
