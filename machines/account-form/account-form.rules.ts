import type { AccountFormContext, AccountFormKind } from './account-form.types.ts';

/** What stands there twice when it is sent twice. */
const ONCE: readonly AccountFormKind[] = ['register', 'participant', 'cancel', 'message', 'reply', 'faq'];

/** Whether a form that was answered may be sent again as it stands. */
export function mayRepeat(kind: AccountFormKind): boolean {
  return !ONCE.includes(kind);
}

/** Fields that may not stay empty and are. */
export function missingFields({ fields, required }: Pick<AccountFormContext, 'fields' | 'required'>): AccountFormContext['problems'] {
  return Object.fromEntries(required.filter((field) => (fields[field] ?? '').trim() === '').map((field) => [field, 'required']));
}
