import {
  selectCanLoadMore, selectGone, selectIsShared, selectMayRemoveGone, selectMoreHasFailed, selectMoreIsBusy, selectRemovedCount, selectWishes, selectWishlistToken, selectWishlistView, selectWishTotal,
} from '../../../machines/wishlist-page/wishlist-page.select.ts';
import { selectUnsentCount } from '../../../machines/wishlist/unsent-count.select.ts';
import type { Wish } from '../../../machines/wishlist-page/wishlist-page.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { OfflineNotePlace } from '../offline/offline-place.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { OfferTileSkeleton } from '../../parts/offer-tile/offer-tile-skeleton.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { OwnHotels, WishHeart } from '../../parts/wish-heart.tsx';
import { MarkupCacheProvider } from '../../ui/loading/cached-markup.tsx';
import * as styles from './wishlist-page.styles.ts';

const AWAITED = [0, 1, 2];

/** What has become of the hotels that were put aside, or of those that somebody shares [page.wishlist]. */
export function WishlistPage() {
  const t = useTranslator();
  const root = useFlowRoot('wishlistPage');
  const view = useFlow('wishlistPage', selectWishlistView);
  const isShared = useFlow('wishlistPage', selectIsShared) ?? false;
  if (view === undefined) return null;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div {...root} className={styles.flow}>
          <h1>{t(isShared ? 'wishlist.title.shared' : 'wishlist.title')}</h1>
          <OfflineNotePlace />
          {/* A tile that is cached for all pages knows nothing of whose hotel it shows. */}
          {view === 'wishes' && <OwnHotels value={!isShared}><MarkupCacheProvider cache={null}><Wishes /></MarkupCacheProvider></OwnHotels>}
          {view === 'fetching' && <ul className={styles.list}>{AWAITED.map((place) => <li key={place}><OfferTileSkeleton /></li>)}</ul>}
          {view === 'empty' && <Nothing title={t('wishlist.empty.title')} text={t('wishlist.empty.text')} />}
          {view === 'missing' && <Nothing title={t('wishlist.missing.title')} text={t('wishlist.missing.text')} />}
          {view === 'failed' && <Failed />}
        </div>
      </PageContainer>
    </PageSlots>
  );
}

function Wishes() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const wishes = useRunningFlow('wishlistPage', selectWishes);
  const known = useRunningFlow('wishlistPage', selectWishTotal);
  const isShared = useRunningFlow('wishlistPage', selectIsShared);
  // What was pressed counts as it does in the header, before the shop knows of it.
  const unsent = useFlow('wishlist', selectUnsentCount(codesOf(wishes), codesOf(useRunningFlow('wishlistPage', selectGone)))) ?? 0;
  const total = isShared ? known : Math.max(0, known + unsent);
  const canLoadMore = useRunningFlow('wishlistPage', selectCanLoadMore);
  const isBusy = useRunningFlow('wishlistPage', selectMoreIsBusy);
  const hasFailed = useRunningFlow('wishlistPage', selectMoreHasFailed);
  return (
    <>
      {wishes.length > 0 && <p className={styles.count}>{t('wishlist.count', { count: total })}</p>}
      {wishes.length > 0 && <ul className={styles.list}>{wishes.map((wish) => <li key={wish.hotelCode} className={styles.wish}><WishTile wish={wish} /></li>)}</ul>}
      {hasFailed && <Notice tone="negative" live>{t('wishlist.failed')}</Notice>}
      {canLoadMore && <Button tone="outline" busy={isBusy} onClick={() => dispatch({ type: 'wishlistPage.loadMore' })}>{t('wishlist.more')}</Button>}
      <GoneHotels />
      <ShareLink />
    </>
  );
}

function WishTile({ wish }: { wish: Wish }) {
  const t = useTranslator();
  const format = useFormat();
  const { offer, change, savedPrice, savedAt, currency, hotelName, occupancies } = wish;
  const price = savedPrice === null ? null : format.money(savedPrice, currency);
  return (
    <>
      <p className={styles.change} data-change={change}>
        <ChangeText wish={wish} />
        {price !== null && <span className={styles.saved}>{t('wishlist.saved', { date: format.date(savedAt), price })}</span>}
      </p>
      {offer === null
        ? <div className={styles.gone}><h2 className={styles.name}>{hotelName}</h2><WishHeart offer={savedOffer(wish)} /></div>
        : <OfferTile offer={offer} priceType="fullPrice" query={partyQuery(occupancies)} headingLevel={2} />}
    </>
  );
}

/** Hotels that are not sold any more, by themselves; all go at one press, which can be taken back [page.wishlist]. */
function GoneHotels() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const gone = useRunningFlow('wishlistPage', selectGone);
  const removed = useRunningFlow('wishlistPage', selectRemovedCount);
  const mayRemove = useRunningFlow('wishlistPage', selectMayRemoveGone);
  return (
    <div tabIndex={-1} className={styles.goneGroup}>
      {gone.length > 0 && (
        <section aria-labelledby="gone-title" className={styles.goneHotels}>
          <h2 id="gone-title" className={styles.name}>{t('wishlist.gone.title', { count: gone.length })}</h2>
          <p>{t('wishlist.gone.text')}</p>
          <details>
            <summary className={styles.goneSummary}>{t('wishlist.gone.show')}</summary>
            <ul className={styles.goneList}>
              {gone.map((wish) => <li key={wish.hotelCode} className={styles.gone}>{wish.hotelName}<WishHeart offer={savedOffer(wish)} /></li>)}
            </ul>
          </details>
          {mayRemove && <Button tone="outline" onClick={() => dispatch({ type: 'wishlistPage.removeGone' })}>{t('wishlist.gone.remove', { count: gone.length })}</Button>}
        </section>
      )}
      <div role="status">
        {removed > 0 && <Notice tone="positive" action={<Button tone="outline" onClick={() => dispatch({ type: 'wishlistPage.restoreGone' })}>{t('wishlist.gone.restore')}</Button>}>{t('wishlist.gone.removed', { count: removed })}</Notice>}
      </div>
    </div>
  );
}

function codesOf(hotels: readonly { hotelCode: string }[]): string[] {
  return hotels.map(({ hotelCode }) => hotelCode);
}

function savedOffer({ hotelCode, hotelName, savedOfferCode, occupancies }: Pick<Wish, 'hotelCode' | 'hotelName' | 'savedOfferCode' | 'occupancies'>) {
  return { offerCode: savedOfferCode, hotelCode, hotelName, occupancies: occupancies.map(({ adults, childBirthDates }) => ({ adultsCount: adults, childrenBirthDates: childBirthDates })) };
}

function ChangeText({ wish: { change, offer, savedPrice, savedAt, currency } }: { wish: Wish }) {
  const t = useTranslator();
  const format = useFormat();
  if (change === 'cheaper' || change === 'dearer') {
    const difference = format.money(Math.abs((offer?.totalPrice ?? 0) - (savedPrice ?? 0)), currency);
    return <Badge tone={change === 'cheaper' ? 'positive' : 'warning'}>{t(`wishlist.change.${change}`, { difference, date: format.date(savedAt) })}</Badge>;
  }
  if (change === 'soldOut') return <Badge tone="warning">{t(offer === null ? 'wishlist.change.soldOutWithout' : 'wishlist.change.soldOut')}</Badge>;
  return <Badge tone="neutral">{t('wishlist.change.same')}</Badge>;
}

/** A link that needs no script: whoever has it sees the list. */
function ShareLink() {
  const t = useTranslator();
  const href = useHref();
  const token = useRunningFlow('wishlistPage', selectWishlistToken);
  const { context: { origin } } = usePage();
  if (token === null) return null;
  return (
    <Field id="share" label={t('wishlist.share')} hint={t('wishlist.share.hint')} className={styles.share}>
      {(control) => <TextInput {...control} readOnly value={`${origin}${href('/oblibene')}?seznam=${token}`} onFocus={(event) => event.currentTarget.select()} />}
    </Field>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  const t = useTranslator();
  const href = useHref();
  return <Notice title={title} action={<LinkButton tone="primary" href={href(listingPath({ tripType: 'WS' }))}>{t('wishlist.empty.action')}</LinkButton>}>{text}</Notice>;
}

function Failed() {
  const t = useTranslator();
  const dispatch = useDispatch();
  return <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'wishlistPage.retry' })}>{t('shell.retry')}</Button>}>{t('wishlist.failed')}</Notice>;
}
