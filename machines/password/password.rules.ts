import { missingFields, type Fields } from '../missing-fields.ts';
import type { PasswordContext } from './password.types.ts';

type Written = Pick<PasswordContext, 'fields' | 'entry' | 'email'>;

/** Whose password it is: who is logged in, else who says so. */
export function emailOf({ fields, email }: Omit<Written, 'entry'>): string {
  return email || (fields.email ?? '').trim();
}

/** What keeps a mail from being asked for. */
export function missingAddress({ fields }: Pick<Written, 'fields'>): Fields {
  return missingFields({ fields, required: ['email'] });
}

/** What keeps a new password from being saved. */
export function missingPassword({ fields, entry, email }: Written): Fields {
  return missingFields({ fields, required: entry === 'link' ? ['password'] : [...(email === '' ? ['email'] : []), 'oldPassword', 'password'] });
}
