import { loginOfSecured } from '../../account/current-customer.ts';
import { cancelReservation as cancel } from '../../account/reservation-changes.ts';
import type { Handler } from '../../contract/operations.ts';

export const cancelReservation: Handler<'cancelReservation'> = async ({ shop, params, body, request }) => {
  await cancel(shop, loginOfSecured(request).subject, params.reservationId, body.agreedFee);
  shop.background.runNow();
  return { status: 'done' as const };
};
