import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { selectDigits, selectEmail, selectIsMailedAgain, selectIsWaiting, selectLoginStep, selectPassword, selectProblem } from '../../../machines/login/login.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useHref } from '../../parts/page.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    // The field that had the focus is gone: it goes on in the next one.
    if (focused.current !== step) form.current?.querySelector('input')?.focus();
    focused.current = step;
  }, [step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'login.submit' });
  };
  return (
    <div {...root} className={styles.page}>
      <IdentityProblem problem={identityProblem} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {problem !== null && <Notice live tone="negative" action={problem === 'notActivated' ? <a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a> : undefined}>{t(`account.login.${problem}`)}</Notice>}
        {step === 'name' && <NameField />}
        {step === 'password' && <PasswordField />}
        {step === 'digits' && <DigitsField />}
        <div><Button type="submit" tone="primary" size="large" busy={isWaiting}>{t(step === 'name' ? 'account.login.next' : 'account.login.submit')}</Button></div>
        {step !== 'name' && <div><Button tone="link" onClick={() => dispatch({ type: 'login.startOver' })}>{t('account.login.startOver')}</Button></div>}
      </form>
      {step === 'name' && <IdentityButtons providers={providers} returnTo={returnTo} />}
      <p><a href={href('/mytui/password-reset')}>{t('account.passwordReset.title')}</a></p>
      <p><a href={href('/mytui/register')}>{t('account.register.title')}</a></p>
      <p><a href={href('/mytui/help')}>{t('account.help.title')}</a></p>
    </div>
  );
}

function NameField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const email = useRunningFlow('login', selectEmail);
  return <Field id="login-email" label={t('account.field.email')}>{(control) => <TextInput {...control} type="email" autoComplete="username" autoCapitalize="off" maxLength={254} value={email} onChange={(event) => dispatch({ type: 'login.setEmail', email: event.currentTarget.value })} />}</Field>;
}

function PasswordField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const email = useRunningFlow('login', selectEmail);
  const password = useRunningFlow('login', selectPassword);
  return <Field id="login-password" label={t('account.field.password')} hint={email}>{(control) => <TextInput {...control} type="password" autoComplete="current-password" value={password} onChange={(event) => dispatch({ type: 'login.setPassword', password: event.currentTarget.value })} />}</Field>;
}

function DigitsField() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const digits = useRunningFlow('login', selectDigits);
  const isMailedAgain = useRunningFlow('login', selectIsMailedAgain);
  return (
    <>
      <Field id="login-digits" label={t('account.field.digits')} hint={t('account.login.digits.hint')}>{(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={12} value={digits} onChange={(event) => dispatch({ type: 'login.setDigits', digits: event.currentTarget.value })} />}</Field>
      {isMailedAgain && <Notice live tone="positive">{t('account.login.mailedAgain')}</Notice>}
      <div><Button tone="link" onClick={() => dispatch({ type: 'login.resend' })}>{t('account.login.resend')}</Button></div>
    </>
  );
}
