import { customerErrors } from '../../../domain/booking/customer-details.ts';
import { phoneNumberOf } from '../../../domain/booking/phone-number.ts';
import { HOME_COUNTRY_CODES } from '../../../domain/market/home-countries.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import { fieldProblem } from '../../account/registration.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

export const saveCustomer: Handler<'saveCustomer'> = async ({ shop, body, request }) => {
  const named = Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value.trim()])) as typeof body;
  const phoneIsWrong = HOME_COUNTRY_CODES.every((country) => phoneNumberOf(named.phone ?? '', country) === undefined);
  const errors = Object.entries(customerErrors(named, phoneIsWrong)).flatMap(([field, code]) => fieldProblem(field, code));
  if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
  const { firstName, lastName, phone, street, city, zip } = named;
  await shop.database.kysely.updateTable('customer').set((eb) => ({
    first_name: firstName ?? eb.ref('first_name'), last_name: lastName ?? eb.ref('last_name'), phone: phone ?? eb.ref('phone'),
    street: street ?? eb.ref('street'), city: city ?? eb.ref('city'), zip: zip ?? eb.ref('zip'),
  })).where('id', '=', loginOfSecured(request).subject).execute();
  return { status: 'done' as const };
};
