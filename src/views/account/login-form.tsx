import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { selectDigits, selectEmail, selectIsMailedAgain, selectIsOfField, selectIsWaiting, selectLoginStep, selectPassword, selectProblem } from '../../../machines/login/login.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useHref } from '../../parts/page.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { IdentityButtons, IdentityProblem } from './identity-buttons.tsx';
import * as styles from './account.styles.ts';

/** The name, its password, the digits of a mail: one after another [account.login]. */
export function LoginForm({ data: { providers, returnTo, problem: identityProblem } }: { data: Extract<AccountData, { name: 'login' }> }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const root = useFlowRoot('login');
  const step = useRunningFlow('login', selectLoginStep);
  const problem = useRunningFlow('login', selectProblem);
  const isWaiting = useRunningFlow('login', selectIsWaiting);
  const isOfField = useRunningFlow('login', selectIsOfField);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(isOfField && !isWaiting);
  const focused = useRef(step);
  useEffect(() => {
    // The field that had the focus is gone: it goes on in the next one.
    if (focused.current !== step) container.current?.querySelector('input')?.focus();
    focused.current = step;
  }, [step, container]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'login.submit' });
  };
  return (
    <div {...root} className={styles.page}>
      <IdentityProblem problem={identityProblem} />
      <form ref={container} className={styles.form} onSubmit={submit} noValidate>
        {problem !== null && !isOfField && <Notice live tone="negative" action={problem === 'notActivated' ? <a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a> : undefined}>{t(`account.login.${problem}`)}</Notice>}
        {step === 'name' && <NameField />}
        {step === 'password' && <PasswordField />}
        {step === 'digits' && <DigitsField />}
        <div><Button type="submit" tone="primary" size="large" wide busy={isWaiting}>{t(step === 'name' ? 'account.login.next' : 'account.login.submit')}</Button></div>
        {step !== 'name' && <div><Button tone="link" onClick={() => dispatch({ type: 'login.startOver' })}>{t('account.login.startOver')}</Button></div>}
      </form>
      {step === 'name' && <IdentityButtons providers={providers} returnTo={returnTo} />}
      <p><a href={href('/mytui/password-reset')}>{t('account.passwordReset.title')}</a></p>
      <p><a href={href('/mytui/register')}>{t('account.register.title')}</a></p>
      <p><a href={href('/mytui/help')}>{t('account.help.title')}</a></p>
    </div>
  );
}

/** In words, where it is what was written that is wrong. */
function useFieldError(): string | undefined {
  const t = useTranslator();
  const problem = useRunningFlow('login', (snapshot) => (selectIsOfField(snapshot) ? selectProblem(snapshot) : null));
  return problem === null ? undefined : t(`account.login.${problem}`);
}

function NameField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const email = useRunningFlow('login', selectEmail);
  const error = useFieldError();
  return <Field id="login-email" label={t('account.field.email')} error={error}>{(control) => <TextInput {...control} type="email" autoComplete="username" autoCapitalize="off" enterKeyHint="next" maxLength={254} value={email} onChange={(event) => dispatch({ type: 'login.setEmail', email: event.currentTarget.value })} />}</Field>;
}

function PasswordField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const email = useRunningFlow('login', selectEmail);
  const password = useRunningFlow('login', selectPassword);
  const error = useFieldError();
  return <Field id="login-password" label={t('account.field.password')} hint={email} error={error}>{(control) => <TextInput {...control} type="password" autoComplete="current-password" enterKeyHint="go" value={password} onChange={(event) => dispatch({ type: 'login.setPassword', password: event.currentTarget.value })} />}</Field>;
}

function DigitsField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const digits = useRunningFlow('login', selectDigits);
  const error = useFieldError();
  const isMailedAgain = useRunningFlow('login', selectIsMailedAgain);
  return (
    <>
      <Field id="login-digits" label={t('account.field.digits')} hint={t('account.login.digits.hint')} error={error}>{(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" enterKeyHint="go" maxLength={12} value={digits} onChange={(event) => dispatch({ type: 'login.setDigits', digits: event.currentTarget.value })} />}</Field>
      {isMailedAgain && <Notice live tone="positive">{t('account.login.mailedAgain')}</Notice>}
      <div><Button tone="link" onClick={() => dispatch({ type: 'login.resend' })}>{t('account.login.resend')}</Button></div>
    </>
  );
}
