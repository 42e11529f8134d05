import { selectAsksForEmail, selectFields, selectIsWaiting, selectPasswordView, selectProblems, selectRefusal } from '../../../machines/password/password.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { NoPasswordLink } from './account-parts.tsx';
import { FieldsForm } from './fields-form.tsx';
import type { FormField } from './form-control.tsx';
import * as styles from './account.styles.ts';
import { useAccountFields } from './use-account-fields.ts';
import { useLoginHref } from './use-login-href.ts';

/** A new password: by the link of a mail, or by the old one [account.password]. */
export function PasswordView({ of, returnTo = '' }: { of: 'passwordReset' | 'passwordChange'; returnTo?: string }) {
  const t = useTranslator();
  const loginHref = useLoginHref();
  const settings = useHref()('/mytui/settings');
  const { loggedIn } = usePage().context;
  const root = useFlowRoot('password');
  const view = useRunningFlow('password', selectPasswordView);
  return (
    <div {...root} className={styles.page}>
      {view === 'mailUnderWay' && <Notice live tone="positive">{t(of === 'passwordChange' ? 'account.refusal.mail-needed' : 'account.sent')}</Notice>}
      {view === 'linkOver' && <Notice live tone="negative">{t('account.refusal.expired')}</Notice>}
      {(view === 'askingForMail' || view === 'mailUnderWay' || view === 'linkOver') && <Reminder isAgain={view === 'mailUnderWay'} />}
      {view === 'choosing' && <NewPassword />}
      {view === 'changeDue' && <Notice tone="warning">{t('account.passwordChange.due')}</Notice>}
      {view === 'changing' && <p>{t('account.passwordChange.text')}</p>}
      {(view === 'changeDue' || view === 'changing') && <><OldAndNew /><NoPasswordLink /></>}
      {view === 'changed' && <Notice live tone="positive">{t('account.passwordChange.done')}</Notice>}
      <p>
        {loggedIn && view !== 'changed'
          ? <a href={settings}>{t('account.passwordChange.back')}</a>
          : <a href={loginHref(returnTo || (loggedIn ? settings : ''))}>{t('account.login.title')}</a>}
      </p>
    </div>
  );
}

function Reminder({ isAgain }: { isAgain: boolean }) {
  const t = useTranslator();
  const { email } = useAccountFields();
  return <Form press="password.remind" tone={isAgain ? 'action' : 'primary'} submit={t(isAgain ? 'account.passwordReset.again' : 'account.send')} fields={[email]} />;
}

function NewPassword() {
  const t = useTranslator();
  const { newPassword } = useAccountFields();
  return <Form press="password.submit" submit={t('account.passwordChange.submit')} fields={[newPassword]} />;
}

function OldAndNew() {
  const t = useTranslator();
  const { email, newPassword } = useAccountFields();
  const asksForEmail = useRunningFlow('password', selectAsksForEmail);
  return <Form press="password.submit" submit={t('account.passwordChange.submit')} fields={[...(asksForEmail ? [email] : []), { name: 'oldPassword', label: t('account.field.oldPassword'), kind: 'password', autoComplete: 'current-password' }, newPassword]} />;
}

function Form({ press, tone = 'primary', submit, fields }: { press: 'password.remind' | 'password.submit'; tone?: 'primary' | 'action'; submit: string; fields: readonly FormField[] }) {
  const dispatch = useDispatch();
  const refusal = useRunningFlow('password', selectRefusal);
  const written = useRunningFlow('password', selectFields);
  const problems = useRunningFlow('password', selectProblems);
  const isWaiting = useRunningFlow('password', selectIsWaiting);
  return (
    <FieldsForm
      of="password" fields={fields} written={written} problems={problems} refusal={refusal} isWaiting={isWaiting}
      submit={submit} tone={tone}
      onWrite={(field, value) => dispatch({ type: 'password.setField', field, value })}
      onSubmit={() => dispatch({ type: press })}
    />
  );
}
