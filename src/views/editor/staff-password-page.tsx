import type { FormEvent } from 'react';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { StaffPage } from './staff-page.tsx';
import * as styles from './editor-page.styles.ts';

const FIELDS = [['currentPassword', 'current-password'], ['password', 'new-password']] as const;
const PROBLEMS = ['required', 'wrongPassword', 'isOld', 'isName', 'leaked', 'tooShort', 'tooLong'] as const;

/** Where staff change their own password. */
export function StaffPasswordPage() {
  const t = useTranslator();
  return <StaffPage title={t('editor.password.title')}><SignedIn /></StaffPage>;
}

function SignedIn() {
  const t = useTranslator();
  const root = useFlowRoot('staffPassword');
  const state = root['data-state'];
  return (
    <div tabIndex={-1} {...root}>
      {state === 'changed' && <Notice tone="positive" live>{t('editor.password.done')}</Notice>}
      {(state === 'writing' || state === 'saving') && <Form />}
    </div>
  );
}

function Form() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const fields = useRunningFlow('staffPassword', ({ context }) => context.fields);
  const problems = useRunningFlow('staffPassword', ({ context }) => context.problems);
  const refusal = useRunningFlow('staffPassword', ({ context }) => context.refusal);
  const isSaving = useRunningFlow('staffPassword', (snapshot) => snapshot.matches('saving'));
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(!isSaving && Object.values(problems).some((problem) => problem !== ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'staffPassword.submit' });
  };
  const told = (problem = '') => (problem === '' ? undefined : t(`editor.password.problem.${PROBLEMS.find((known) => known === problem) ?? 'other'}`));
  return (
    <form ref={container} className={styles.signIn} noValidate onSubmit={submit}>
      <p>{t('editor.password.text')}</p>
      {refusal !== '' && <Notice tone="negative" live>{t(refusal.startsWith('too-many') ? 'editor.signIn.tooMany' : 'editor.password.failed')}</Notice>}
      {FIELDS.map(([name, autoComplete]) => (
        <Field key={name} id={`staff-${name}`} label={t(`editor.password.${name}`)} hint={name === 'password' ? t('editor.password.hint') : undefined} error={told(problems[name])} required>
          {(control) => <TextInput {...control} type="password" maxLength={400} autoComplete={autoComplete} value={fields[name] ?? ''} onChange={(event) => dispatch({ type: 'staffPassword.setField', field: name, value: event.currentTarget.value })} />}
        </Field>
      ))}
      <Button type="submit" tone="primary" busy={isSaving}>{t('editor.password.submit')}</Button>
    </form>
  );
}
