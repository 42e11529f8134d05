import { selectUnreadOf } from '../../../machines/mailbox/mailbox.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { FAQ } from '../../domain/account-pages.ts';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHref, usePage } from '../page.tsx';
import { OrderDetails } from '../payment/order-details.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormField } from './account-form.tsx';
import { ComplaintDetails, Complaints } from './complaints.tsx';
import { BoughtActivities } from './bought-activities.tsx';
import { IdentityButtons, IdentityProblem } from './identity-buttons.tsx';
import { Part } from './account-parts.tsx';
import * as styles from './account.styles.ts';
import { ConversationPlace } from '../messages/conversation-place.tsx';
import { LoginForm } from './login-form.tsx';
import { ReservationPage } from './reservation-page.tsx';

type Of<Name extends AccountData['name']> = Extract<AccountData, { name: Name }>;

/** A page of the customer area. */
export function AccountPage() {
  const { data, context } = usePage<AccountData>();
  const t = useTranslator();
  return (
    <PageContainer className={styles.page}>
      <h1>{data.name === 'reservation' ? data.reservation.label || data.reservation.order.offer.hotelName : t(`account.${data.name}.title`)}</h1>
      {context.loggedIn && <Menu />}
      <Content data={data} />
    </PageContainer>
  );
}

function Menu() {
  const t = useTranslator();
  const href = useHref();
  return (
    <nav aria-label={t('account.menu')}>
      <ul className={styles.tabs}>
        <li><a className={styles.tab} href={href('/mytui')}>{t('account.reservations.title')}</a></li>
        <li><a className={styles.tab} href={href('/mytui/mailbox')}>{t('account.mailbox.title')}</a></li>
        <li><a className={styles.tab} href={href('/mytui/complaints')}>{t('account.complaints.title')}</a></li>
        <li><a className={styles.tab} href={href('/mytui/settings')}>{t('account.settings.title')}</a></li>
        <li><a className={styles.tab} href={href('/mytui/help')}>{t('account.help.title')}</a></li>
      </ul>
    </nav>
  );
}

function Content({ data }: { data: AccountData }) {
  switch (data.name) {
    case 'login': return <LoginForm data={data} />;
    case 'register': return <Register isSent={data.isSent} />;
    case 'registerSuccess': return <RegisterSuccess activates={data.activates} />;
    case 'resendActivation': return <ResendActivation />;
    case 'passwordReset': return <PasswordReset />;
    case 'passwordChange': return <PasswordChange knowsEmail={data.knowsEmail} />;
    case 'deactivate': return <Deactivate />;
    case 'help': return <Help left={data.left} />;
    case 'settings': return <Settings data={data} />;
    case 'reservations': return <Reservations data={data} />;
    case 'preview': return <Preview data={data} />;
    case 'reservation': return <ReservationPage data={data} />;
    case 'mailbox': return <Mailbox data={data} />;
    case 'thread': return <ThreadView thread={data.thread} />;
    case 'complaints': return <Complaints complaints={data.complaints} />;
    case 'complaint': return <ComplaintDetails complaint={data.complaint} thread={data.thread} />;
    case 'payment': return <PaymentOutcome data={data} />;
  }
}

function useFields() {
  const t = useTranslator();
  const email: FormField = { name: 'email', label: t('account.field.email'), kind: 'email', autoComplete: 'email' };
  const newPassword: FormField = { name: 'password', label: t('account.field.newPassword'), kind: 'password', autoComplete: 'new-password', hint: t('account.field.newPassword.hint') };
  const names: FormField[] = [{ name: 'firstName', label: t('account.field.firstName'), autoComplete: 'given-name' }, { name: 'lastName', label: t('account.field.lastName'), autoComplete: 'family-name' }];
  return { email, newPassword, names };
}

function Register({ isSent }: { isSent: boolean }) {
  const t = useTranslator();
  const { email, newPassword, names } = useFields();
  const password = isSent ? { ...newPassword, hint: t('account.register.password.optional') } : newPassword;
  return (
    <>
    {isSent && <Notice>{t('account.register.identity')}</Notice>}
    <AccountForm
      of="register" once submit={t('account.register.submit')} tone="primary" done={t('account.sent')}
      fields={[...names, email, password, { name: 'terms', label: t('account.field.terms'), kind: 'box' }, { name: 'news', label: t('account.field.news'), kind: 'box' }]}
    />
    </>
  );
}

function RegisterSuccess({ activates }: { activates: boolean }) {
  const t = useTranslator();
  const href = useHref();
  if (!activates) return <Notice tone="positive" action={<a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a>}>{t('account.registerSuccess.text')}</Notice>;
  return (
    <>
      <AccountForm of="activate" once tone="primary" submit={t('account.registerSuccess.activate')} done={t('account.registerSuccess.done')} />
      <p><a href={href('/mytui/login')}>{t('account.login.title')}</a></p>
      <p><a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a></p>
    </>
  );
}

function ResendActivation() {
  const t = useTranslator();
  return <AccountForm of="resendActivation" once submit={t('account.send')} done={t('account.sent')} fields={[useFields().email]} />;
}

function PasswordReset() {
  const t = useTranslator();
  const href = useHref();
  const { email, newPassword } = useFields();
  const { query } = usePage().context;
  return (
    <>
      {query.includes('reset=')
        ? <AccountForm of="reset" once tone="primary" submit={t('account.passwordChange.submit')} done={t('account.passwordChange.done')} fields={[newPassword]} />
        : <AccountForm of="remind" once tone="primary" submit={t('account.send')} done={t('account.sent')} fields={[email]} />}
      <p><a href={href('/mytui/login')}>{t('account.login.title')}</a></p>
    </>
  );
}

function PasswordChange({ knowsEmail }: { knowsEmail: boolean }) {
  const t = useTranslator();
  const href = useHref();
  const { email, newPassword } = useFields();
  return (
    <>
      <p>{t('account.passwordChange.text')}</p>
      <AccountForm of="changePassword" once tone="primary" submit={t('account.passwordChange.submit')} done={t('account.passwordChange.done')} fields={[...(knowsEmail ? [] : [email]), { name: 'oldPassword', label: t('account.field.oldPassword'), kind: 'password', autoComplete: 'current-password' }, newPassword]} />
      <p><a href={href('/mytui/login')}>{t('account.login.title')}</a></p>
    </>
  );
}

function Deactivate() {
  const t = useTranslator();
  return (
    <>
      <Notice tone="warning">{t('account.deactivate.text')}</Notice>
      <AccountForm of="remove" submit={t('account.deactivate.submit')} done={t('account.done')} fields={[{ name: 'password', label: t('account.field.password'), kind: 'password', autoComplete: 'current-password' }, { name: 'forever', label: t('account.deactivate.forever'), kind: 'box' }]} />
    </>
  );
}

function Help({ left }: { left: boolean }) {
  const t = useTranslator();
  const href = useHref();
  return (
    <>
      {left && <Notice tone="positive">{t('account.deactivate.done')}</Notice>}
      <ul className={styles.list}>
        {FAQ.map((question) => (
          <li key={question}>
            <Card padded>
              <h2 className={styles.heading}>{t(`account.faq.${question}.question`)}</h2>
              <p>{t(`account.faq.${question}.answer`)}</p>
              <AccountForm of={`faq-${question}`} once tone="outline" submit={t('account.faq.submit')} done={t('account.faq.done')} fields={[{ name: 'helpful', label: t('account.faq.helpful'), kind: 'box' }]} />
            </Card>
          </li>
        ))}
      </ul>
      <p><a href={href('/kontakt/cestovni-kancelar')}>{t('account.help.contact')}</a></p>
    </>
  );
}

function Settings({ data: { customer, providers, problem } }: { data: Of<'settings'> }) {
  const t = useTranslator();
  const href = useHref();
  const { names } = useFields();
  return (
    <div className={styles.columns}>
      <Part title={t('account.settings.details')}>
        <p className={styles.quietLine}>{customer.email}</p>
        <AccountForm
          of="details" submit={t('account.save')} done={t('account.done')}
          fields={[...names, { name: 'phone', label: t('account.field.phone'), kind: 'tel', autoComplete: 'tel' }, { name: 'street', label: t('account.field.street'), autoComplete: 'street-address' }, { name: 'city', label: t('account.field.city'), autoComplete: 'address-level2' }, { name: 'zip', label: t('account.field.zip'), autoComplete: 'postal-code' }]}
        />
      </Part>
      <Part title={t('account.settings.agreements')}>
        <AccountForm
          of="agreements" submit={t('account.save')} done={t('account.done')}
          fields={[{ name: 'news', label: t('account.field.news'), kind: 'box' }, { name: 'offers', label: t('account.field.offers'), kind: 'box' }, { name: 'asksForCode', label: t('account.field.asksForCode'), kind: 'box' }]}
        />
      </Part>
      <Part title={t('account.settings.security')}>
        <p><a href={href('/mytui/password-change')}>{t('account.passwordChange.title')}</a></p>
        <p><a href="/mytui/files/export.json" download>{t('account.settings.export')}</a></p>
        <p><a href={href('/mytui/deactivate')}>{t('account.deactivate.title')}</a></p>
      </Part>
      {providers.length > 0 && (
        <Part title={t('account.identity.title')}>
          <IdentityProblem problem={problem} />
          <IdentityButtons providers={providers} returnTo={href('/mytui/settings')} linked={customer.identities} />
        </Part>
      )}
      <Part title={t('account.settings.signOut')}>
        <AccountForm of="signOut" tone="outline" submit={t('account.settings.signOut')} done={t('account.done')} fields={[{ name: 'everywhere', label: t('account.settings.everywhere'), kind: 'box' }]} />
      </Part>
    </div>
  );
}

function Reservations({ data: { reservations, claim, activities } }: { data: Of<'reservations'> }) {
  const t = useTranslator();
  const href = useHref();
  const { email } = useFields();
  const groups = (['coming', 'past', 'cancelled'] as const).map((group) => ({ group, of: reservations.filter((reservation) => reservation.group === group) }));
  return (
    <>
      {claim === 'expired' && <Notice tone="negative">{t('account.refusal.expired')}</Notice>}
      {reservations.length === 0 && <Notice action={<LinkButton tone="primary" href={href('/')}>{t('account.reservations.find')}</LinkButton>}>{t('account.reservations.empty')}</Notice>}
      {groups.filter((entry) => entry.of.length > 0).map((entry) => (
        <section key={entry.group} aria-labelledby={`group-${entry.group}`}>
          <h2 id={`group-${entry.group}`} className={styles.heading}>{t(`account.reservations.${entry.group}`)}</h2>
          <ul className={styles.list}>{entry.of.map((reservation) => <li key={reservation.reservationId}><ReservationCard reservation={reservation} /></li>)}</ul>
        </section>
      ))}
      {activities.length > 0 && (
        <section aria-labelledby="activities">
          <h2 id="activities" className={styles.heading}>{t('account.activities.title')}</h2>
          <BoughtActivities activities={activities} />
        </section>
      )}
      {reservations.some(({ group }) => group === 'coming') && <p><a href={href('/mytui/preview')}>{t('account.preview.title')}</a></p>}
      <Part title={t('account.reservations.add')}>
        <p>{t('account.reservations.add.text')}</p>
        <AccountForm of="addReservation" once submit={t('account.send')} done={t('account.reservations.add.done')} fields={[{ name: 'number', label: t('account.field.number') }, email]} />
      </Part>
    </>
  );
}

function ReservationCard({ reservation }: { reservation: Of<'reservations'>['reservations'][number] }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { reservationId, label, hotelName, place, startDate, endDate, number, duePrice, balanceDue, currency } = reservation;
  return (
    <Card padded>
      <h3><a href={href('/mytui/reservation/$id/summary', { id: reservationId })}>{label || hotelName}</a></h3>
      <p>{place}, {format.dayRange(startDate, endDate)}</p>
      <p className={styles.quietLine}>{number}</p>
      {duePrice > 0 && <Badge tone="warning">{t('account.due', { amount: format.money(duePrice, currency), date: format.date(balanceDue) })}</Badge>}
    </Card>
  );
}

function Preview({ data: { reservation } }: { data: Of<'preview'> }) {
  const t = useTranslator();
  return reservation === null ? <Notice>{t('account.reservations.empty')}</Notice> : <OrderDetails order={reservation.order} />;
}

function Mailbox({ data: { threads } }: { data: Of<'mailbox'> }) {
  const t = useTranslator();
  return (
    <>
      {threads.threads.length === 0 && <Notice>{t('account.mailbox.empty')}</Notice>}
      <ul className={styles.list}>
        {threads.threads.map((thread) => <li key={thread.threadId}><ThreadLine thread={thread} /></li>)}
      </ul>
      <Part title={t('account.mailbox.new')}>
        <AccountForm
          of="message" submit={t('account.send')} done={t('account.done')}
          fields={[
            { name: 'kind', label: t('account.field.kind'), kind: 'choice', options: [{ value: 'message', label: t('account.mailbox.message') }, { value: 'complaint', label: t('account.mailbox.complaint') }] },
            { name: 'subject', label: t('account.field.subject') }, { name: 'text', label: t('account.field.text'), kind: 'area' },
          ]}
        />
      </Part>
    </>
  );
}

function ThreadLine({ thread: { threadId, subject, kind, unread, preview } }: { thread: Of<'mailbox'>['threads']['threads'][number] }) {
  const t = useTranslator();
  const href = useHref();
  const isUnread = (useFlow('mailbox', selectUnreadOf(threadId)) ?? unread) > 0;
  return (
    <Card padded>
      <a href={href('/mytui/mailbox/$id', { id: threadId })}>{subject || t(`account.mailbox.${kind}`)}</a> <Badge tone={isUnread ? 'accent' : 'neutral'}>{t(isUnread ? 'account.mailbox.unread' : `account.mailbox.${kind}`)}</Badge>
      <p className={styles.quietLine}>{preview}</p>
    </Card>
  );
}

function ThreadView({ thread }: { thread: Of<'thread'>['thread'] }) {
  return (
    <>
      <h2>{thread.subject}</h2>
      <ConversationPlace of="thread" messages={thread.messages} />
    </>
  );
}

function PaymentOutcome({ data: { outcome, orderId } }: { data: Of<'payment'> }) {
  const t = useTranslator();
  const href = useHref();
  return <Notice tone={outcome === 'paid' ? 'positive' : outcome === 'failed' ? 'negative' : 'info'} action={<a href={href('/mytui/reservation/$id/payment', { id: orderId })}>{t('account.payment.back')}</a>}>{t(`account.payment.${outcome}`)}</Notice>;
}
