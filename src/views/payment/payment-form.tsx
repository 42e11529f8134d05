import { CreditCard, Landmark, QrCode } from 'lucide';
import { cx } from '@linaria/core';
import type { PaymentChoice } from '../../../machines/payment/payment.select.ts';
import type { PaymentVariant } from '../../../machines/payment/payment.types.ts';
import { useDispatch } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Radio } from '../../ui/controls/radio.tsx';
import { ChoiceGroup } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import * as page from '../checkout/checkout-page.styles.ts';
import * as styles from './payment.styles.ts';

/** How much and how; the button says what will be taken. */
export function PaymentForm({ choice, isRefused }: { choice: PaymentChoice; isRefused: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  // A radio cannot be invalid, only its group: the first that can be chosen takes the focus.
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(isRefused, '#payment-method input:enabled');
  const { order, variants, banks, hint, starting } = choice;
  const money = (minor: number) => format.money(minor, order.currency);
  return (
    <form
      ref={container}
      className={page.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (starting) return;
        dispatch({ type: 'payment.start' });
        onTry();
      }}
    >
      {hint === 'changed' && <Notice tone="warning" live>{t('checkout.payment.changed')}</Notice>}
      {hint === 'seatsGone' && <Notice live>{t('checkout.payment.seatsGone')}</Notice>}
      {variants.length > 1 && (
        <ChoiceGroup id="payment-variant" legend={<span className={styles.legend}>{t('checkout.payment.variant.label')}</span>}>
          {variants.map(({ code, amount }) => (
            <Radio
              key={code}
              className={cx(styles.option, choice.variant === code && styles.chosen)}
              name="variant"
              value={code}
              checked={choice.variant === code}
              disabled={starting}
              onChange={() => dispatch({ type: 'payment.chooseVariant', variant: code })}
              label={<strong>{t(variantLabel(code, order.paidPrice))}</strong>}
              note={<strong className={styles.amount}>{money(amount)}</strong>}
              detail={code === 'deposit' && order.balanceDue !== null
                ? t('checkout.payment.variant.deposit.note', { rest: money(order.duePrice - amount), date: format.date(order.balanceDue) })
                : undefined}
            />
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup
        id="payment-method"
        errorFirst
        legend={<span className={styles.legend}>{t('checkout.payment.method.label')}</span>}
        error={hint === 'methodMissing' ? <span role="alert">{t('checkout.payment.method.required')}</span>
          : hint === 'methodUnavailable' ? <span role="alert">{t('checkout.payment.error.method-unavailable')}</span>
            : undefined}
      >
        {banks.map(({ code, name, kind, available }) => (
          <Radio
            key={code}
            className={cx(styles.option, choice.method === code && styles.chosen)}
            name="method"
            value={code}
            checked={choice.method === code}
            disabled={!available || starting}
            onChange={() => dispatch({ type: 'payment.chooseMethod', method: code })}
            label={<strong>{kind === 'bank' ? name : t(`checkout.payment.method.${kind}`)}</strong>}
            note={<Icon of={icons[kind]} />}
            detail={available ? (kind === 'card' ? name : t(details[kind])) : t('checkout.payment.method.unavailable')}
          />
        ))}
      </ChoiceGroup>
      {banks.every(({ available }) => !available) && (
        <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'payment.retry' })}>{t('shell.retry')}</Button>}>
          {t('checkout.payment.method.none', { phone: MARKET.phoneLabel })}
        </Notice>
      )}
      {choice.isSandbox && <Notice tone="info" title={t('checkout.payment.sandbox.title')}>{t('checkout.payment.sandbox.text')}</Notice>}
      <div className={page.actions}>
        <Button type="submit" tone="primary" size="large" busy={starting} data-price={toMajor(choice.amount)} data-currency={order.currency}>
          {starting ? t('checkout.payment.submitting') : t('checkout.payment.submit', { amount: money(choice.amount) })}
        </Button>
      </div>
    </form>
  );
}

const icons = { card: CreditCard, bank: Landmark, transfer: QrCode };
const details = { bank: 'checkout.payment.method.bank', transfer: 'checkout.payment.method.transfer.note' } as const;

function variantLabel(code: PaymentVariant, paidPrice: number) {
  if (code === 'deposit') return 'checkout.payment.variant.deposit';
  return paidPrice > 0 ? 'checkout.payment.variant.rest' : 'checkout.payment.variant.full';
}
