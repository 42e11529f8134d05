import { saveAgreements as save } from '../../account/agreements.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const saveAgreements: Handler<'saveAgreements'> = async ({ shop, body, request }) => {
  await save(shop, loginOfSecured(request).subject, { ...body, address: request.ip });
  return { status: 'done' as const };
};
