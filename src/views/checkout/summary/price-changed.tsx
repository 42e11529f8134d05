import { ArrowRight } from 'lucide';
import type { Cart, PriceCheck } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch } from '../../../bus/react.tsx';
import { toMajor } from '../../../domain/prices/money.ts';
import type { CheckoutData } from '../../../routes/pages/checkout.page.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useHref, usePage } from '../../../parts/page.tsx';
import * as page from '../checkout-page.styles.ts';
import * as styles from './summary-step.styles.ts';

interface PriceChangedProps {
  change: PriceCheck;
  currency: Cart['currency'];
  isAccepting: boolean;
}

/** Old and new price side by side; nothing is ordered before the new one is accepted. */
export function PriceChanged({ change, currency, isAccepting }: PriceChangedProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const href = useHref();
  const { hotelPath } = usePage<CheckoutData>().data;
  const before = format.money(change.previousTotal, currency);
  const after = format.money(change.totalPrice, currency);
  return (
    <section className={styles.changed} aria-labelledby="price-changed">
      <h2 id="price-changed">{t('checkout.priceChanged.title')}</h2>
      <p className={styles.prices} aria-hidden="true">
        <s className={styles.oldPrice}>{before}</s>
        <Icon of={ArrowRight} className={styles.arrow} />
        <strong className={styles.newPrice} data-price={toMajor(change.totalPrice)} data-currency={currency}>{after}</strong>
      </p>
      <p>{t('checkout.priceChanged.text', { before, after })}</p>
      {change.dropped?.map((title) => <p key={title}>{title}: {t('extras.soldOut')}</p>)}
      <div className={page.actions}>
        <Button tone="primary" size="large" busy={isAccepting} onClick={() => dispatch({ type: 'checkout.acceptPrice' })}>
          {t('checkout.priceChanged.accept', { price: after })}
        </Button>
        {hotelPath && <LinkButton tone="link" href={href(hotelPath)}>{t('checkout.priceChanged.decline')}</LinkButton>}
      </div>
    </section>
  );
}
