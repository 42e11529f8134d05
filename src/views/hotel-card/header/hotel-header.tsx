import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { listingPath } from '../../../domain/urls/listing-url.ts';
import { selectOffer } from '../../../../machines/configurator/configurator.select.ts';
import { useFlow } from '../../../bus/react.tsx';
import { Breadcrumbs } from '../../../ui/display/breadcrumbs.tsx';
import { RatingBadge } from '../../../ui/display/rating-badge.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import { ratingMessage } from '../../../parts/offer-tile/rating-message.ts';
import { CompareOnCard } from '../../compare/compare-on-card.tsx';
import { useHref, usePage } from '../../../parts/page.tsx';
import { HotelMapPlace } from './hotel-map-place.tsx';
import { WishHeart } from '../../../parts/wish-heart.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import * as styles from './hotel-header.styles.ts';

/** What it is and where. */
export function HotelHeader() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { hotel: { details, destination, tripAdvisor }, tripType } = usePage<HotelCardData>().data;
  const offer = useFlow('configurator', selectOffer);
  const { country, region, resort } = destination;
  const places = [
    { label: country.name, href: href(listingPath({ tripType, direction: country.slug })) },
    { label: region.name, href: href(listingPath({ tripType, direction: country.slug, region: region.slug })) },
    { label: resort.name, href: href(listingPath({ tripType, direction: country.slug, region: region.slug, resort: resort.slug })) },
  ];
  return (
    <header>
      <Breadcrumbs label={t('shell.breadcrumbs')} items={places} />
      <h1 className={styles.name}>
        {details.name}
        {details.stars > 0 && <> <Stars count={details.stars} label={t('listing.tile.stars', { count: details.stars })} /></>}
      </h1>
      <div className={styles.rating}>
        {tripAdvisor.rating > 0 && (
          <RatingBadge
            value={format.rating(tripAdvisor.rating)}
            text={t(ratingMessage(tripAdvisor.rating))}
            count={t('listing.rating.count', { count: tripAdvisor.count })}
          />
        )}
        {offer && <WishHeart offer={offer} />}
        {details.type !== 'flight' && <HotelMapPlace />}
        {offer && <CompareOnCard offer={offer} />}
        <ShareButton tone="quiet" />
      </div>
    </header>
  );
}
