import { memo } from 'react';
import { selectInternalView } from '../../../machines/full-screen-view/full-screen-view.select.ts';
import type { InternalView } from '../../../machines/full-screen-view/full-screen-view.types.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { isByCar } from '../../domain/search/trip-types.ts';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { AddressNoticesPlace } from '../listing/address-notices-place.tsx';
import { CardPlace } from '../card-parts/card-place.tsx';
import { usePage } from '../../parts/page.tsx';
import { LowerSlots, UpperSlots } from '../slots-around.tsx';
import { ConfiguratorSection } from './configurator/configurator-section.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HotelAbout } from './about/hotel-about.tsx';
import { HotelHeader } from './header/hotel-header.tsx';
import { OrderBar } from './price/order-bar.tsx';
import { PriceBox } from './price/price-box.tsx';
import { StayDetails } from './about/stay-details.tsx';
import * as styles from './hotel-card-page.styles.ts';

/** Each part follows the configuration by itself, or not at all. */
const [Header, Pictures, About] = [memo(HotelHeader), memo(Gallery), memo(HotelAbout)];
const [Section, Box, Details, Bar] = [memo(ConfiguratorSection), memo(PriceBox), memo(StayDetails), memo(OrderBar)];

/** What each needs is asked for when it is about to be seen. */
const Places = memo(function Places() {
  const { tripType } = usePage<HotelCardData>().data;
  return (
    <div className={styles.places} {...useFlowRoot('hotelParts')}>
      {tripType !== 'CZ' && <CardPlace name="upsells" />}
      {tripType !== 'CZ' && <CardPlace name="rooms" />}
      <CardPlace name="priceYear" />
      <CardPlace name="allOffers" />
      {!isByCar(tripType) && <CardPlace name="otherAirports" />}
      <CardPlace name="onSite" />
      {tripType !== 'CZ' && <CardPlace name="reviews" />}
      <CardPlace name="weather" />
      <CardPlace name="alternatives" />
    </div>
  );
});

/** What stands before the visitor where nothing covers the card [view.internal]. */
const HOTEL_CARD: InternalView = 'hotelCard';

/** A hotel, a round trip or a charter flight: the place, then the offer put together and its price. */
export function HotelCardPage() {
  const { hotel, dropped } = usePage<HotelCardData>().data;
  const root = useFlowRoot('configurator');
  const isCovered = useFlow('fullScreenView', (snapshot) => selectInternalView(snapshot) !== null);
  const isThere = root['data-state'] !== undefined;
  return (
    <div {...root} data-view={isCovered ? undefined : HOTEL_CARD}>
      <UpperSlots />
      <PageContainer className={styles.page}>
        <Header />
        <AddressNoticesPlace dropped={dropped} />
        <div className={styles.columns}>
          <div className={styles.pictures}><Pictures pictures={hotel.pictures} /></div>
          <div className={styles.choose}>
            {isThere && <Section />}
          </div>
          <div className={styles.price}>
            {isThere && <Box />}
          </div>
          <div className={styles.about} data-far>
            <BelowFirstScreen>
              {isThere && <Details />}
              <About />
              {isThere && <Places />}
            </BelowFirstScreen>
          </div>
        </div>
      </PageContainer>
      <BelowFirstScreen><LowerSlots /></BelowFirstScreen>
      {isThere && <Bar />}
    </div>
  );
}
