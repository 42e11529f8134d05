import { loginOfSecured } from '../../account/current-customer.ts';
import { reservationAnswer } from '../../account/reservation-answer.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';

export const getReservation: Handler<'getReservation'> = async ({ shop, params, language, request }) => {
  const { subject } = loginOfSecured(request);
  return reservationAnswer(shop, await ownOrder(shop.database.kysely, subject, params.reservationId), subject, language);
};
