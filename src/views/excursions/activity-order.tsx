import { cx } from '@linaria/core';
import { selectAmount, selectByTelephone, selectCancelProblem, selectIsAskedToCancel, selectIsCancelling, selectIsStarting, selectMayCancel, selectOrder, selectOrderStep, selectPayment, selectPaymentHint, selectUnderWay } from '../../../machines/activity-order/activity-order.select.ts';
import type { OrderStep } from '../../../machines/activity-order/activity-order.select.ts';
import type { ActivityOrder as Order } from '../../../machines/activity-order/activity-order.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { peopleOf } from '../../domain/booking/required-info.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { MARKET } from '../../domain/market/market.ts';
import { activityOrderPath, activityOutcomePath } from '../../domain/urls/pages/activity-url.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ExcursionPaymentData } from '../../routes/pages/excursions.page.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Radio } from '../../ui/controls/radio.tsx';
import { ChoiceGroup } from '../../ui/controls/field.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Cluster } from '../../ui/surfaces/layout.tsx';
import { Dialog } from '../../ui/surfaces/dialog.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import * as payment from '../payment/payment.styles.ts';
import * as styles from './excursions.styles.ts';

/** An order of activities: what is to be paid and how, or how it stands [excursion.checkout]. */
export function ActivityOrder() {
  const t = useTranslator();
  const step = useRunningFlow('activityOrder', selectOrderStep);
  const order = useRunningFlow('activityOrder', selectOrder);
  const byTelephone = useRunningFlow('activityOrder', selectByTelephone);
  const title = step === 'paid' ? t('excursions.paid.title') : step === 'refused' ? t('excursions.failed.title') : step === 'returned' ? t('excursions.returned.title') : t('excursions.payment.title');
  // The button that led here is gone.
  const heading = useFocusOnChange<HTMLHeadingElement>(step === 'settled' || step === 'cancelled' ? step : '');
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        <p className={styles.muted}>{t('excursions.payment.order', { number: order.number })}</p>
      </div>
      <Standing step={step} order={order} />
      <UnderWay order={order} />
      <ul className={styles.items}>{order.activities.map((booked) => <li key={booked.activityId + booked.day + booked.time}><Booked booked={booked} currency={order.currency} /></li>)}</ul>
      {byTelephone !== null && <p className={styles.muted}>{t(`excursions.activity.${byTelephone}.how`, { phone: MARKET.phoneLabel })}</p>}
      {step === 'choosing' && <Payment />}
      <Cancelling order={order} />
    </>
  );
}

function Standing({ step, order }: { step: OrderStep; order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const dispatch = useDispatch();
  const page = href(activityOrderPath(order.orderId, order.token));
  const ask = (
    <Cluster gap={3}>
      <Button tone="outline" onClick={() => dispatch({ type: 'activityOrder.askAgain' })}>{t('excursions.paid.ask')}</Button>
      <LinkButton tone="link" href={page}>{t('excursions.paid.view')}</LinkButton>
    </Cluster>
  );
  const rest = order.duePrice > 0 && t('excursions.order.rest', { rest: format.money(order.duePrice, order.currency) });
  switch (step) {
    case 'choosing': return order.status === 'placed' ? <Notice>{t('excursions.payment.held', { deadline: format.deadline(order.payBy) })}</Notice> : null;
    case 'waiting': return <Notice live action={ask}>{t('excursions.paid.waiting')}</Notice>;
    case 'stillWaiting': return <Notice tone="warning" live action={ask}>{t('excursions.paid.stillWaiting')}</Notice>;
    case 'paid': return <Notice tone="positive" live action={<LinkButton tone="outline" href={page}>{t('excursions.paid.view')}</LinkButton>}>{t('excursions.paid.text', { email: order.contact.email })} {rest}</Notice>;
    case 'refused': return order.status === 'cancelled'
      ? <Cancelled order={order} />
      : <Notice tone="warning" live action={<LinkButton tone="primary" href={page}>{t('excursions.failed.again')}</LinkButton>}>{order.paidPrice > 0 ? <>{t('excursions.failed.rest')} {rest}</> : t('excursions.failed.text', { deadline: format.deadline(order.payBy) })}</Notice>;
    case 'returned': return <Notice tone="warning" live action={<LinkButton tone="outline" href={page}>{t('excursions.paid.view')}</LinkButton>}>{t('excursions.returned.text')}</Notice>;
    case 'settled': return <Notice tone="positive" live>{t('excursions.order.settled')}</Notice>;
    case 'cancelled': return <Cancelled order={order} />;
  }
}

/** A payment that was begun and left stands open at its bank. */
function UnderWay({ order }: { order: Order }) {
  const t = useTranslator();
  const href = useHref();
  const transactionId = useRunningFlow('activityOrder', selectUnderWay);
  if (transactionId === null) return null;
  return (
    <Notice tone="warning" action={<LinkButton tone="outline" href={href(activityOutcomePath('paid', transactionId, order.token))}>{t('excursions.payment.atBank.result')}</LinkButton>}>
      {t('excursions.payment.atBank')}
    </Notice>
  );
}

function Cancelled({ order: { isGivenUp } }: { order: Order }) {
  const t = useTranslator();
  const href = useHref();
  return <Notice tone={isGivenUp ? 'positive' : 'warning'} live action={<LinkButton tone="primary" href={href('/vylety')}>{t('excursions.basket.browse')}</LinkButton>}>{t(isGivenUp ? 'excursions.order.givenUp' : 'excursions.order.cancelled')}</Notice>;
}

function Booked({ booked, currency }: { booked: Order['activities'][number]; currency: Order['currency'] }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <Card as="article" className={styles.item}>
      <Picture src={imageUrl(booked.picture.src, { width: 384, height: 288 })} alt="" width={384} height={288} tone="sea" rounded />
      <div className={styles.itemBody}>
        <h2 className={styles.tileTitle}>{booked.name}</h2>
        <p>{format.dayOfWeek(booked.day)} {booked.time}</p>
        <p className={styles.muted}>{booked.meetingPoint}</p>
        <p>{t('excursions.basket.people', { count: peopleOf(booked.people) })} · <strong>{format.money(booked.price, currency)}</strong></p>
      </div>
    </Card>
  );
}

function Payment() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { data } = usePage<ExcursionPaymentData>();
  const { currency, totalPrice } = useRunningFlow('activityOrder', selectOrder);
  const { variants, variant, banks, method } = useRunningFlow('activityOrder', selectPayment);
  const hint = useRunningFlow('activityOrder', selectPaymentHint);
  const isStarting = useRunningFlow('activityOrder', selectIsStarting);
  const amount = useRunningFlow('activityOrder', selectAmount);
  // A radio cannot be invalid, only its group: the chosen one takes the focus, else the first that can be chosen.
  const refused = hint === 'changed' ? null : hint;
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(refused !== null, method === null ? '#activity-method input:enabled' : '#activity-method input:checked');
  const money = (minor: number) => format.money(minor, currency);
  return (
    <form
      ref={container}
      className={styles.booking}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'activityOrder.pay' });
        onTry();
      }}
    >
      <p className={styles.total}><span>{t('excursions.book.total')}</span><span>{money(totalPrice)}</span></p>
      {hint === 'changed' && <Notice tone="warning" live>{t('excursions.payment.changed')}</Notice>}
      {variants.length > 1 && (
        <ChoiceGroup id="activity-variant" legend={<span className={payment.legend}>{t('excursions.payment.how')}</span>}>
          {variants.map((one) => (
            <Radio
              key={one.code} name="variant" value={one.code} className={cx(payment.option, variant === one.code && payment.chosen)} checked={variant === one.code} disabled={isStarting}
              onChange={() => dispatch({ type: 'activityOrder.chooseVariant', variant: one.code })}
              label={<strong>{t(`excursions.payment.${one.code}`)}</strong>} note={<strong className={payment.amount}>{money(one.amount)}</strong>}
              detail={one.code === 'advance' && data.kind === 'order' ? t('excursions.payment.advance.rest', { rest: money(data.advance.rest) }) : undefined}
            />
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup id="activity-method" errorFirst legend={<span className={payment.legend}>{t('excursions.payment.method')}</span>} error={refused !== null && <span role="alert">{t(`excursions.payment.hint.${refused}`)}</span>}>
        {banks.map(({ code, name, available }) => (
          <Radio key={code} name="method" value={code} className={cx(payment.option, method === code && payment.chosen)} checked={method === code} disabled={!available || isStarting} onChange={() => dispatch({ type: 'activityOrder.chooseMethod', method: code })} label={<strong>{name}</strong>} detail={available ? undefined : t('excursions.payment.unavailable')} />
        ))}
      </ChoiceGroup>
      {data.kind === 'order' && data.isSandbox && <Notice tone="info">{t('excursions.payment.sandbox')}</Notice>}
      <Button type="submit" tone="primary" size="large" busy={isStarting} data-price={toMajor(amount)} data-currency={currency}>{t('excursions.payment.submit', { amount: money(amount) })}</Button>
    </form>
  );
}

/** The way out of an order of which nothing was paid: it is asked for once. */
function Cancelling({ order: { number } }: { order: Order }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const mayCancel = useRunningFlow('activityOrder', selectMayCancel);
  const problem = useRunningFlow('activityOrder', selectCancelProblem);
  const isAsked = useRunningFlow('activityOrder', selectIsAskedToCancel);
  const isCancelling = useRunningFlow('activityOrder', selectIsCancelling);
  const keep = () => dispatch({ type: 'activityOrder.keep' });
  return (
    <>
      {problem !== null && <Notice tone="negative" live>{t(`excursions.cancel.${problem}`)}</Notice>}
      {mayCancel && <div><Button tone="link" onClick={() => dispatch({ type: 'activityOrder.cancel' })}>{t('excursions.cancel')}</Button></div>}
      <Dialog
        id="cancel-activities" open={isAsked} title={t('excursions.cancel.title', { number })} closeLabel={t('shell.dialog.close')} onClose={keep}
        footer={(
          <Cluster gap={3}>
            <Button tone="primary" busy={isCancelling} onClick={() => dispatch({ type: 'activityOrder.confirmCancel' })}>{t('excursions.cancel.confirm')}</Button>
            <Button tone="outline" disabled={isCancelling} onClick={keep}>{t('excursions.cancel.keep')}</Button>
          </Cluster>
        )}
      >
        <p>{t('excursions.cancel.text')}</p>
      </Dialog>
    </>
  );
}
