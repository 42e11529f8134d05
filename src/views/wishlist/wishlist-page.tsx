import {
  selectCanLoadMore, selectIsShared, selectMoreHasFailed, selectMoreIsBusy, selectWishes, selectWishlistToken, selectWishlistView, selectWishTotal,
} from '../../../machines/wishlist-page/wishlist-page.select.ts';
import type { Wish } from '../../../machines/wishlist-page/wishlist-page.types.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { OfflineNotePlace } from '../offline/offline-place.tsx';
import { OfferTile } from '../offer-tile/offer-tile.tsx';
import { OfferTileSkeleton } from '../offer-tile/offer-tile-skeleton.tsx';
import { useHref, usePage } from '../page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { WishHeart } from './wish-heart.tsx';
import * as styles from './wishlist-page.styles.ts';

const AWAITED = [0, 1, 2];

/** What has become of the hotels that were put aside, or of those that somebody shares [page.wishlist]. */
export function WishlistPage() {
  const t = useTranslator();
  const state = useFlow('wishlistPage', ({ value }) => stateName(value));
  const view = useFlow('wishlistPage', selectWishlistView);
  const isShared = useFlow('wishlistPage', selectIsShared) ?? false;
  if (view === undefined) return null;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div data-flow="wishlistPage" data-state={state} className={styles.flow}>
          <h1>{t(isShared ? 'wishlist.title.shared' : 'wishlist.title')}</h1>
          <OfflineNotePlace />
          {view === 'wishes' && <Wishes />}
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
  const total = useRunningFlow('wishlistPage', selectWishTotal);
  const canLoadMore = useRunningFlow('wishlistPage', selectCanLoadMore);
  const isBusy = useRunningFlow('wishlistPage', selectMoreIsBusy);
  const hasFailed = useRunningFlow('wishlistPage', selectMoreHasFailed);
  return (
    <>
      <p className={styles.count}>{t('wishlist.count', { count: total })}</p>
      <ul className={styles.list}>{wishes.map((wish) => <li key={wish.hotelCode} className={styles.wish}><WishTile wish={wish} /></li>)}</ul>
      {hasFailed && <Notice tone="negative" live>{t('wishlist.failed')}</Notice>}
      {canLoadMore && <Button tone="outline" busy={isBusy} onClick={() => dispatch({ type: 'wishlistPage.loadMore' })}>{t('wishlist.more')}</Button>}
      <ShareLink />
    </>
  );
}

function WishTile({ wish }: { wish: Wish }) {
  const t = useTranslator();
  const format = useFormat();
  const { offer, change, savedPrice, savedAt, currency, hotelCode, hotelName, savedOfferCode, occupancies } = wish;
  const price = savedPrice === null ? null : format.money(savedPrice, currency);
  const saved = { offerCode: savedOfferCode, hotelCode, hotelName, occupancies: occupancies.map(({ adults, childBirthDates }) => ({ adultsCount: adults, childrenBirthDates: childBirthDates })) };
  return (
    <>
      <p className={styles.change} data-change={change}>
        <ChangeWords wish={wish} />
        {price !== null && <span className={styles.saved}>{t('wishlist.saved', { date: format.date(savedAt), price })}</span>}
      </p>
      {offer === null
        ? <div className={styles.gone}><h2 className={styles.name}>{hotelName}</h2><WishHeart offer={saved} /></div>
        : <OfferTile offer={offer} priceType="fullPrice" query={partyQuery(occupancies)} headingLevel={2} />}
    </>
  );
}

function ChangeWords({ wish: { change, offer, savedPrice, savedAt, currency } }: { wish: Wish }) {
  const t = useTranslator();
  const format = useFormat();
  if (change === 'cheaper' || change === 'dearer') {
    const difference = format.money(Math.abs((offer?.totalPrice ?? 0) - (savedPrice ?? 0)), currency);
    return <Badge tone={change === 'cheaper' ? 'positive' : 'warning'}>{t(`wishlist.change.${change}`, { difference, date: format.date(savedAt) })}</Badge>;
  }
  if (change === 'soldOut') return <Badge tone="warning">{t(offer === null ? 'wishlist.change.soldOutWithout' : 'wishlist.change.soldOut')}</Badge>;
  return <Badge tone={change === 'gone' ? 'warning' : 'neutral'}>{t(`wishlist.change.${change}`)}</Badge>;
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
