import { loginOfSecured } from '../../account/current-customer.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';

/** Takes the reservation off the account; it stays what it is, and its mails open it as before. */
export const disclaimReservation: Handler<'disclaimReservation'> = async ({ shop, params, request }) => {
  const { subject } = loginOfSecured(request);
  const { id } = await ownOrder(shop.database.kysely, subject, params.reservationId);
  await shop.database.kysely.updateTable('orders').set({ customer_id: null, customer_label: '' }).where('id', '=', id).where('customer_id', '=', subject).execute();
  return { status: 'done' as const };
};
