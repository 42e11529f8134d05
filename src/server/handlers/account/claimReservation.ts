import { claim } from '../../account/claim-reservation.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const claimReservation: Handler<'claimReservation'> = async ({ shop, body, request }) => {
  const reservationId = await claim(shop, loginOfSecured(request).subject, body.token);
  return reservationId === null ? { status: 'expired' as const, reservationId: '' } : { status: 'done' as const, reservationId };
};
