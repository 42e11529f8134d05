import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { partyOf } from '../../domain/search/participants.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Price } from '../../ui/display/price.tsx';
import * as styles from './offer-tile.styles.ts';

/** [price.types] */
export type PriceType = 'personPrice' | 'fullPrice';

/**
 * Both prices of an offer, the wanted one large; the total is marked for programs wherever it stands.
 * @param opens shows what a press on the tile does: the tile itself is the link
 */
export function OfferTilePrice({ offer, priceType, opens = false }: { offer: TileOffer; priceType: PriceType; opens?: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, offer.currency);
  const isReduced = offer.price > offer.discountPrice;
  const before = (minor: number) => (isReduced ? { amount: money(minor), label: t('listing.tile.beforeLabel') } : undefined);
  // In a narrow tile a number stays with what it counts.
  const party = format.party(partyOf(offer.occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates })))).replace(/(\d) /g, '$1\u00a0');
  const totalOf = { 'data-price': toMajor(offer.totalPrice), 'data-currency': offer.currency };
  const open = opens && <span className={styles.open} aria-hidden="true">{t('listing.tile.open')}</span>;
  if (priceType === 'fullPrice') {
    return (
      <p className={styles.price}>
        <span {...totalOf}>
          <Price amount={money(offer.totalPrice)} before={before(offer.originalFullPrice)} size="medium" label={t('listing.priceType.fullPrice')} />
        </span>
        <span className={styles.otherPrice}>{party} · {t('listing.tile.perPersonPrice', { price: money(offer.discountPrice) })}</span>
        {open}
      </p>
    );
  }
  return (
    <p className={styles.price}>
      <Price amount={money(offer.discountPrice)} before={before(offer.price)} size="medium" label={t('listing.priceType.personPrice')} />
      <span className={styles.otherPrice} {...totalOf}>{t('listing.tile.total', { price: money(offer.totalPrice) })} · {party}</span>
      {open}
    </p>
  );
}
