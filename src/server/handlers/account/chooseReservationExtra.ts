import { loginOfSecured } from '../../account/current-customer.ts';
import { reservationExtras, wantExtra } from '../../account/reservation-extras.ts';
import type { Handler } from '../../contract/operations.ts';

export const chooseReservationExtra: Handler<'chooseReservationExtra'> = async ({ shop, params, body, language, request }) => {
  const order = await wantExtra(shop, loginOfSecured(request).subject, params.reservationId, body, language);
  return reservationExtras(shop.database.kysely, shop, order, language);
};
