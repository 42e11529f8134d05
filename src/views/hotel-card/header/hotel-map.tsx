import { useState } from 'react';
import { parseCoordinates } from '../../../domain/offers/coordinates.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import { usePage } from '../../../parts/page.tsx';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { MapCanvas } from '../../offers-map/map-canvas.tsx';
import { MapScreen } from '../../offers-map/map-screen.tsx';
import * as styles from './hotel-map.styles.ts';

/** Where the hotel lies: on a map where the browser draws one, in words always. */
export function HotelMap() {
  const t = useTranslator();
  const { details: { code, name, coordinates }, destination: { country, region, resort } } = usePage<HotelCardData>().data.hotel;
  const [places] = useState(() => {
    const place = parseCoordinates(coordinates.latitude, coordinates.longitude);
    return place === undefined ? [] : [{ id: code, coordinates: place, price: 0, region }];
  });
  return (
    <MapScreen title={name} note={[resort.name, region.name, country.name].join(', ')}>
      <div className={styles.place}>
        {places.length === 0
          ? <Notice tone="warning" live>{t('map.hotel.undrawable')}</Notice>
          : <MapCanvas className={styles.map} places={places} texts={() => ({ short: name, long: name })} follows={false} label={t('map.hotel.canvas')} undrawable={t('map.hotel.undrawable')} />}
        <p>{t('map.hotel.where', { latitude: String(coordinates.latitude), longitude: String(coordinates.longitude) })}</p>
      </div>
    </MapScreen>
  );
}
