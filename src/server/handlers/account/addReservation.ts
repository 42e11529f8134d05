import { askForClaim } from '../../account/claim-reservation.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

/** The same answer whether there is such a booking or not [account.reservations]. */
export const addReservation: Handler<'addReservation'> = async ({ shop, body, request }) => {
  await sameTime(askForClaim(shop, loginOfSecured(request).subject, body));
  shop.background.runNow();
  return { status: 'sent' as const };
};
