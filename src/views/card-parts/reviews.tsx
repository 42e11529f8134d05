import { selectPart } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { PartFrame } from './part-frame.tsx';
import { Rating } from './rating.tsx';
import * as frame from './part-frame.styles.ts';

const selectReviews = selectPart('reviews');

/** What travellers say of the hotel after they have come back [account.reservations]. */
export function Reviews() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { status, answer } = useRunningFlow('hotelParts', selectReviews);
  return (
    <PartFrame id="reviews" title={t('card.reviews.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'reviews' })}>
      {answer && (
        <>
          <Rating />
          <p className={frame.muted}>{answer.average === null ? t('card.reviews.none') : t('card.reviews.average', { average: format.rating(answer.average), count: answer.count })}</p>
          <ul>
            {answer.reviews.map(({ author, stars, stayed, text }, place) => (
              <li key={place}><p><strong>{t('card.reviews.stars', { stars: String(stars) })}</strong> {[author, format.month(`${stayed}-01`)].filter(Boolean).join(', ')}</p><p>{text}</p></li>
            ))}
          </ul>
        </>
      )}
    </PartFrame>
  );
}
