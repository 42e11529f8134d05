import type { FormEvent } from 'react';
import {
  selectAgrees, selectEmail, selectEmailProblem, selectHasFailed, selectIsWaiting, selectLacksAgreement, selectMailAction, selectSubscriptionView,
} from '../../../machines/subscription/subscription.select.ts';
import type { SubscriptionPurpose } from '../../../machines/subscription/subscription.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { SUBSCRIPTION_PATHS } from '../../domain/routes/subscription-paths.ts';
import type { SubscriptionData, SubscriptionOutcome } from '../../routes/pages/subscription.page.ts';
import { useHref, usePage } from '../../parts/page.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { FormAnswer } from '../form-answer.tsx';
import { PageSlots } from '../page-slots.tsx';
import * as styles from './subscription-page.styles.ts';

/** Asks for mails, and takes what their links ask for [page.newsletter] [page.presale]. */
export function SubscriptionPage({ data: { purpose, outcome } }: { data: SubscriptionData }) {
  const t = useTranslator();
  const root = useFlowRoot('subscription');
  const view = useFlow('subscription', selectSubscriptionView);
  if (view === undefined) return null;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div {...root} className={styles.flow}>
          <h1>{t(`guide.subscription.${purpose}.title`)}</h1>
          <p className={styles.intro}>{t(`guide.subscription.${purpose}.text`)}</p>
          {view === 'form' && (outcome ? <PlainOutcome purpose={purpose} outcome={outcome} /> : <AskForm />)}
          {view === 'askedByMail' && <MailAnswer />}
          {view !== 'form' && view !== 'askedByMail' && <Outcome view={view} />}
        </div>
      </PageContainer>
    </PageSlots>
  );
}

function toneOf(outcome: SubscriptionOutcome): 'warning' | 'positive' {
  return outcome === 'expired' || outcome === 'broken' || outcome === 'unrecognised' || outcome === 'gone' ? 'warning' : 'positive';
}

function textOf(t: Translator, outcome: Exclude<SubscriptionOutcome, 'sent'>): string {
  return outcome === 'unrecognised' ? t('guide.subscription.unrecognised.text', { phone: MARKET.phoneLabel }) : t(`guide.subscription.${outcome}.text`);
}

/** What came of a form that a browser without scripts has sent. */
function PlainOutcome({ purpose, outcome }: { purpose: SubscriptionPurpose; outcome: SubscriptionOutcome }) {
  const t = useTranslator();
  const href = useHref();
  const startsOver = outcome === 'sent' || outcome === 'expired' || outcome === 'broken';
  return (
    <Notice
      tone={toneOf(outcome)}
      title={t(`guide.subscription.${outcome}.title`)}
      action={<LinkButton tone="outline" href={href(startsOver ? SUBSCRIPTION_PATHS[purpose] : '/')}>{t(startsOver ? 'guide.subscription.startOver' : 'guide.subscription.onward')}</LinkButton>}
    >
      {outcome === 'sent' ? t('guide.subscription.sent.plain') : textOf(t, outcome)}
    </Notice>
  );
}

function AskForm() {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const { purpose, problems: told = [] } = usePage<SubscriptionData>().data;
  const found = useRunningFlow('subscription', selectEmailProblem);
  const email = useRunningFlow('subscription', selectEmail);
  const problem = found ?? (email === '' ? told.find((one) => one !== 'agreement') : undefined);
  const agrees = useRunningFlow('subscription', selectAgrees);
  const lacksFound = useRunningFlow('subscription', selectLacksAgreement);
  const lacksAgreement = lacksFound || (!agrees && told.includes('agreement'));
  const hasFailed = useRunningFlow('subscription', selectHasFailed);
  const isWaiting = useRunningFlow('subscription', selectIsWaiting);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(found !== undefined || lacksFound);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    dispatch({ type: 'subscription.submit' });
  };
  return (
    <form ref={container} className={styles.form} method="post" action={href(SUBSCRIPTION_PATHS[purpose])} onSubmit={submit} noValidate>
      <Field id="email" label={t('guide.subscription.email')} required error={problem && t(`guide.subscription.email.${problem}`)}>
        {(control) => (
          <TextInput {...control} readOnly={isWaiting} name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="off" maxLength={254} value={email} onChange={(event) => dispatch({ type: 'subscription.setEmail', email: event.currentTarget.value })} />
        )}
      </Field>
      <div>
        <Checkbox
          label={t('guide.subscription.agree')}
          name="agrees"
          value="yes"
          checked={agrees}
          aria-invalid={lacksAgreement || undefined}
          aria-describedby={lacksAgreement ? 'agree-error' : undefined}
          onChange={(event) => dispatch({ type: 'subscription.setAgreement', agrees: event.currentTarget.checked })}
        />
        {lacksAgreement && <p id="agree-error" className={styles.error}>{t('guide.subscription.agree.required')}</p>}
      </div>
      <Button type="submit" tone="primary" size="large" busy={isWaiting}>{t('guide.subscription.submit')}</Button>
      {hasFailed && <FormAnswer><Notice tone="negative" live>{t('guide.subscription.failed')}</Notice></FormAnswer>}
    </form>
  );
}

function MailAnswer() {
  const t = useTranslator();
  const href = useHref();
  const { context, data } = usePage<SubscriptionData>();
  const dispatch = useDispatch();
  const action = useRunningFlow('subscription', selectMailAction);
  const hasFailed = useRunningFlow('subscription', selectHasFailed);
  const isWaiting = useRunningFlow('subscription', selectIsWaiting);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'subscription.answerMail' });
  };
  return (
    <Notice
      tone={hasFailed ? 'negative' : 'info'}
      live={hasFailed}
      title={t(`guide.subscription.${action}.title`)}
      action={(
        <form method="post" action={href(SUBSCRIPTION_PATHS[data.purpose]) + context.query} onSubmit={submit}>
          <Button type="submit" tone="primary" busy={isWaiting}>{t(`guide.subscription.${action}.submit`)}</Button>
        </form>
      )}
    >
      {hasFailed ? t('guide.subscription.failed') : t(`guide.subscription.${action}.text`)}
    </Notice>
  );
}

function Outcome({ view }: { view: SubscriptionOutcome }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const email = useRunningFlow('subscription', selectEmail);
  const { purpose } = usePage<SubscriptionData>().data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'subscription.startOver' });
  };
  const startOver = (label: string) => <form action={href(SUBSCRIPTION_PATHS[purpose])} onSubmit={submit}><Button type="submit" tone="outline">{label}</Button></form>;
  return (
    <FormAnswer>
      <Notice
        live
        tone={toneOf(view)}
        title={t(`guide.subscription.${view}.title`)}
        action={
          view === 'sent' ? startOver(t('guide.subscription.sent.again'))
            : view === 'expired' || view === 'broken' ? startOver(t('guide.subscription.startOver'))
              : <LinkButton tone="outline" href={href('/')}>{t('guide.subscription.onward')}</LinkButton>
        }
      >
        {view === 'sent' ? t('guide.subscription.sent.text', { email }) : textOf(t, view)}
      </Notice>
    </FormAnswer>
  );
}
