import { nameFields } from '../../domain/market/name-fields.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { FormField } from './form-control.tsx';

/** Fields that several forms of the customer area have. */
export function useAccountFields() {
  const t = useTranslator();
  const email: FormField = { name: 'email', label: t('account.field.email'), kind: 'email', autoComplete: 'email' };
  const newPassword: FormField = { name: 'password', label: t('account.field.newPassword'), kind: 'password', autoComplete: 'new-password', hint: t('account.field.newPassword.hint') };
  const name = {
    firstName: { name: 'firstName', label: t('account.field.firstName'), autoComplete: 'given-name' },
    lastName: { name: 'lastName', label: t('account.field.lastName'), autoComplete: 'family-name' },
  };
  const names: FormField[] = nameFields(t.language).map((field) => name[field]);
  return { email, newPassword, names };
}
