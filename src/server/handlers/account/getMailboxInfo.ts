import { ATTACHMENT_BYTES, ATTACHMENT_TYPES, MESSAGE_LENGTH, MOST_ATTACHMENTS } from '../../../domain/messages/message-limits.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';
import { serviceNow } from '../../messages/service-now.ts';
import { unreadOf } from '../../messages/read-threads.ts';

export const getMailboxInfo: Handler<'getMailboxInfo'> = async ({ shop, request }) => ({
  unread: await unreadOf(shop.database.kysely, { customerId: loginOfSecured(request).subject }),
  service: serviceNow(shop.clock),
  limits: { textLength: MESSAGE_LENGTH, attachments: MOST_ATTACHMENTS, attachmentBytes: ATTACHMENT_BYTES, attachmentTypes: Object.keys(ATTACHMENT_TYPES) },
});
