import { loginOfSecured } from '../../account/current-customer.ts';
import { readComplaint } from '../../complaints/complaints.ts';
import type { Handler } from '../../contract/operations.ts';

export const getComplaint: Handler<'getComplaint'> = ({ shop, params, language, request }) => readComplaint(shop, loginOfSecured(request).subject, params.complaintId, language);
