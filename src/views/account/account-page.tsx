import { selectEndsCodes } from '../../../machines/account-form/account-form.select.ts';
import { selectList, selectUnreadOf } from '../../../machines/mailbox/mailbox.select.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { FAQ } from '../../domain/routes/account-pages.ts';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { OrderDetails } from '../payment/order-details.tsx';
import { paymentDues, type Due } from '../payment/payment-dues.ts';
import { AccountForm } from './account-form.tsx';
import { ComplaintDetails, Complaints } from './complaints.tsx';
import { BoughtActivities } from './bought-activities.tsx';
import { IdentityButtons, IdentityProblem } from './identity-buttons.tsx';
import { NoPasswordLink, Part, showInRow } from './account-parts.tsx';
import * as styles from './account.styles.ts';
import { ConversationPlace } from './conversation-place.tsx';
import { OfflineCopiesPlace, OfflineNotePlace } from '../offline/offline-place.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordView } from './password-view.tsx';
import { RegistrationView } from './registration-view.tsx';
import { ReservationPage } from './reservation-page.tsx';
import { useAccountFields } from './use-account-fields.ts';

type Of<Name extends AccountData['name']> = Extract<AccountData, { name: Name }>;

/** A page of the customer area. */
export function AccountPage() {
  const { data, context } = usePage<AccountData>();
  const t = useTranslator();
  return (
    <PageContainer className={styles.page}>
      <h1>{data.name === 'reservation' ? data.reservation.label || data.reservation.order.offer.hotelName : t(`account.${data.name}.title`)}</h1>
      {context.loggedIn && <Menu />}
      <OfflineNotePlace />
      <Content data={data} />
    </PageContainer>
  );
}

function Menu() {
  const t = useTranslator();
  return (
    <nav aria-label={t('account.menu')} className={styles.screenOnly}>
      <ul className={styles.menu}>
        <Tab of="/mytui" name="reservations" />
        <Tab of="/mytui/mailbox" name="mailbox" />
        <Tab of="/mytui/complaints" name="complaints" />
        <Tab of="/mytui/settings" name="settings" />
        <Tab of="/mytui/help" name="help" />
      </ul>
    </nav>
  );
}

function Tab({ of, name }: { of: '/mytui' | '/mytui/mailbox' | '/mytui/complaints' | '/mytui/settings' | '/mytui/help'; name: 'reservations' | 'mailbox' | 'complaints' | 'settings' | 'help' }) {
  const t = useTranslator();
  const href = useHref();
  const { data } = usePage<AccountData>();
  const isCurrent = data.name === name;
  return <li ref={isCurrent ? showInRow : undefined}><a className={styles.menuLink} href={href(of)} aria-current={isCurrent ? 'page' : undefined}>{t(`account.${name}.title`)}</a></li>;
}

function Content({ data }: { data: AccountData }) {
  switch (data.name) {
    case 'login': return <LoginForm data={data} />;
    case 'register': return <RegistrationView withIdentity={data.withIdentity} />;
    case 'registerSuccess': return <RegistrationView />;
    case 'resendActivation': return <RegistrationView />;
    case 'passwordReset': return <PasswordView of="passwordReset" />;
    case 'passwordChange': return <PasswordView of="passwordChange" returnTo={data.returnTo} />;
    case 'deactivate': return <Deactivate />;
    case 'help': return <Help left={data.left} />;
    case 'settings': return <Settings data={data} />;
    case 'reservations': return <Reservations data={data} />;
    case 'preview': return <Preview data={data} />;
    case 'reservation': return <ReservationPage data={data} />;
    case 'mailbox': return <Mailbox data={data} />;
    case 'thread': return <ThreadView thread={data.thread} />;
    case 'noThread': return <NoThread />;
    case 'noReservation': return <ToReservations text="account.noReservation.text" />;
    case 'complaints': return <Complaints complaints={data.complaints} />;
    case 'complaint': return <ComplaintDetails complaint={data.complaint} thread={data.thread} />;
    case 'payment': return <PaymentOutcome data={data} />;
  }
}

function Deactivate() {
  const t = useTranslator();
  return (
    <>
      <Notice tone="warning">{t('account.deactivate.text')}</Notice>
      <AccountForm of="remove" submit={t('account.deactivate.submit')} done={t('account.done')} fields={[{ name: 'password', label: t('account.field.password'), kind: 'password', autoComplete: 'current-password' }, { name: 'forever', label: t('account.deactivate.forever'), kind: 'box' }]} />
      <NoPasswordLink />
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
            <Part title={t(`account.faq.${question}.question`)}>
              <p>{t(`account.faq.${question}.answer`)}</p>
              <AccountForm of={`faq-${question}`} label={t(`account.faq.${question}.question`)} once tone="outline" submit={t('account.faq.submit')} done={t('account.faq.done')} fields={[{ name: 'helpful', label: t('account.faq.helpful'), kind: 'yesNo' }]} />
            </Part>
          </li>
        ))}
      </ul>
      <p><a href={href('/kontakt/cestovni-kancelar')}>{t('account.help.contact')}</a></p>
    </>
  );
}

function Settings({ data: { customer, providers, problem, confirms, done } }: { data: Of<'settings'> }) {
  const t = useTranslator();
  const href = useHref();
  const { names } = useAccountFields();
  const endsCodes = useFlow('accountForm', selectEndsCodes, 'agreements');
  return (
    <div className={styles.columns}>
      {confirms && (
        <Part title={t('account.email.confirm')}>
          <AccountForm of="confirmEmail" tone="primary" submit={t('account.email.confirm.submit')} done={t('account.done')}><p>{t('account.email.confirm.text', { email: customer.email })}</p></AccountForm>
        </Part>
      )}
      <Part title={t('account.settings.details')}>
        <AccountForm
          of="details" submit={t('account.save')} done={t('account.done')}
          fields={[...names, { name: 'phone', label: t('account.field.phone'), kind: 'tel', autoComplete: 'tel' }, { name: 'street', label: t('account.field.street'), autoComplete: 'street-address' }, { name: 'city', label: t('account.field.city'), autoComplete: 'address-level2' }, { name: 'zip', label: t('account.field.zip'), autoComplete: 'postal-code' }]}
        />
      </Part>
      <Part title={t('account.email.title')}>
        {done === 'confirmEmail' && <Notice live tone="positive">{t('account.email.changed')}</Notice>}
        <p className={styles.quietLine}>{customer.email}</p>
        <AccountForm
          of="email" tone="outline" submit={t('account.email.submit')} done={t('account.email.sent')}
          fields={[{ name: 'email', label: t('account.email.new'), kind: 'email', autoComplete: 'email' }, { name: 'password', label: t('account.field.password'), kind: 'password', autoComplete: 'current-password' }]}
        />
        <NoPasswordLink />
      </Part>
      <Part title={t('account.settings.agreements')}>
        <AccountForm
          of="agreements" submit={t('account.save')} done={t('account.done')}
          fields={[{ name: 'news', label: t('account.field.news'), kind: 'box' }, { name: 'offers', label: t('account.field.offers'), kind: 'box' }, { name: 'asksForCode', label: t('account.field.asksForCode'), kind: 'box' }, ...(endsCodes ? [{ name: 'password', label: t('account.field.password'), kind: 'password' as const, autoComplete: 'current-password', hint: t('account.settings.codes.password') }] : [])]}
        />
        {endsCodes && <NoPasswordLink />}
      </Part>
      <Part title={t('account.settings.security')}>
        <p><a href={href('/mytui/password-change')}>{t('account.passwordChange.title')}</a></p>
        <p><a href="/mytui/files/export.json">{t('account.settings.export')}</a></p>
        <p><a href={href('/mytui/deactivate')}>{t('account.deactivate.title')}</a></p>
      </Part>
      {providers.length > 0 && (
        <Part title={t('account.identity.title')}>
          <IdentityProblem problem={problem} />
          {done.startsWith('unlink-') && <Notice live tone="positive">{t('account.identity.unlinked')}</Notice>}
          <IdentityButtons providers={providers} returnTo={href('/mytui/settings')} linked={customer.identities} />
        </Part>
      )}
      <OfflineCopiesPlace />
      <Part title={t('account.settings.signOut')}>
        <AccountForm of="signOut" tone="outline" submit={t('account.settings.signOut')} done={t('account.done')} fields={[{ name: 'everywhere', label: t('account.settings.everywhere'), kind: 'box' }]} />
      </Part>
    </div>
  );
}

function Reservations({ data: { reservations, claim, activities } }: { data: Of<'reservations'> }) {
  const t = useTranslator();
  const href = useHref();
  const { email } = useAccountFields();
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
      <Part isForm title={t('account.reservations.add')}>
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
  const { reservationId, label, hotelName, place, startDate, endDate, number, currency } = reservation;
  const [due] = paymentDues(reservation);
  const dueBadge = ({ part, amount: minor, by }: Due) => {
    const amount = format.money(minor, currency);
    return by === null ? t('account.dueAtOnce', { amount }) : t(part === 'deposit' ? 'account.depositDue' : 'account.due', { amount, date: format.date(by) });
  };
  return (
    <Card padded className={styles.lines}>
      <h3><a href={href('/mytui/reservation/$id/summary', { id: reservationId })}>{label || hotelName}</a></h3>
      <p>{place}, <span className={styles.dates}>{format.dayRange(startDate, endDate)}</span></p>
      <p className={styles.quietLine}>{number}</p>
      {due !== undefined && <Badge tone="warning">{dueBadge(due)}</Badge>}
    </Card>
  );
}

function Preview({ data: { reservation } }: { data: Of<'preview'> }) {
  const t = useTranslator();
  const href = useHref();
  if (reservation !== null) return <OrderDetails order={reservation.order} />;
  return (
    <>
      <Notice action={<LinkButton tone="primary" href={href('/')}>{t('account.reservations.find')}</LinkButton>}>{t('account.preview.none')}</Notice>
      <p><a href={href('/mytui')}>{t('account.reservations.title')}</a></p>
    </>
  );
}

function Mailbox({ data }: { data: Of<'mailbox'> }) {
  const t = useTranslator();
  const href = useHref();
  const root = useFlowRoot('mailbox');
  const threads = useFlow('mailbox', selectList) ?? data.threads.threads;
  return (
    <>
      <div {...root}>
        {threads.length === 0
          ? <Notice>{t('account.mailbox.empty')}</Notice>
          : <ul className={styles.list}>{threads.map((thread) => <li key={thread.threadId}><ThreadLine thread={thread} /></li>)}</ul>}
      </div>
      <Part isForm title={t('account.mailbox.new')}>
        <AccountForm
          of="message" submit={t('account.send')} done={t('account.done')}
          fields={[{ name: 'subject', label: t('account.field.subject') }, { name: 'text', label: t('account.field.text'), kind: 'area' }]}
        />
        <p><a href={href('/mytui/complaints')}>{t('account.mailbox.isComplaint')}</a></p>
      </Part>
    </>
  );
}

function ThreadLine({ thread: { threadId, subject, kind, unread, preview, updatedAt } }: { thread: Of<'mailbox'>['threads']['threads'][number] }) {
  const t = useTranslator();
  const href = useHref();
  const format = useFormat();
  const isUnread = (useFlow('mailbox', selectUnreadOf(threadId)) ?? unread) > 0;
  const { date, time } = marketMoment(updatedAt);
  return (
    <Card padded className={styles.lines}>
      <p><a href={href('/mytui/mailbox/$id', { id: threadId })}>{subject || t(`account.mailbox.${kind}`)}</a> {isUnread ? <Badge tone="accent">{t('account.mailbox.unread')}</Badge> : subject !== '' && <Badge tone="neutral">{t(`account.mailbox.${kind}`)}</Badge>}</p>
      <p className={styles.preview}>{preview}</p>
      <p className={styles.quietLine}>{format.date(date)} {time}</p>
    </Card>
  );
}

function ThreadView({ thread }: { thread: Of<'thread'>['thread'] }) {
  return (
    <>
      <h2 className={styles.preview}>{thread.subject}</h2>
      <ConversationPlace of="thread" messages={thread.messages} />
    </>
  );
}

function NoThread() {
  const t = useTranslator();
  const href = useHref();
  return <Notice action={<LinkButton tone="primary" href={href('/mytui/mailbox')}>{t('account.noThread.link')}</LinkButton>}>{t('account.noThread.text')}</Notice>;
}

/** Of what the customer may not see: to what is theirs. */
function ToReservations({ text }: { text: 'account.noReservation.text' | 'account.payment.notHere' }) {
  const t = useTranslator();
  const href = useHref();
  return <Notice action={<LinkButton tone="primary" href={href('/mytui')}>{t('account.reservations.title')}</LinkButton>}>{t(text)}</Notice>;
}

function PaymentOutcome({ data: { outcome, orderId } }: { data: Of<'payment'> }) {
  const t = useTranslator();
  const href = useHref();
  if (outcome === 'notHere') return <ToReservations text="account.payment.notHere" />;
  return (
    <>
      <Notice live tone={outcome === 'paid' ? 'positive' : outcome === 'failed' ? 'negative' : 'info'} action={<a href={href('/mytui/reservation/$id/payment', { id: orderId })}>{t('account.payment.back')}</a>}>{t(`account.payment.${outcome}`)}</Notice>
      {outcome === 'waiting' && <noscript><a href={href('/mytui/payment/success/$id', { id: orderId })}>{t('checkout.payment.check')}</a></noscript>}
    </>
  );
}
