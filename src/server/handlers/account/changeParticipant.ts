import { loginOfSecured } from '../../account/current-customer.ts';
import { changeParticipant as change } from '../../account/reservation-changes.ts';
import type { Handler } from '../../contract/operations.ts';

export const changeParticipant: Handler<'changeParticipant'> = async ({ shop, params, body, request }) => {
  await change(shop, loginOfSecured(request).subject, params.reservationId, body);
  return { status: 'done' as const };
};
