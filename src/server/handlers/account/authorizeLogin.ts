import { authorizeByDigits } from '../../account/log-in.ts';
import type { Handler } from '../../contract/operations.ts';

export const authorizeLogin: Handler<'authorizeLogin'> = ({ shop, body, request }) => authorizeByDigits(shop, { ...body, address: request.ip });
