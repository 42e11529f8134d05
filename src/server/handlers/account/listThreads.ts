import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';
import { listThreads as list } from '../../messages/read-threads.ts';

export const listThreads: Handler<'listThreads'> = ({ shop, request }) => list(shop.database.kysely, { customerId: loginOfSecured(request).subject });
