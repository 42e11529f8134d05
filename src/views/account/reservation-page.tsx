import { cx } from '@linaria/core';
import { selectDeadlines, selectRight } from '../../../machines/reservation-rights/reservation-rights.select.ts';
import { selectReservation } from '../../../machines/upsell/upsell.select.ts';
import { selectFields } from '../../../machines/account-form/account-form.select.ts';
import { useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { refundOf } from '../../domain/booking/cancellation-terms.ts';
import { formPlace, RESERVATION_TABS } from '../../domain/routes/account-pages.ts';
import { nameFields } from '../../domain/market/name-fields.ts';
import { processPaymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { currencySymbol } from '../../domain/prices/money.ts';
import { travelFactsOf } from '../../domain/offers/travel-facts.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { AccountData, Reservation, StayActivities } from '../../routes/pages/account.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { SummaryList } from '../../ui/display/summary-list.tsx';
import { TripFactList } from '../checkout/trip/trip-fact-list.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { useHref } from '../../parts/page.tsx';
import { titleForWhom } from '../extras/title-for-whom.ts';
import { HolidayActivities } from '../payment/holiday-activities.tsx';
import { OrderDetails } from '../payment/order-details.tsx';
import { orderParty } from '../payment/order-party.ts';
import { paymentDues } from '../payment/payment-dues.ts';
import { AccountForm } from './account-form.tsx';
import { BoughtActivities } from './bought-activities.tsx';
import { ConversationPlace } from './conversation-place.tsx';
import { OfflineCopiesPlace } from '../offline/offline-place.tsx';
import { Part, showInRow } from './account-parts.tsx';
import * as styles from './account.styles.ts';

const extrasPanel = lazyView(async () => (await import('../extras/extras-panel.tsx')).ExtrasPanel);

type Data = Extract<AccountData, { name: 'reservation' }>;

/** One reservation: its rights, and one of its tabs [account.tabs] [route.reservation-tabs]. */
export function ReservationPage({ data }: { data: Data }) {
  const t = useTranslator();
  const href = useHref();
  const { reservation: { order, changes }, tab } = data;
  const cancellation = changes.find(({ kind }) => kind === 'cancellation');
  return (
    <>
      <p className={styles.quietLine}>{t('account.reservation.number', { number: order.number })}</p>
      <nav aria-label={t('account.tabs')} className={styles.screenOnly}>
        <ul className={styles.tabs}>
          {RESERVATION_TABS.map((one) => (
            <li key={one} ref={one === tab ? showInRow : undefined}><a className={styles.tab} href={href(`/mytui/reservation/$id/${one}`, { id: order.orderId })} aria-current={one === tab ? 'page' : undefined}>{t(`account.tab.${one}`)}</a></li>
          ))}
        </ul>
      </nav>
      {/* Where its form has been: the address of the page that it led to gives it the focus. */}
      {cancellation !== undefined && <div id={formPlace('cancel')} tabIndex={-1} className={styles.answer}><Cancelled order={order} cancellation={cancellation} /></div>}
      <Tab data={data} />
    </>
  );
}

/** What was paid, what cancelling has cost, and what goes back. */
function Cancelled({ order: { currency, paidPrice, refunds }, cancellation: { date, fee, refund } }: Pick<Reservation, 'order'> & { cancellation: Reservation['changes'][number] }) {
  const t = useTranslator();
  const format = useFormat();
  const facts = { date: format.date(date), paid: format.money(paidPrice, currency), fee: format.money(fee, currency) };
  if (refund === 0) return <Notice live>{t(fee === 0 ? 'account.cancelled.free' : 'account.cancelled.kept', facts)}</Notice>;
  const isOwed = refunds.some(({ reason, status }) => reason === 'cancellation' && status === 'due');
  return <Notice live tone="positive">{t(isOwed ? 'account.cancelled.owed' : 'account.cancelled.refunded', { ...facts, refund: format.money(refund, currency) })}</Notice>;
}

function Tab({ data: { tab, reservation, weather, activities } }: { data: Data }) {
  switch (tab) {
    case 'summary': return <Summary reservation={reservation} />;
    case 'travel': return <><Travel reservation={reservation} /><OfflineCopiesPlace /></>;
    case 'guide': return <Guide reservation={reservation} weather={weather} />;
    case 'hotel': return <Hotel reservation={reservation} />;
    case 'documents': return <><Documents reservation={reservation} /><OfflineCopiesPlace /></>;
    case 'chat': return <Chat reservation={reservation} />;
    case 'management': return <Management reservation={reservation} />;
    case 'payment': return <Payment reservation={reservation} />;
    case 'additional-services': return <Services reservation={reservation} activities={activities} />;
  }
}

const STARS = ['5', '4', '3', '2', '1'] as const;

interface Shown { reservation: Reservation }

function Summary({ reservation: { order, group } }: Shown) {
  const t = useTranslator();
  return (
    <>
      <Rights order={order} leadsToPayment />
      <OrderDetails order={order} />
      {group === 'past' && (
        <Part isForm title={t('account.review.title')}>
          <AccountForm
            of="review" submit={t('account.send')} done={t('account.review.done')}
            fields={[{ name: 'stars', label: t('account.review.stars'), kind: 'choice', options: STARS.map((value) => ({ value, label: value })) }, { name: 'text', label: t('account.review.text'), kind: 'area' }]}
          />
        </Part>
      )}
      <div className={cx(styles.columns, styles.screenOnly)}>
        <Part title={t('account.summary.rename')}><AccountForm of="rename" submit={t('account.save')} done={t('account.done')} fields={[{ name: 'label', label: t('account.field.label') }]} /></Part>
        <Part title={t('account.summary.disclaim')}><AccountForm of="disclaim" tone="outline" submit={t('account.summary.disclaim')} done={t('account.done')}><p>{t('account.summary.disclaim.text')}</p></AccountForm></Part>
      </div>
    </>
  );
}

/** The traveller's rights with their deadlines, as a timeline; days that pass end them while one looks [account.change-data]. */
function Rights({ order, leadsToPayment = false }: Pick<Reservation, 'order'> & { leadsToPayment?: boolean }) {
  const t = useTranslator();
  const href = useHref();
  const format = useFormat();
  const root = useFlowRoot('reservationRights');
  const right = useRunningFlow('reservationRights', selectRight);
  const deadlines = useRunningFlow('reservationRights', selectDeadlines);
  const day = (date: string) => <time dateTime={date}>{format.date(date)}</time>;
  const lastDays = (['changeFreeUntil', 'nameChangeUntil', 'checkInOpens', 'departure'] as const).flatMap((id) => {
    const date = deadlines[id];
    return date === null ? [] : [{ id, date, term: t(`account.rights.${id}`), value: day(date) }];
  });
  const dues = paymentDues(order).map(({ part, amount: minor, by }) => {
    const amount = format.money(minor, order.currency);
    // What is due at once comes first.
    return by === null ? { id: part, date: '', term: t('account.rights.owed', { amount }), value: t('account.rights.atOnce') } : { id: part, date: by, term: t(`account.rights.${part}Due`, { amount }), value: day(by) };
  });
  return (
    <section {...root} aria-label={t('account.rights.title')}>
      <Part title={t('account.rights.title')}>
        <p>{t(`account.rights.${right}`)}</p>
        {right !== 'cancelled' && <SummaryList items={[...dues, ...lastDays].toSorted((left, next) => left.date.localeCompare(next.date))} />}
        {leadsToPayment && dues.length > 0 && <div><LinkButton tone="primary" href={href('/mytui/reservation/$id/payment', { id: order.orderId })}>{t('account.payment.submit')}</LinkButton></div>}
      </Part>
    </section>
  );
}

function Travel({ reservation: { order, group } }: Shown) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <Part title={t('account.travel.itinerary')}>
      <p>{[order.offer.hotelName, order.offer.destination.resort.name, order.offer.destination.country.name].join(', ')}</p>
      <TripFactList offer={order.offer} party={orderParty(order, format)} />
      {group !== 'cancelled' && <div><LinkButton tone="outline" href={`/mytui/files/${order.orderId}/travel.ics`}>{t('account.travel.calendar')}</LinkButton></div>}
    </Part>
  );
}

function Guide({ reservation: { order }, weather }: Shown & { weather: Data['weather'] }) {
  const t = useTranslator();
  const { destination: { country, resort }, coordinates, startDate } = order.offer;
  const facts = travelFactsOf(country.code);
  const month = weather?.months[Number(startDate.slice(5, 7)) - 1];
  return (
    <Part title={t('account.guide.to', { place: resort.name })}>
      <SummaryList
        items={[
          ...(month === undefined ? [] : [{ id: 'weather', term: t('account.guide.weather'), value: t('account.guide.weather.value', { day: String(month.dayTemperature), night: String(month.nightTemperature) }) }]),
          ...(facts === undefined ? [] : [
            { id: 'money', term: t('account.guide.money'), value: facts.currency }, { id: 'plugs', term: t('account.guide.plugs'), value: facts.plugs },
            { id: 'hello', term: t('account.guide.hello'), value: facts.hello }, { id: 'thanks', term: t('account.guide.thanks'), value: facts.thanks },
          ]),
          { id: 'place', term: t('account.guide.place'), value: `${coordinates.latitude.toFixed(4)}, ${coordinates.longitude.toFixed(4)}` },
        ]}
      />
      <p><a href={`https://www.openstreetmap.org/?mlat=${coordinates.latitude}&mlon=${coordinates.longitude}#map=13/${coordinates.latitude}/${coordinates.longitude}`} rel="nofollow noopener noreferrer">{t('account.guide.map')}</a></p>
    </Part>
  );
}

function Hotel({ reservation: { order: { offer } } }: Shown) {
  const t = useTranslator();
  const { language } = useTranslator();
  if (offer.tripType === 'CZ') return <Part title={offer.hotelName}><p>{t('account.hotel.none')}</p></Part>;
  return (
    <Part title={offer.hotelName}>
      <SummaryList items={[
        { id: 'place', term: t('account.guide.place'), value: `${offer.destination.resort.name}, ${offer.destination.country.name}` },
        { id: 'room', term: t('account.hotel.room'), value: offer._embedded.rooms.map(({ roomName }) => roomName).join(', ') },
        { id: 'board', term: t('account.hotel.board'), value: offer.boardName },
      ]} />
      <p><a href={(language === 'cs' ? '' : `/${language}`) + offer.hotelPath}>{t('account.hotel.open')}</a></p>
      <h3 className={styles.screenOnly}>{t('account.hotel.wish')}</h3>
      <AccountForm of="message" submit={t('account.send')} done={t('account.done')} fields={[{ name: 'text', label: t('account.field.text'), kind: 'area' }]} />
    </Part>
  );
}

function Documents({ reservation: { order, documents } }: Shown) {
  const t = useTranslator();
  const nameOf = (kind: Shown['reservation']['documents'][number]['kind']) => (kind === 'travel-contract' ? t('account.document.travel-contract', { trip: order.offer.tripType }) : t(`account.document.${kind}`));
  return (
    <ul className={styles.cards}>
      {documents.map(({ document, kind, title, available }) => {
        const name = [nameOf(kind), title].filter(Boolean).join(', ');
        return (
          <li key={document}>
            <Part title={nameOf(kind)}>
              {title !== '' && <p>{title}</p>}
              {available === 'now' ? (
                <>
                  <p><a href={`/mytui/files/${order.orderId}/${document}.pdf`} aria-label={`${t('account.documents.download')}: ${name}`}>{t('account.documents.download')}</a></p>
                  <AccountForm of={`document-${document}`} label={name} once tone="outline" submit={t('account.documents.send')} done={t('account.documents.sent')} />
                </>
              ) : <p className={styles.quietLine}>{t('account.documents.whenPaid')}</p>}
            </Part>
          </li>
        );
      })}
    </ul>
  );
}

function Chat({ reservation: { chat } }: Shown) {
  const t = useTranslator();
  return (
    <Part title={t('account.tab.chat')}>
      <ConversationPlace of="reservation" messages={chat?.messages ?? []} />
    </Part>
  );
}

function Management({ reservation: { order, nameChangeFee, cancellation, group } }: Shown) {
  const t = useTranslator();
  const format = useFormat();
  const right = useRunningFlow('reservationRights', selectRight);
  const money = (amount: number) => format.money(amount, order.currency);
  const canChangeNames = right === 'changeFree' || right === 'changePaid';
  const [now] = cancellation;
  const refund = refundOf({ fee: now?.fee ?? 0, paid: order.paidPrice });
  return (
    <>
      <Rights order={order} />
      {group === 'coming' && (
        <Part isForm title={t('account.management.owner')}>
          <AccountForm of="owner" submit={t('account.save')} done={t('account.done')} fields={[{ name: 'phone', label: t('account.field.phone'), kind: 'tel', autoComplete: 'tel' }, { name: 'street', label: t('account.field.street'), autoComplete: 'street-address' }, { name: 'city', label: t('account.field.city'), autoComplete: 'address-level2' }, { name: 'zip', label: t('account.field.zip'), autoComplete: 'postal-code' }]} />
        </Part>
      )}
      <Part title={t('account.management.travellers')}>
        {canChangeNames
          ? <p>{nameChangeFee === 0 ? t('account.management.free') : t('account.management.fee', { fee: money(nameChangeFee), total: money(order.totalPrice + nameChangeFee) })}</p>
          : <Notice>{t('account.refusal.change-closed')}</Notice>}
        {order.travellers.map(({ firstName, lastName }, position) => (
          <div key={`${position} ${firstName} ${lastName}`} className={styles.entry}>
            <h3>{format.name({ firstName, lastName })}</h3>
            {canChangeNames && <AccountForm of={`participant-${position}`} label={format.name({ firstName, lastName })} submit={t('account.management.change')} tone="outline" done={t('account.done')} fields={nameFields(t.language).map((name) => ({ name, label: t(`account.field.${name}`) }))} />}
          </div>
        ))}
      </Part>
      {now !== undefined && (
        <Part title={t('account.management.cancel')}>
          {now.fee === 0 ? <p>{t('account.management.unpaid')}</p> : (
            <>
              <SummaryList items={cancellation.map(({ from, until, percent, fee }) => ({ id: from, term: until === null ? t('account.management.termsFrom', { date: format.date(from) }) : format.dayRange(from, until), value: t('account.management.terms', { percent: String(percent), fee: money(fee) }) }))} />
              <p>{t(refund === 0 ? 'account.management.kept' : 'account.management.refund', { paid: money(order.paidPrice), fee: money(now.fee), refund: money(refund) })}</p>
            </>
          )}
          <AccountForm of="cancel" tone="outline" submit={t('account.management.cancel')} done={t('account.done')} fields={[{ name: 'sure', label: t('account.field.sure'), kind: 'box' }]} />
        </Part>
      )}
    </>
  );
}

function Payment({ reservation: { order, variants, part, banks, payments } }: Shown) {
  const t = useTranslator();
  const href = useHref();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, order.currency);
  const isPart = useFlow('accountForm', (snapshot) => selectFields(snapshot).variant === 'part', 'pay');
  return (
    <>
      <Part isForm={variants.length > 0} title={t('account.payment.pay')}>
        {payments.some(({ status }) => status === 'pending') && (
          <Notice tone="warning" title={t('checkout.payment.pending.title')} action={<a href={href(processPaymentPath(order.orderId))}>{t('checkout.process.watch')}</a>}>{t('checkout.payment.pending.text')}</Notice>
        )}
        {variants.length === 0 ? <Notice tone="positive">{t('account.payment.nothing')}</Notice> : (
          <AccountForm
            of="pay" tone="primary" submit={t('account.payment.submit')} done={t('account.done')}
            fields={[
              { name: 'variant', label: t('account.payment.variant'), kind: 'choice', options: [...variants.map(({ code, amount }) => ({ value: code, label: `${t(`account.payment.${code}`)} ${money(amount)}` })), ...(part === null ? [] : [{ value: 'part', label: t('account.payment.part') }])] },
              ...(isPart && part !== null ? [{ name: 'amount', label: t('account.payment.amount', { currency: currencySymbol(order.currency) }), kind: 'number' as const, hint: t('account.payment.part.hint', { from: money(part.from), to: money(part.to) }) }] : []),
              { name: 'method', label: t('account.payment.method'), kind: 'choice', options: banks.filter(({ available }) => available).map(({ code, name, kind }) => ({ value: code, label: kind === 'bank' ? name : t(`checkout.payment.method.${kind}`) })) },
            ]}
          />
        )}
      </Part>
      <Part title={t('account.payment.history')}>
        {payments.length === 0
          ? <p>{t('account.payment.none')}</p>
          : <ul className={styles.list}>{payments.map((payment) => <li key={payment.paymentId} className={styles.entry}><PaymentEntry order={order} payment={payment} /></li>)}</ul>}
      </Part>
    </>
  );
}

/** One payment: its receipt where the order has it, what went back of it. */
function PaymentEntry({ order, payment: { paymentId, date, amount, method, status, refund } }: Pick<Reservation, 'order'> & { payment: Reservation['payments'][number] }) {
  const t = useTranslator();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, order.currency);
  const receipt = `${t('account.payment.receipt')}: ${format.date(date)}, ${money(amount)}`;
  return (
    <>
      <SummaryList items={[
        { id: 'payment', term: `${format.date(date)}, ${method}`, value: `${money(amount)} – ${t(`account.payment.status.${status === 'paid' || refund !== null ? 'paid' : status === 'pending' ? 'pending' : 'open'}`)}` },
        ...(refund === null ? [] : [{ id: 'refund', term: refund.date === null ? t('account.payment.refund.due') : t('account.payment.refund.done', { date: format.date(refund.date) }), value: money(-refund.amount) }]),
      ]} />
      {status === 'paid' && (
        <>
          <p><a href={`/mytui/files/${order.orderId}/receipt-${paymentId}.pdf`} aria-label={receipt}>{t('account.payment.receipt')}</a></p>
          <AccountForm of={`document-receipt-${paymentId}`} label={receipt} once tone="outline" submit={t('account.documents.send')} done={t('account.documents.sent')} />
        </>
      )}
    </>
  );
}

/** What was bought besides, what more there is, and a question for what is not sold here [account.tabs] [upsell.flow]. */
function Services({ reservation: { order, group }, activities }: Shown & { activities: StayActivities | null }) {
  const t = useTranslator();
  const format = useFormat();
  const extras = useFlow('upsell', selectReservation)?.bought ?? order.extras;
  const names = order.travellers.map(({ firstName }) => firstName);
  return (
    <>
      {extras.length > 0 && group !== 'cancelled' && (
        <Part title={t('account.services.bought')}>
          <SummaryList items={extras.map((extra, place) => ({ id: `${place} ${extra.code}`, term: titleForWhom(extra, names), value: format.money(extra.price, order.currency) }))} />
        </Part>
      )}
      {group === 'coming' && <div className={styles.narrow}><LazyPart of={extrasPanel} props={{ names, isBooked: true }} awaited={<Skeleton shape="fill" />} /></div>}
      {activities !== null && activities.bought.length > 0 && <Part title={t('account.activities.title')}><BoughtActivities activities={activities.bought} /></Part>}
      {activities !== null && activities.suggested.length > 0 && <HolidayActivities order={order} activities={activities.suggested} />}
      <Part isForm title={t('account.services.other')}>
        {group === 'coming' && <p>{t('account.services.text')}</p>}
        <AccountForm of="message" submit={t('account.services.ask')} done={t('account.done')} fields={[{ name: 'text', label: t('account.field.text'), kind: 'area' }]} />
      </Part>
    </>
  );
}
