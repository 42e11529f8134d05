import { emailError } from '../../src/domain/booking/contact-rules.ts';
import { missingFields, type Fields } from '../missing-fields.ts';
import type { PasswordAnswer, PasswordContext } from './password.types.ts';

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

/** Of who is logged in only the old password can be wrong: that is said at its field. */
export function refusedBy({ email }: Pick<Written, 'email'>, { refusal, problems }: Extract<PasswordAnswer, { status: 'refused' }>): Pick<PasswordContext, 'refusal' | 'problems'> {
  return refusal === 'wrong-credentials' && email !== '' ? { refusal: '', problems: { oldPassword: 'wrongPassword' } } : { refusal, problems };
}
