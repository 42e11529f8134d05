import { nameError } from '../../../domain/checkout-rules.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import { fieldProblem } from '../../account/registration.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

export const saveCustomer: Handler<'saveCustomer'> = async ({ shop, body, request }) => {
  const errors = [...fieldProblem('firstName', nameError(body.firstName)), ...fieldProblem('lastName', nameError(body.lastName))];
  if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
  await shop.database.kysely.updateTable('customer').set({
    first_name: body.firstName.trim(), last_name: body.lastName.trim(), phone: body.phone.trim(), street: body.street.trim(), city: body.city.trim(), zip: body.zip.trim(),
  }).where('id', '=', loginOfSecured(request).subject).execute();
  return { status: 'done' as const };
};
