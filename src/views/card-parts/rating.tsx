import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { ratingMessage } from '../../parts/offer-tile/rating-message.ts';
import { usePage } from '../../parts/page.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { RatingBadge } from '../../ui/display/rating-badge.tsx';
import * as styles from './rating.styles.ts';

/** Of ten points, the best first. */
const CLASSES = ['9–10', '7–8', '5–6', '3–4', '0–2'];

/** What travellers gave the hotel, and how many of them so much. */
export function Rating() {
  const t = useTranslator();
  const format = useFormat();
  const { rating, count, distribution } = usePage<HotelCardData>().data.hotel.tripAdvisor;
  if (rating === 0 || distribution.length === 0) return null;
  const percent = (one: number) => Math.round((one * 100) / count);
  return (
    <div>
      <p><RatingBadge value={format.rating(rating)} text={t(ratingMessage(rating))} count={t('listing.rating.count', { count })} /></p>
      <ul className={styles.list} aria-label={t('card.rating.spread')}>
        {distribution.map((one, place) => (
          <li key={CLASSES[place]} className={styles.row}>
            <span>{CLASSES[place]}</span>
            <svg className={styles.bar} aria-hidden="true"><rect width="100%" height="100%" rx="6" /><rect width={`${percent(one)}%`} height="100%" rx="6" /></svg>
            <span className={styles.count}>{t('card.rating.class', { count: one, percent: percent(one) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
