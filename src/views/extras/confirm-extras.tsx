import { selectAdded, selectCanConfirm, selectIsConfirming, selectProblem, selectReservation, selectUpsells } from '../../../machines/upsell/upsell.select.ts';
import type { UpsellProblem } from '../../../machines/upsell/upsell.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { SummaryList } from '../../ui/display/summary-list.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useHref } from '../../parts/page.tsx';
import { titleForWhom } from './title-for-whom.ts';
import * as styles from './extras.styles.ts';

const PROBLEMS = ['changedElsewhere', 'closed', 'paymentUnderWay', 'notAdded'] as const satisfies UpsellProblem[];

/** What is chosen for a booked holiday and for whom, what it comes to, and the button that buys it; after that, how the added amount is paid. */
export function ConfirmExtras({ names }: { names: readonly string[] }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { wanted, gone, price, totalPrice, currency } = useRunningFlow('upsell', (snapshot) => selectReservation(snapshot)!);
  const isEmpty = useRunningFlow('upsell', (snapshot) => selectUpsells(snapshot).length === 0);
  const canConfirm = useRunningFlow('upsell', selectCanConfirm);
  const isConfirming = useRunningFlow('upsell', selectIsConfirming);
  const problem = useRunningFlow('upsell', selectProblem);
  const hasFailed = useRunningFlow('upsell', (snapshot) => snapshot.matches({ confirmation: 'failed' }));
  const isUnknown = useRunningFlow('upsell', (snapshot) => snapshot.matches({ confirmation: 'unknown' }));
  const named = PROBLEMS.find((one) => one === problem) ?? (hasFailed ? 'failed' : null);
  const money = (amount: number) => format.money(amount, currency);
  const toPayment = named === 'paymentUnderWay' ? <PaymentLink /> : undefined;
  return (
    <>
      {isEmpty && <Notice>{t('extras.confirm.nothing')}</Notice>}
      {gone.length > 0 && <Notice tone="warning" live>{t('extras.confirm.gone', { titles: gone.join(', ') })}</Notice>}
      {named && <Notice tone={named === 'failed' ? 'negative' : 'warning'} live action={toPayment}>{t(`extras.confirm.${named}`)}</Notice>}
      {isUnknown && (
        <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'upsell.retry' })}>{t('shell.retry')}</Button>}>{t('extras.confirm.unknown')}</Notice>
      )}
      <Added />
      <div role="status"><VisuallyHidden>{wanted.length > 0 && `${t('extras.confirm.total')}: ${money(price)}`}</VisuallyHidden></div>
      {wanted.length > 0 && (
        <Card padded>
          <section className={styles.step} aria-labelledby="wanted-title">
            <h2 id="wanted-title" className={styles.title}>{t('extras.confirm.title')}</h2>
            <SummaryList items={[
              ...wanted.map((extra, place) => ({ id: `${place} ${extra.code}`, term: titleForWhom(extra, names), value: money(extra.price) })),
              { id: 'total', term: t('extras.confirm.total'), value: money(price), total: true },
            ]} />
            <p className={styles.muted}>{t('extras.confirm.after', { price: money(totalPrice + price) })}</p>
            <div className={styles.actions}>
              <Button tone="primary" busy={isConfirming} disabled={!canConfirm && !isConfirming} onClick={() => dispatch({ type: 'upsell.confirm' })}>{t('extras.confirm.submit', { price: money(price) })}</Button>
            </div>
          </section>
        </Card>
      )}
    </>
  );
}

function Added() {
  const t = useTranslator();
  const format = useFormat();
  const added = useRunningFlow('upsell', selectAdded);
  const { duePrice, balanceDue, currency } = useRunningFlow('upsell', (snapshot) => selectReservation(snapshot)!);
  if (added === null) return null;
  const amounts = { added: format.money(added, currency), due: format.money(duePrice, currency) };
  return (
    <Notice tone="positive" live action={<PaymentLink />}>
      {balanceDue === null ? t('extras.confirm.addedAtOnce', amounts) : t('extras.confirm.added', { ...amounts, date: format.date(balanceDue) })}
    </Notice>
  );
}

function PaymentLink() {
  const t = useTranslator();
  const href = useHref();
  const orderId = useRunningFlow('upsell', ({ context }) => context.holidayId);
  return <a href={href('/mytui/reservation/$id/payment', { id: orderId })}>{t('extras.confirm.pay')}</a>;
}
