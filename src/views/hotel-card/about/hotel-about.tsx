import { cx } from '@linaria/core';
import { BedDouble, CalendarDays, Check } from 'lucide';
import { imageUrl } from '../../../domain/urls/pictures/image-url.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { Fact } from '../../../ui/display/fact.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { usePage } from '../../../parts/page.tsx';
import { TourPlan } from './tour-plan.tsx';
import * as styles from './hotel-about.styles.ts';

const SLOPE_MAP = { width: 828, height: 466 };

/** What there is to know beside the price. */
export function HotelAbout() {
  const t = useTranslator();
  const { hotel } = usePage<HotelCardData>().data;
  const { details, description, facilities, rooms, tour, slopeImageUrl } = hotel;
  const isFlight = details.type === 'flight';
  const title = isFlight ? t('hotel.about.flight') : tour === null ? t('hotel.about') : t('hotel.about.tour');
  return (
    <>
      <section className={styles.section} aria-labelledby="about-title">
        <h2 id="about-title">{title}</h2>
        <div className={styles.texts}>
          {details.shortDescription.text !== '' && (
            <>
              {tour && <h3>{details.shortDescription.title}</h3>}
              <p className={styles.lead}>{details.shortDescription.text}</p>
            </>
          )}
          {/* Descriptions may begin with their own summary. */}
          {description.filter((paragraph) => paragraph !== details.shortDescription.text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          <Fact icon={CalendarDays}>{details.seasonName}</Fact>
          {!isFlight && <p className={styles.onPaper}>GPS {details.coordinates.latitude}, {details.coordinates.longitude}</p>}
        </div>
      </section>
      {tour && <TourPlan plan={tour.tourPlan} />}
      {facilities.length > 0 && (
        <section className={styles.section} aria-labelledby="facilities-title">
          <h2 id="facilities-title">{t('hotel.facilities')}</h2>
          <ul className={styles.facilities}>
            {facilities.map(({ code, label }) => <li key={code} className={styles.facility}><Fact icon={Check}>{label}</Fact></li>)}
          </ul>
        </section>
      )}
      {!isFlight && rooms.length > 0 && (
        <section className={cx(styles.section, styles.onScreen)} aria-labelledby="rooms-title">
          <h2 id="rooms-title">{t('hotel.rooms')}</h2>
          {details.roomsCount > 0 && <p className={styles.muted}>{t('hotel.rooms.count', { count: details.roomsCount })}</p>}
          <ul className={styles.rooms}>
            {rooms.map(({ roomCode, roomName, capacity }) => (
              <li key={roomCode} className={styles.room}>
                <Fact icon={BedDouble}><strong>{roomName}</strong> <span className={styles.muted}>{t('hotel.room.capacity', { count: capacity })}</span></Fact>
              </li>
            ))}
          </ul>
        </section>
      )}
      {slopeImageUrl && (
        <section className={styles.section} aria-labelledby="slopes-title">
          <h2 id="slopes-title">{t('hotel.slopeMap')}</h2>
          <Picture src={imageUrl(slopeImageUrl, SLOPE_MAP)} alt={t('hotel.slopeMap')} {...SLOPE_MAP} aspect="16:9" tone="snow" rounded />
        </section>
      )}
    </>
  );
}
