import { useId } from 'react';
import type { selectPromotedPlace } from '../../../machines/listing/listing.select.ts';
import { useDispatch } from '../../bus/react.tsx';
import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import { IMAGE_WIDTHS, imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { OfferTilePrice } from '../../parts/offer-tile/offer-tile-price.tsx';
import type { PriceType } from '../../parts/offer-tile/offer-tile-price.tsx';
import { useHref } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import * as styles from './promoted-offer.styles.ts';

interface PromotedOfferProps {
  offer: TileOffer;
  priceType: PriceType;
  /** Value of the link's `q`. */
  query: string;
}

const PICTURE_RATIO = 4 / 3;
/** A number stays with its word. */
const NO_BREAK = '\u00a0';

/** Its place while it is on its way, and where it turned out that there is none: the list beneath stays where it is. */
export function PromotedPlace({ state }: { state: NonNullable<ReturnType<typeof selectPromotedPlace>> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  if (state === 'updating') return <div className={styles.awaited}><Skeleton shape="fill" /></div>;
  return (
    <div className={styles.empty}>
      <p>{t(state === 'none' ? 'results.promoted.none' : 'results.promoted.error')}</p>
      {state === 'failed' && <Button tone="outline" onClick={() => dispatch({ type: 'listing.retryPromoted' })}>{t('shell.retry')}</Button>}
    </div>
  );
}

/** The deepest price cut of the selection, marked as what it is, above the list and outside its order [listing.promoted]. */
export function PromotedOffer({ offer, priceType, query }: PromotedOfferProps) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const title = useId();
  const percent = Math.round((1 - offer.discountPrice / offer.price) * 100);
  const { country, region } = offer.destination;
  return (
    <section aria-labelledby={title}>
      <Card lifts className={styles.card}>
        <Picture
          src={imageUrl(offer.picture.src, { width: 256, height: 192 })}
          srcSet={srcSet(offer.picture.src, PICTURE_RATIO, IMAGE_WIDTHS.slice(-2))}
          sizes="8rem"
          alt=""
          width={256}
          height={192}
          tone="sea"
          rounded
        />
        <div className={styles.texts}>
          <p id={title}><Badge tone="positive">{t('results.promoted', { percent })}</Badge></p>
          <h3 className={styles.name}><CardLink href={`${href(offer.offerPath)}${query && `?q=${query}`}`}>{offer.hotelName}</CardLink></h3>
          <p className={styles.facts}>{country.name} · {region.name} · {format.dayRange(offer.startDate, offer.endDate)}, {format.nights(offer.duration).replace(' ', NO_BREAK)}{offer.lowCost && <> <Badge tone="warning">{t('listing.tile.lowCost')}</Badge></>}</p>
        </div>
        <div className={styles.price}><OfferTilePrice offer={offer} priceType={priceType} /></div>
      </Card>
    </section>
  );
}
