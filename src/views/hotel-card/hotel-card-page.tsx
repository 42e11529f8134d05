import { memo } from 'react';
import { stateName } from '../../bus/flow-state.ts';
import { useFlow } from '../../bus/react.tsx';
import { ContentSlot } from '../../content/content-slot.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { PageContainer } from '../../ui/layout.tsx';
import { BrokenAddressNotice } from '../listing/broken-address-notice.tsx';
import { usePage } from '../page.tsx';
import { ConfiguratorSection } from './configurator-section.tsx';
import { Gallery } from './gallery.tsx';
import { HotelAbout } from './hotel-about.tsx';
import { HotelHeader } from './hotel-header.tsx';
import { OrderBar } from './order-bar.tsx';
import { PriceBox } from './price-box.tsx';
import { StayDetails } from './stay-details.tsx';
import * as styles from './hotel-card-page.styles.ts';

/** What the configuration changes nothing of is not rendered with it. */
const [Header, Pictures, About] = [memo(HotelHeader), memo(Gallery), memo(HotelAbout)];

/** A hotel, a round trip or a charter flight: the place, then the offer put together and its price. */
export function HotelCardPage() {
  const { data: { hotel, dropped }, chrome: { cms } } = usePage<HotelCardData>();
  const configurator = useFlow('configurator', (snapshot) => snapshot);
  return (
    <div data-flow="configurator" data-state={configurator && stateName(configurator.value)}>
      <PageContainer className={styles.page}>
        <Header />
        <Pictures pictures={hotel.pictures} />
        <BrokenAddressNotice dropped={dropped} />
        <div className={styles.columns}>
          <div className={styles.choose}>
            {configurator && <ConfiguratorSection configurator={configurator} />}
          </div>
          <div className={styles.price}>
            {configurator && <PriceBox configurator={configurator} />}
          </div>
          <div className={styles.about}>
            {configurator && <StayDetails configurator={configurator} />}
            <About />
          </div>
        </div>
      </PageContainer>
      {cms?.slots.map(({ name }) => <ContentSlot key={name} name={name} />)}
      {configurator && <OrderBar configurator={configurator} />}
    </div>
  );
}
