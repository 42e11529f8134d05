import { loginOfSecured } from '../../account/current-customer.ts';
import { threadsOf } from '../../account/threads.ts';
import type { Handler } from '../../contract/operations.ts';

export const listThreads: Handler<'listThreads'> = ({ shop, request }) => threadsOf(shop.database.kysely, loginOfSecured(request).subject);
