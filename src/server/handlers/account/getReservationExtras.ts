import { loginOfSecured } from '../../account/current-customer.ts';
import { reservationExtras } from '../../account/reservation-extras.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';

export const getReservationExtras: Handler<'getReservationExtras'> = async ({ shop, params, language, request }) => {
  const { kysely } = shop.database;
  return reservationExtras(kysely, shop, await ownOrder(kysely, loginOfSecured(request).subject, params.reservationId), language);
};
