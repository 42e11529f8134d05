import { loginOfSecured } from '../../account/current-customer.ts';
import { enqueueDocument } from '../../account/enqueue-document.ts';
import { ownOrder } from '../../account/reservation-rows.ts';
import type { Handler } from '../../contract/operations.ts';

export const sendDocument: Handler<'sendDocument'> = async ({ shop, params, body, request }) => {
  const { subject } = loginOfSecured(request);
  await enqueueDocument(shop, subject, await ownOrder(shop.database.kysely, subject, params.reservationId), body.document);
  shop.background.runNow();
  return { status: 'sent' as const };
};
