import { processPaymentPath } from '../../../domain/urls/pages/checkout-url.ts';
import { localisedPath } from '../../../domain/market/language.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';
import { startPayment } from '../../payment/start-payment.ts';

/** The checkout's payment, with the way back into the customer area [account.payment]. */
export const payReservation: Handler<'payReservation'> = async ({ shop, params, body, language, request }) => {
  const { id } = await ownOrder(shop.database.kysely, loginOfSecured(request).subject, params.reservationId);
  const returnPath = localisedPath(language, `/mytui/payment/success/${id}`);
  return startPayment(shop, id, { ...body, language, returnPath, progressPath: localisedPath(language, processPaymentPath(id)) });
};
