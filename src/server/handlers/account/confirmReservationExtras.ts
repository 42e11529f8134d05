import { loginOfSecured } from '../../account/current-customer.ts';
import { confirmExtras, reservationExtras } from '../../account/reservation-extras.ts';
import type { Handler } from '../../contract/operations.ts';

export const confirmReservationExtras: Handler<'confirmReservationExtras'> = async ({ shop, params, body, language, request }) => {
  const order = await confirmExtras(shop, loginOfSecured(request).subject, params.reservationId, body);
  shop.background.runNow();
  return reservationExtras(shop.database.kysely, shop, order, language);
};
