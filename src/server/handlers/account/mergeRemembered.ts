import { loginOfSecured } from '../../account/current-customer.ts';
import { mergeMemory } from '../../account/customer-belongings.ts';
import type { Handler } from '../../contract/operations.ts';

export const mergeRemembered: Handler<'mergeRemembered'> = ({ shop, body, request }) => mergeMemory(shop, loginOfSecured(request).subject, body);
