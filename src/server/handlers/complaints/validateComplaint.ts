import { loginOfSecured } from '../../account/current-customer.ts';
import { problemsOf } from '../../complaints/complaints.ts';
import type { Handler } from '../../contract/operations.ts';

export const validateComplaint: Handler<'validateComplaint'> = async ({ shop, body, request }) => ({ problems: await problemsOf(shop.database.kysely, shop, loginOfSecured(request).subject, body.fields) });
