import { emailError } from '../../src/domain/booking/checkout-rules.ts';
import { missingFields, type Fields } from '../missing-fields.ts';
import type { PasswordContext } from './password.types.ts';

type Written = Pick<PasswordContext, 'fields' | 'entry' | 'email'>;

/** Whose password it is: who is logged in, else who says so. */
export function emailOf({ fields, email }: Omit<Written, 'entry'>): string {
  return email || (fields.email ?? '').trim();
}

/** What keeps a mail from being asked for: the shop tells nobody who has an account, so it would answer as if it had sent one. */
export function missingAddress({ fields: { email = '' } }: Pick<Written, 'fields'>): Fields {
  const problem = emailError(email);
  return problem === undefined ? {} : { email: problem };
}

/** What keeps a new password from being saved. */
export function missingPassword({ fields, entry, email }: Written): Fields {
  return missingFields({ fields, required: entry === 'link' ? ['password'] : [...(email === '' ? ['email'] : []), 'oldPassword', 'password'] });
}
