import { loginOfSecured } from '../../account/current-customer.ts';
import { changeOwner as change } from '../../account/reservation-changes.ts';
import type { Handler } from '../../contract/operations.ts';

export const changeOwner: Handler<'changeOwner'> = async ({ shop, params, body, request }) => {
  await change(shop, loginOfSecured(request).subject, params.reservationId, body);
  return { status: 'done' as const };
};
