import type { Handler } from '../../contract/operations.ts';
import { recordNotice } from '../../payment/record-notice.ts';

export const notifyPayment: Handler<'notifyPayment'> = async ({ shop, headers, body }) => ({
  status: await recordNotice(shop, body, headers.signature),
});
