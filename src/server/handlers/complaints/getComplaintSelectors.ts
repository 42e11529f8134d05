import { loginOfSecured } from '../../account/current-customer.ts';
import { complaintSelectors } from '../../complaints/complaint-selectors.ts';
import type { Handler } from '../../contract/operations.ts';

export const getComplaintSelectors: Handler<'getComplaintSelectors'> = async ({ shop, request }) => ({ selectors: await complaintSelectors(shop.database.kysely, loginOfSecured(request).subject) });
