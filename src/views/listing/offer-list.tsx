import { cx } from '@linaria/core';
import { selectOffers, selectPromoted, selectPromotedPlace, selectRemaining, selectSearchState, selectShowsFullPrice, selectStatus } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { DEFAULT_PAGE_SIZE } from '../../domain/offers-request.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import type { TileOffer } from '../../domain/tile-offer.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { busyLine } from '../../ui/busy-line.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOncePainted } from '../../ui/use-once-painted.ts';
import { OfferTile } from '../offer-tile/offer-tile.tsx';
import { OfferTileSkeleton } from '../offer-tile/offer-tile-skeleton.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { LoadMore } from './load-more.tsx';
import { NextPageLink, PreviousPageLink } from './plain-links.tsx';
import { PromotedOffer, PromotedPlace } from './promoted-offer.tsx';
import * as styles from './listing-page.styles.ts';

/** So many tiles fill a phone's screen, and the better part of others. */
const SEEN_FIRST = 2;
/** Places that stand for the tiles a longer list gets. */
const AWAITED_AT_END = 3;

/** The offers, or what stands in their place. */
export function OfferList({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const status = selectStatus(listing);
  const priceType = selectShowsFullPrice(listing) ? 'fullPrice' : 'personPrice';
  const { offers, following, isWhole } = useFirstSeen(selectOffers(listing));
  // What is sought anew after nothing was found has no old list to stand in for it.
  if (status === 'fetching' || (status === 'updating' && selectOffers(listing).length === 0)) {
    return <ul className={styles.offers} aria-busy="true"><Skeletons count={DEFAULT_PAGE_SIZE} /></ul>;
  }
  switch (status) {
    case 'empty':
      return <EmptyListing listing={listing} />;
    case 'failed':
      return (
        <Notice
          tone="negative"
          live
          title={t('listing.error.title')}
          action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}
        >
          {t('listing.error.text')}
        </Notice>
      );
    default:
  }
  const query = partyQuery(selectSearchState(listing).occupancies);
  const isUpdating = status === 'updating';
  const promoted = selectPromoted(listing);
  const place = selectPromotedPlace(listing);
  return (
    <>
      <PreviousPageLink listing={listing} />
      {promoted && <PromotedOffer offer={promoted} priceType={priceType} query={query} />}
      {place && <PromotedPlace state={place} />}
      <ul className={cx(styles.offers, isUpdating && busyLine)} aria-busy={isUpdating || status === 'extending' || !isWhole || undefined}>
        {offers.map((offer, index) => (
          // A hotel that stands elsewhere in a new list is drawn there anew: nothing moves beneath a reader.
          <li key={`${index} ${offer.hotelCode}`}>
            <OfferTile offer={offer} priceType={priceType} query={query} priority={index === 0} headingLevel={3} />
          </li>
        ))}
        {Array.from({ length: following }, (_, index) => <li key={`following-${index}`} className={styles.following} />)}
        {status === 'extending' && <Skeletons count={Math.min(AWAITED_AT_END, selectRemaining(listing))} />}
      </ul>
      <LoadMore listing={listing} />
      <NextPageLink listing={listing} />
    </>
  );
}

/** Of a new list, or of what lengthens it, the first screen; what follows is as it was until that is painted. */
function useFirstSeen(offers: TileOffer[]): { offers: TileOffer[]; following: number; isWhole: boolean } {
  const painted = useOncePainted(offers);
  if (painted === offers || painted.length === 0) return { offers, following: 0, isWhole: true };
  const kept = painted.every((offer, index) => offer === offers[index]) ? painted.length : 0;
  const seen = kept + SEEN_FIRST;
  const shown = [...offers.slice(0, seen), ...painted.slice(seen, offers.length)];
  return { offers: shown, following: offers.length - shown.length, isWhole: false };
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <li key={`awaited-${index}`}><OfferTileSkeleton /></li>);
}
