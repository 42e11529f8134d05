import { CalendarX } from 'lucide';
import { cx } from '@linaria/core';
import { MARKET } from '../../domain/market/market.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ReservationFailedData } from '../../routes/pages/reservation-failed.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Grid, PageContainer } from '../../ui/surfaces/layout.tsx';
import * as styles from '../payment/result-page.styles.ts';

/** What was to be ordered is sold: nothing was ordered or charged, and what can be had instead [page.checkout-reservation-failed]. */
export function ReservationFailedPage() {
  const t = useTranslator();
  const href = useHref();
  const { hotelName, hotelPath, alternatives, query } = usePage<ReservationFailedData>().data;
  return (
    <PageContainer className={styles.page}>
      <div className={styles.outcome}>
        <span className={cx(styles.sign, styles.signs.negative)}><Icon of={CalendarX} size="large" /></span>
        <div className={styles.texts}>
          <h1>{t('checkout.reservationFailed.title')}</h1>
          <div className={styles.explanation}>
            <p>{hotelName === null ? t('checkout.reservationFailed.text') : t('checkout.reservationFailed.hotel', { hotel: hotelName })}</p>
            <p>{t('checkout.reservationFailed.nothing')}</p>
            <p>{t('checkout.paymentFailed.help', { phone: MARKET.phoneLabel })}</p>
          </div>
          <div className={styles.actions}>
            {hotelPath !== null && <LinkButton tone="primary" size="large" href={href(hotelPath)}>{t('checkout.reservationFailed.dates')}</LinkButton>}
            <LinkButton tone={hotelPath === null ? 'primary' : 'outline'} size="large" href={href(listingPath({ tripType: 'WS' }))}>{t('shell.page.offers')}</LinkButton>
          </div>
        </div>
      </div>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives">{t('checkout.reservationFailed.alternatives')}</h2>
          <Grid columns={4} gap={4}>
            {alternatives.map((offer) => <OfferTile key={offer.offerCode} offer={offer} query={query} headingLevel={3} />)}
          </Grid>
        </section>
      )}
    </PageContainer>
  );
}
