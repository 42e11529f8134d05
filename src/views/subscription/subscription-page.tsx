import type { FormEvent } from 'react';
import {
  selectAgrees, selectEmail, selectEmailProblem, selectHasFailed, selectIsWaiting, selectLacksAgreement, selectMailAction, selectSubscriptionView,
} from '../../../machines/subscription/subscription.select.ts';
import type { SubscriptionPurpose } from '../../../machines/subscription/subscription.types.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useHref } from '../page.tsx';
import * as styles from './subscription-page.styles.ts';

/** Asks for mails, and takes what their links ask for [page.newsletter] [page.presale]. */
export function SubscriptionPage({ purpose }: { purpose: SubscriptionPurpose }) {
  const t = useTranslator();
  const state = useFlow('subscription', ({ value }) => stateName(value));
  const view = useFlow('subscription', selectSubscriptionView);
  if (view === undefined) return null;
  return (
    <PageContainer narrow className={styles.page}>
      <div data-flow="subscription" data-state={state} className={styles.flow}>
        <h1>{t(`guide.subscription.${purpose}.title`)}</h1>
        <p className={styles.intro}>{t(`guide.subscription.${purpose}.text`)}</p>
        {view === 'form' && <AskForm />}
        {view === 'askedByMail' && <MailAnswer />}
        {view !== 'form' && view !== 'askedByMail' && <Outcome view={view} />}
      </div>
    </PageContainer>
  );
}

function AskForm() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const problem = useRunningFlow('subscription', selectEmailProblem);
  const email = useRunningFlow('subscription', selectEmail);
  const agrees = useRunningFlow('subscription', selectAgrees);
  const lacksAgreement = useRunningFlow('subscription', selectLacksAgreement);
  const hasFailed = useRunningFlow('subscription', selectHasFailed);
  const isWaiting = useRunningFlow('subscription', selectIsWaiting);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'subscription.submit' });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasFailed && <Notice tone="negative" live>{t('guide.subscription.failed')}</Notice>}
      <Field id="email" label={t('guide.subscription.email')} required error={problem && t(`guide.subscription.email.${problem}`)}>
        {(control) => (
          <TextInput {...control} type="email" inputMode="email" autoComplete="email" autoCapitalize="off" maxLength={254} value={email} onChange={(event) => dispatch({ type: 'subscription.setEmail', email: event.currentTarget.value })} />
        )}
      </Field>
      <div>
        <Checkbox
          label={t('guide.subscription.agree')}
          checked={agrees}
          aria-invalid={lacksAgreement || undefined}
          aria-describedby={lacksAgreement ? 'agree-error' : undefined}
          onChange={(event) => dispatch({ type: 'subscription.setAgreement', agrees: event.currentTarget.checked })}
        />
        {lacksAgreement && <p id="agree-error" className={styles.error}>{t('guide.subscription.agree.required')}</p>}
      </div>
      <Button type="submit" tone="primary" size="large" busy={isWaiting}>{t('guide.subscription.submit')}</Button>
    </form>
  );
}

function MailAnswer() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const action = useRunningFlow('subscription', selectMailAction);
  const hasFailed = useRunningFlow('subscription', selectHasFailed);
  const isWaiting = useRunningFlow('subscription', selectIsWaiting);
  return (
    <Notice
      tone={hasFailed ? 'negative' : 'info'}
      live={hasFailed}
      title={t(`guide.subscription.${action}.title`)}
      action={<Button tone="primary" busy={isWaiting} onClick={() => dispatch({ type: 'subscription.answerMail' })}>{t(`guide.subscription.${action}.submit`)}</Button>}
    >
      {hasFailed ? t('guide.subscription.failed') : t(`guide.subscription.${action}.text`)}
    </Notice>
  );
}

function Outcome({ view }: { view: 'sent' | 'confirmed' | 'ended' | 'expired' }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const email = useRunningFlow('subscription', selectEmail);
  const startOver = (label: string) => <Button tone="outline" onClick={() => dispatch({ type: 'subscription.startOver' })}>{label}</Button>;
  return (
    <Notice
      live
      tone={view === 'expired' ? 'warning' : 'positive'}
      title={t(`guide.subscription.${view}.title`)}
      action={
        view === 'sent' ? startOver(t('guide.subscription.sent.again'))
          : view === 'expired' ? startOver(t('guide.subscription.startOver'))
            : <LinkButton tone="outline" href={href('/')}>{t('guide.subscription.onward')}</LinkButton>
      }
    >
      {view === 'sent' ? t('guide.subscription.sent.text', { email: email }) : t(`guide.subscription.${view}.text`)}
    </Notice>
  );
}
