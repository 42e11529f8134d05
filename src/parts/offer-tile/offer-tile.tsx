import { BedDouble, CalendarDays, Car, Plane, UtensilsCrossed } from 'lucide';
import { cx } from '@linaria/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { IconNode } from 'lucide';
import type { TileFlight, TileOffer } from '../../domain/offers/tile-offer.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { BY_CAR_AIRPORT_CODE } from '../../domain/urls/offer-code.ts';
import { tilePicture } from '../../domain/urls/pictures/tile-picture.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { cachedMarkup } from '../../ui/loading/cached-markup.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { RatingBadge } from '../../ui/display/rating-badge.tsx';
import { Stars } from '../../ui/display/stars.tsx';
import { ComparePlace } from '../compare/compare-place.tsx';
import { Landing } from '../landing.tsx';
import { useHref } from '../page.tsx';
import { WishHeart } from '../wish-heart.tsx';
import { OfferTilePrice } from './offer-tile-price.tsx';
import type { PriceType } from './offer-tile-price.tsx';
import { ratingMessage } from './rating-message.ts';
import * as styles from './offer-tile.styles.ts';

interface OfferTileProps {
  offer: TileOffer;
  /** Which price is the large one; the other stands beneath it [price.types]. */
  priceType?: PriceType;
  /** Value of the link's `q`: the party and what else the hotel card should keep. */
  query?: string;
  /** Above the fold: its picture is fetched at once. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** One offer as a card: the place, then the truth about it. The whole card is one link. */
export const OfferTile = memo(cachedMarkup<OfferTileProps, 'offer', 'priceType' | 'query' | 'priority' | 'headingLevel'>(Tile, 'offer', ['priceType', 'query', 'priority', 'headingLevel']));

function Tile({ offer, priceType = 'personPrice', query, priority = false, headingLevel = 3 }: OfferTileProps) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const Heading = `h${headingLevel}` as const;
  const { country, region, resort } = offer.destination;
  // A flight alone: nothing of a hotel is told of it.
  const isFlight = offer.boardName === '';
  const isByCar = offer.airportCode === BY_CAR_AIRPORT_CODE;
  const discount = offer.price > offer.discountPrice ? Math.round((1 - offer.discountPrice / offer.price) * 100) : 0;
  return (
    <article className={cx(styles.tile, isFlight && styles.flight)} data-offer-code={offer.offerCode}>
      <Card lifts className={styles.card}>
        <div className={styles.picture}>
          <Picture
            src={imageUrl(offer.picture.src, { width: 512, height: 384 })}
            {...tilePicture(offer.picture.src)}
            alt={offer.picture.alt}
            width={512}
            height={384}
            tone="sea"
            priority={priority}
            className={styles.image}
          />
          <WishHeart offer={offer} className={styles.heart} />
          <ComparePlace offer={offer} />
          {discount > 0 && <Badge tone="onPicture" className={styles.discount}>{t('listing.tile.discount', { percent: discount })}</Badge>}
        </div>
        <div className={styles.body}>
          <p className={styles.place}>{[country, region, resort].map(({ name }) => name).join(' · ')}</p>
          <Heading className={styles.name}>
            <CardLink href={href(offer.offerPath) + (query ? `?q=${query}` : '')}>{offer.hotelName}</CardLink>
            {offer.stars > 0 && <> <Stars count={offer.stars} label={t('listing.tile.stars', { count: offer.stars })} /></>}
          </Heading>
          {offer.rating > 0
            ? <RatingBadge value={format.rating(offer.rating)} text={t(ratingMessage(offer.rating))} count={t('listing.rating.count', { count: offer.ratingCount })} />
            : !isFlight && <p className={styles.unrated}>{t(ratingMessage(offer.rating))}</p>}
          <ul className={styles.facts}>
            {isByCar
              ? <Fact icon={Car}>{t('listing.tile.byCar')}</Fact>
              : (
                <Fact icon={Plane}>
                  {t('listing.tile.flightFrom', { airport: offer.airportName })}
                  <Times flight={offer.departureFlight} />
                  {offer.lowCost && <> <Badge tone="warning">{t('listing.tile.lowCost')}</Badge></>}
                </Fact>
              )}
            {isFlight && <Fact icon={Plane}>{t('listing.tile.flightBack')}<Times flight={offer.returnFlight} /></Fact>}
            <Fact icon={CalendarDays}>{format.dayRange(offer.startDate, offer.endDate)}, {format.nights(offer.duration)}</Fact>
            {offer.rooms.length > 0 && <Fact icon={BedDouble}>{offer.rooms.join(', ')}</Fact>}
            {!isFlight && <Fact icon={UtensilsCrossed}>{offer.boardName}</Fact>}
          </ul>
          <OfferTilePrice offer={offer} priceType={priceType} opens />
        </div>
      </Card>
    </article>
  );
}

/** When the flight out leaves and lands, and with whom [listing.offer-fields]. */
function Times({ flight }: { flight: TileFlight | null }) {
  return flight && <>, <span className={styles.times}>{flight.departureTime}–<Landing flight={flight} /></span> · {flight.airLineName}</>;
}

function Fact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size="small" className={styles.factIcon} />
      <span>{children}</span>
    </li>
  );
}
