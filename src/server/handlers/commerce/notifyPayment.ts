import { recordActivityNotice } from '../../activities/activity-payments.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { recordNotice } from '../../payment/record-notice.ts';

export const notifyPayment: Handler<'notifyPayment'> = async ({ shop, headers, body }) => {
  if (!shop.payments.verify(body, headers.signature)) throw new Problem(401, 'signature-invalid', { title: 'The signature does not hold' });
  return { status: (await recordActivityNotice(shop, body)) ?? (await recordNotice(shop, body, headers.signature)) };
};
