import { loginOfSecured } from '../../account/current-customer.ts';
import { complaintsOf } from '../../complaints/complaints.ts';
import type { Handler } from '../../contract/operations.ts';

export const listComplaints: Handler<'listComplaints'> = async ({ shop, language, request }) => ({ complaints: await complaintsOf(shop, loginOfSecured(request).subject, language) });
