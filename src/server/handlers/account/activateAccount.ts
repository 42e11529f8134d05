import { activate } from '../../account/registration.ts';
import type { Handler } from '../../contract/operations.ts';

export const activateAccount: Handler<'activateAccount'> = async ({ shop, body }) => ({ status: await activate(shop, body.token) });
