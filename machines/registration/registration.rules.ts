import { missingFields, type Fields } from '../missing-fields.ts';
import type { RegistrationContext } from './registration.types.ts';

type Written = Pick<RegistrationContext, 'fields' | 'withIdentity'>;

/** What keeps an account from being asked for. */
export function missingDetails({ fields, withIdentity }: Written): Fields {
  return missingFields({ fields, required: ['email', ...(withIdentity ? [] : ['password']), 'firstName', 'lastName', 'terms'] });
}

/** What keeps another mail from being asked for. */
export function missingAddress({ fields }: Pick<Written, 'fields'>): Fields {
  return missingFields({ fields, required: ['email'] });
}
