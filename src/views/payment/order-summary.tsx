import { useFormat } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { TripSummary } from '../checkout/trip/trip-summary.tsx';
import { orderParty } from './order-party.ts';

/** The holiday of an order, always in view. */
export function OrderSummary({ order }: { order: Order }) {
  const format = useFormat();
  return <TripSummary offer={order.offer} party={orderParty(order, format)} totalPrice={order.totalPrice} />;
}
