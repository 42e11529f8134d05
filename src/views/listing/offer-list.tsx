import { startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { cx } from '@linaria/core';
import { selectList } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import { DEFAULT_PAGE_SIZE } from '../../domain/search/offers-request.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useDrawsBelow } from '../../ui/loading/below-first-screen.tsx';
import { busyLine } from '../../ui/loading/busy-line.styles.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { OfferTileSkeleton } from '../../parts/offer-tile/offer-tile-skeleton.tsx';
import { emptyListing } from './empty-listing-place.tsx';
import { LoadMore } from './load-more.tsx';
import { NextPageLink, PreviousPageLink } from './plain-links.tsx';
import { PromotedOffer, PromotedPlace } from './promoted-offer.tsx';
import * as styles from './listing-page.styles.ts';

/** Places that stand for the tiles a longer list gets. */
const AWAITED_AT_END = 3;
/** Tiles that begin on the first screen of a page that follows another one. */
const AT_FIRST = 2;
/** More tiles than any screen of a list shows that changes. */
const SEEN = 4;

/** The offers, or what stands in their place; a press or a scroll goes before drawing them. */
export function OfferList() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const latest = useRunningFlow('listing', selectList);
  const { status, offers, occupancies, showsFullPrice, promoted, promotedPlace, remaining } = useDeferredValue(latest);
  const drawsBelow = useDrawsBelow();
  const beneath = useDrawnBeneath(offers);
  const priceType = showsFullPrice ? 'fullPrice' : 'personPrice';
  // What is sought anew after nothing was found has no old list to stand in for it.
  if (status === 'fetching' || (status === 'updating' && offers.length === 0)) {
    return <Sought />;
  }
  switch (status) {
    case 'empty':
      return <Suspense fallback={<Sought />}><emptyListing.View /></Suspense>;
    case 'failed':
      return (
        <Notice
          tone="negative"
          live
          title={t('listing.error.title')}
          action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}
        >
          {t('results.error.text')}
        </Notice>
      );
    default:
  }
  const query = partyQuery(occupancies);
  const isUpdating = latest.status === 'updating';
  // What has come is drawn a moment later: until then the list is not what it says around it.
  const isBusy = isUpdating || latest.status === 'extending' || latest.offers !== offers || beneath !== offers || !drawsBelow;
  return (
    <>
      <PreviousPageLink />
      {promoted && <PromotedOffer offer={promoted} priceType={priceType} query={query} />}
      {promotedPlace && <PromotedPlace state={promotedPlace} />}
      <ul className={cx(styles.offers, isUpdating && busyLine, !drawsBelow && styles.beginning)} aria-busy={isBusy || undefined}>
        {[...offers.slice(0, drawsBelow ? SEEN : AT_FIRST), ...(drawsBelow ? beneath.slice(SEEN, offers.length) : [])].map((offer, index) => (
          // A hotel that stands elsewhere in a new list is drawn there anew: nothing moves beneath a reader.
          <li key={`${index} ${offer.hotelCode}`} data-far>
            <OfferTile offer={offer} priceType={priceType} query={query} priority={index === 0} headingLevel={3} />
          </li>
        ))}
        {status === 'extending' && <Skeletons count={Math.min(AWAITED_AT_END, remaining)} />}
      </ul>
      {drawsBelow && (
        <>
          <LoadMore />
          <NextPageLink />
        </>
      )}
    </>
  );
}

/** What stands below the first screen of a list: that of the one before until the first screen is drawn; a longer list is drawn whole. */
function useDrawnBeneath(offers: readonly TileOffer[]): readonly TileOffer[] {
  const [drawn, setDrawn] = useState(offers);
  useEffect(() => startTransition(() => setDrawn(offers)), [offers]);
  return drawn[0] === offers[0] ? offers : drawn;
}

/** A list that is sought anew. */
function Sought() {
  return <ul className={styles.offers} aria-busy="true"><Skeletons count={DEFAULT_PAGE_SIZE} /></ul>;
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={`awaited-${index}`}><OfferTileSkeleton /></li>);
}
