import { loginOfSecured } from '../../account/current-customer.ts';
import { submitComplaint as submit } from '../../complaints/complaints.ts';
import type { Handler } from '../../contract/operations.ts';

export const submitComplaint: Handler<'submitComplaint'> = ({ shop, body, language, request }) => submit(shop, loginOfSecured(request).subject, { ...body, language });
