import type { AccountFormContext } from './account-form.types.ts';

/** Fields that may not stay empty and are. */
export function missingFields({ fields, required }: Pick<AccountFormContext, 'fields' | 'required'>): AccountFormContext['problems'] {
  return Object.fromEntries(required.filter((field) => (fields[field] ?? '').trim() === '').map((field) => [field, 'required']));
}
