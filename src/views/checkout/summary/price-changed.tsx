import { ArrowRight } from 'lucide';
import type { Cart, PriceCheck } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch } from '../../../bus/react.tsx';
import { toMajor } from '../../../domain/prices/money.ts';
import type { CheckoutData } from '../../../routes/pages/checkout.page.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useHref, usePage } from '../../../parts/page.tsx';
import { flightText } from '../trip/trip-facts.ts';
import * as page from '../checkout-page.styles.ts';
import * as styles from './summary-step.styles.ts';

interface PriceChangedProps {
  change: PriceCheck;
  currency: Cart['currency'];
  isAccepting: boolean;
}

type Flight = NonNullable<PriceCheck['moved']>[number]['after'];

/** Old and new price side by side, flights that moved and rooms of another kind; nothing is ordered before the new ones are accepted. */
export function PriceChanged({ change, currency, isAccepting }: PriceChangedProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const href = useHref();
  const { hotelPath } = usePage<CheckoutData>().data;
  const before = format.money(change.previousTotal, currency);
  const after = format.money(change.totalPrice, currency);
  const costsTheSame = change.totalPrice === change.previousTotal && !change.dropped;
  // What changed beside flights is named by the whole holiday.
  const sameTitle = change.rooms ? 'checkout.tripChanged.title' : 'checkout.flightsMoved.title';
  const sameAccept = change.rooms ? 'checkout.tripChanged.accept' : 'checkout.flightsMoved.accept';
  const flight = (of: Flight) => (of === null ? '–' : `${of.flightNumber}, ${flightText(of, format)}`);
  return (
    <section className={styles.changed} aria-labelledby="price-changed">
      <h2 id="price-changed">{t(costsTheSame ? sameTitle : 'checkout.priceChanged.title')}</h2>
      {!costsTheSame && (
        <p className={styles.prices} aria-hidden="true">
          <s className={styles.oldPrice}>{before}</s>
          <Icon of={ArrowRight} className={styles.arrow} />
          <strong className={styles.newPrice} data-price={toMajor(change.totalPrice)} data-currency={currency}>{after}</strong>
        </p>
      )}
      {!costsTheSame && <p>{t('checkout.priceChanged.text', { before, after })}</p>}
      {change.moved?.map((moved) => (
        <p key={moved.leg}>
          {t(moved.leg === 'out' ? 'checkout.trip.flightOut' : 'checkout.trip.flightBack')}: {t('checkout.flightsMoved.leg', { before: flight(moved.before), after: flight(moved.after) })}
        </p>
      ))}
      {change.rooms?.map((room) => (
        <p key={room.position}>
          {t('checkout.traveller.room', { number: room.position + 1 })}: {t('checkout.flightsMoved.leg', { before: room.before.roomName, after: room.after.roomName })}
        </p>
      ))}
      {costsTheSame && <p>{t('checkout.flightsMoved.samePrice', { price: after })}</p>}
      {change.dropped?.map((title) => <p key={title}>{title}: {t('extras.soldOut')}</p>)}
      <div className={page.actions}>
        <Button tone="primary" size="large" busy={isAccepting} onClick={() => dispatch({ type: 'checkout.acceptPrice' })}>
          {costsTheSame ? t(sameAccept) : t('checkout.priceChanged.accept', { price: after })}
        </Button>
        {hotelPath && <LinkButton tone="link" href={href(hotelPath)}>{t('checkout.priceChanged.decline')}</LinkButton>}
      </div>
    </section>
  );
}
