import { cx } from '@linaria/core';
import { selectBanks, selectVariantChoice } from '../../../../machines/cart-payment/cart-payment.select.ts';
import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
import { methodsForSeats } from '../../../domain/booking/methods-for-seats.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Radio } from '../../../ui/controls/radio.tsx';
import { ChoiceGroup } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import * as payment from '../../payment/payment.styles.ts';
import * as styles from './first-payment.styles.ts';

/** How much is paid first, and who takes payments just now; what is chosen here is chosen on the page of payment [payment.variants]. */
export function FirstPayment({ cart, isHeld }: { cart: Cart; isHeld: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const choice = useFlow('cartPayment', selectVariantChoice);
  const known = useFlow('cartPayment', selectBanks) ?? [];
  const banks = methodsForSeats(known, cart.extras.some(({ groupType }) => groupType === 'seat'));
  const money = (minor: number) => format.money(minor, cart.currency);
  const chosen = choice?.variant ?? cart.paymentVariant;
  const hasDeposit = cart.depositDue < cart.balanceDue;
  const closed = banks.filter(({ available }) => !available);
  const open = banks.filter(({ available }) => available);
  return (
    <div className={styles.part} {...useFlowRoot('cartPayment')}>
      {hasDeposit && (
        <ChoiceGroup id="first-payment" legend={<span className={payment.legend}>{t('checkout.firstPayment.title')}</span>}>
          {(['deposit', 'full'] as const).map((variant) => (
            <Radio
              key={variant}
              className={cx(payment.option, chosen === variant && payment.chosen)}
              name="first-payment"
              value={variant}
              checked={chosen === variant}
              disabled={choice === undefined || isHeld}
              onChange={() => dispatch({ type: 'cartPayment.choose', variant })}
              label={<strong>{t(variant === 'deposit' ? 'checkout.payment.variant.deposit' : 'checkout.payment.variant.full')}</strong>}
              note={<strong className={payment.amount}>{money(variant === 'deposit' ? cart.deposit : cart.totalPrice)}</strong>}
              detail={variant === 'deposit' ? t('checkout.payment.variant.deposit.note', { rest: money(cart.totalPrice - cart.deposit), date: format.date(cart.balanceDue) }) : undefined}
            />
          ))}
        </ChoiceGroup>
      )}
      {choice?.isFailed && (
        <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'cartPayment.retry' })}>{t('shell.retry')}</Button>}>
          {t('checkout.firstPayment.failed')}
        </Notice>
      )}
      {open.length > 0 && <p className={styles.banks}>{t('checkout.firstPayment.open', { banks: open.map(nameOf).join(', ') })}</p>}
      {closed.length > 0 && <p className={styles.banks}>{t('checkout.firstPayment.closed', { banks: closed.map(nameOf).join(', ') })}</p>}
    </div>
  );

  function nameOf({ kind, name }: (typeof known)[number]): string {
    return kind === 'transfer' ? t('checkout.payment.method.transfer').toLocaleLowerCase(t.language) : name;
  }
}
