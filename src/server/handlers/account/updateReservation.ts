import { loginOfSecured } from '../../account/current-customer.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';

/** What its owner calls it. */
export const updateReservation: Handler<'updateReservation'> = async ({ shop, params, body, request }) => {
  const { subject } = loginOfSecured(request);
  const { id } = await ownOrder(shop.database.kysely, subject, params.reservationId);
  await shop.database.kysely.updateTable('orders').set({ customer_label: body.label.trim().slice(0, 60) }).where('id', '=', id).where('customer_id', '=', subject).execute();
  return { status: 'done' as const };
};
