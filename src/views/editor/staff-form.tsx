import type { FormEvent } from 'react';
import type { NewStaff } from '../../../machines/staff-form/staff-form.types.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './editor-page.styles.ts';

const ROLES: readonly NewStaff['role'][] = ['agent', 'editor', 'admin'];
const REFUSALS = ['email-taken', 'email-invalid', 'password-refused', 'incomplete'] as const;
const TEXTS = [['name', 'text', 80], ['email', 'email', 254], ['password', 'password', 400]] as const;

/** Admins add who may sign in, and remove who may no more. */
export function StaffForm() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useFlowRoot('staffForm');
  const staff = useRunningFlow('staffForm', ({ context }) => context.staff);
  const refusal = useRunningFlow('staffForm', ({ context }) => context.refusal);
  const added = useRunningFlow('staffForm', ({ context }) => context.added);
  const isAdding = useRunningFlow('staffForm', (snapshot) => snapshot.matches('adding'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'staffForm.submit' });
  };
  return (
    <section className={styles.kind} {...root} aria-label={t('editor.staff.title')}>
      <h2>{t('editor.staff.title')}</h2>
      {added !== '' && <Notice tone="positive" live>{t('editor.staff.added', { name: added })}</Notice>}
      {refusal !== '' && <Notice tone="negative" live>{t(`editor.staff.refusal.${REFUSALS.find((known) => known === refusal) ?? 'other'}`)}</Notice>}
      <form className={styles.signIn} onSubmit={submit}>
        {TEXTS.map(([name, type, maxLength]) => (
          <Field key={name} id={`staff-${name}`} label={t(`editor.staff.${name}`)} required>
            {(control) => <TextInput {...control} type={type} maxLength={maxLength} autoComplete={name === 'password' ? 'new-password' : 'off'} value={staff[name]} onChange={(event) => dispatch({ type: 'staffForm.set', staff: { [name]: event.currentTarget.value } })} />}
          </Field>
        ))}
        <Field id="staff-role" label={t('editor.staff.role')}>
          {(control) => <Select {...control} value={staff.role} options={ROLES.map((value) => ({ value, label: t(`editor.staff.role.${value}`) }))} onChange={(event) => dispatch({ type: 'staffForm.set', staff: { role: event.currentTarget.value as NewStaff['role'] } })} />}
        </Field>
        <Button type="submit" tone="primary" busy={isAdding}>{t('editor.staff.submit')}</Button>
      </form>
      <Colleagues />
    </section>
  );
}

function Colleagues() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const colleagues = useRunningFlow('staffForm', ({ context }) => context.colleagues);
  const hasFailed = useRunningFlow('staffForm', ({ context }) => context.hasListFailed);
  const leaving = useRunningFlow('staffForm', ({ context }) => context.leaving);
  const isRemoving = useRunningFlow('staffForm', (snapshot) => snapshot.matches('removing'));
  return (
    <div className={styles.kind}>
      <h2>{t('editor.staff.colleagues')}</h2>
      {hasFailed && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'staffForm.refresh' })}>{t('shell.retry')}</Button>}>{t('editor.staff.listFailed')}</Notice>}
      <ul className={styles.documents}>
        {colleagues.map(({ id, name, email, role, isOneself }) => (
          <li key={id} className={styles.document}>
            <span className={styles.colleague}>{name}, {email}, {t(`editor.staff.role.${role}`)}</span>
            {!isOneself && leaving?.id !== id && <Button tone="link" aria-label={t('editor.staff.remove.of', { name })} onClick={() => dispatch({ type: 'staffForm.remove', id })}>{t('editor.staff.remove')}</Button>}
            {leaving?.id === id && (
              <Notice tone="warning" live action={<><Button tone="outline" busy={isRemoving} onClick={() => dispatch({ type: 'staffForm.confirm' })}>{t('editor.staff.remove.confirm')}</Button>{' '}<Button tone="link" onClick={() => dispatch({ type: 'staffForm.cancel' })}>{t('editor.staff.remove.cancel')}</Button></>}>
                {t('editor.staff.remove.text', { name })}
              </Notice>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
