import { useEffect, useRef } from 'react';
import { selectSameDay, selectSameDayStatus, selectSearchState } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { withMessages } from '../../i18n/with-messages.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Grid } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { OfferTileSkeleton } from '../../parts/offer-tile/offer-tile-skeleton.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import * as styles from './listing-page.styles.ts';

/** As many as the flow asks for. */
const AWAITED = [0, 1, 2, 3];

/** With its messages, which no first load has. */
export const loadSameDayOffers = () => withMessages('panels', SameDayOffers);

/** The cheapest stays of one day of departure, and the way to all of them. */
function SameDayOffers() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const href = useHref();
  const { base } = usePage<ListingData>().data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: its reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  const status = useRunningFlow('listing', selectSameDayStatus);
  const found = useRunningFlow('listing', selectSameDay);
  const sameDay = status === 'shown' ? found : null;
  const state = useRunningFlow('listing', selectSearchState);
  return (
    <section className={styles.sameDay} aria-labelledby="same-day" aria-busy={status === 'fetching' || undefined}>
      <h2 id="same-day" ref={heading} tabIndex={-1} className={styles.filtersTitle}>
        {sameDay?.date ? t('panels.sameDay.title', { trip: state.tripType, date: format.date(sameDay.date) }) : t('results.sameDay.show')}
      </h2>
      {status === 'failed' && (
        <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.showSameDay' })}>{t('shell.retry')}</Button>}>
          {t('listing.error.title')}
        </Notice>
      )}
      {status === 'fetching' && <Grid columns={4} gap={4}>{AWAITED.map((place) => <OfferTileSkeleton key={place} />)}</Grid>}
      {sameDay && (
        <>
          <Grid columns={4} gap={4}>
            {sameDay.offers.map((offer) => (
              <OfferTile key={offer.hotelCode} offer={offer} priceType={state.fullPrice ? 'fullPrice' : 'personPrice'} query={partyQuery(state.occupancies)} />
            ))}
          </Grid>
          {sameDay.date && (
            <LinkButton tone="outline" href={href(listingAddress({ ...state, startDate: sameDay.date, endDate: sameDay.date, flexibleDays: 0 }, base))}>
              {t('panels.sameDay.all', { trip: state.tripType, count: sameDay.totalResults })}
            </LinkButton>
          )}
        </>
      )}
    </section>
  );
}
