import { selectFields, selectIsWaiting, selectProblems, selectRefusal, selectRegistrationView } from '../../../machines/registration/registration.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { RichMessage, useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useHref } from '../../parts/page.tsx';
import { FieldsForm } from './fields-form.tsx';
import type { FormField } from './form-control.tsx';
import * as styles from './account.styles.ts';
import { useAccountFields } from './use-account-fields.ts';

/** From the details of a new account to its activation by a mail [account.register]. */
export function RegistrationView({ withIdentity = false }: { withIdentity?: boolean }) {
  const t = useTranslator();
  const href = useHref();
  const root = useFlowRoot('registration');
  const view = useRunningFlow('registration', selectRegistrationView);
  const isAgain = view === 'mailUnderWay' || view === 'mailAskedAgain';
  return (
    <div {...root} className={styles.page}>
      {view === 'details' && <Details withIdentity={withIdentity} />}
      {view === 'mailUnderWay' && <Notice live tone="positive">{t('account.registerSuccess.text')}</Notice>}
      {view === 'mailAskedAgain' && <Notice live tone="positive">{t('account.resendActivation.sent')}</Notice>}
      {view === 'linkOver' && <Notice live tone="negative">{t('account.refusal.expired')}</Notice>}
      {(isAgain || view === 'askingForMail' || view === 'linkOver') && <AnotherMail isAgain={isAgain} />}
      {view === 'linkOpened' && <Activation />}
      {view === 'active' && <Notice live tone="positive">{t('account.registerSuccess.done')}</Notice>}
      <p><a href={href('/mytui/login')}>{t('account.login.title')}</a></p>
      {view === 'details' && <p><a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a></p>}
    </div>
  );
}

function Details({ withIdentity }: { withIdentity: boolean }) {
  const t = useTranslator();
  const href = useHref();
  const { email, newPassword, names } = useAccountFields();
  const password = withIdentity ? { ...newPassword, hint: t('account.register.password.optional') } : newPassword;
  const terms = <RichMessage id="account.field.terms" values={{ terms: (text) => <a href={href('/$', { _splat: 'obchodni-podminky' })} target="_blank" rel="noopener">{text}</a> }} />;
  return (
    <>
      {withIdentity && <Notice>{t('account.register.identity')}</Notice>}
      <Form press="registration.submit" submit={t('account.register.submit')} fields={[...names, email, password, { name: 'terms', label: terms, kind: 'box' }, { name: 'news', label: t('account.field.news'), kind: 'box' }]} />
    </>
  );
}

/** One form for all three: whoever presses it keeps the focus. */
function AnotherMail({ isAgain }: { isAgain: boolean }) {
  const t = useTranslator();
  const { email } = useAccountFields();
  return <Form press="registration.resend" tone={isAgain ? 'action' : 'primary'} submit={t('account.resendActivation.title')} fields={[email]} />;
}

function Activation() {
  const t = useTranslator();
  return <Form press="registration.activate" submit={t('account.registerSuccess.activate')} fields={[]} />;
}

function Form({ press, tone = 'primary', submit, fields }: { press: 'registration.submit' | 'registration.resend' | 'registration.activate'; tone?: 'primary' | 'action'; submit: string; fields: readonly FormField[] }) {
  const dispatch = useDispatch();
  const refusal = useRunningFlow('registration', selectRefusal);
  const written = useRunningFlow('registration', selectFields);
  const problems = useRunningFlow('registration', selectProblems);
  const isWaiting = useRunningFlow('registration', selectIsWaiting);
  return (
    <FieldsForm
      of="registration" fields={fields} written={written} problems={problems} refusal={refusal} isWaiting={isWaiting}
      submit={submit} tone={tone}
      onWrite={(field, value) => dispatch({ type: 'registration.setField', field, value })}
      onSubmit={() => dispatch({ type: press })}
    />
  );
}
