import { selectPart, selectStay } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PartFrame } from './part-frame.tsx';
import * as styles from './alternatives.styles.ts';

const selectAlternatives = selectPart('alternatives');

/** Hotels like this one, at the same time and for the same party. */
export function Alternatives() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { relatedPath } = usePage<HotelCardData>().data;
  const { status, answer } = useRunningFlow('hotelParts', selectAlternatives);
  const stay = useRunningFlow('hotelParts', selectStay);
  return (
    <PartFrame id="alternatives" title={t('card.alternatives.title')} status={status} onRetry={() => dispatch({ type: 'hotelParts.retry', part: 'alternatives' })}>
      {answer && (answer.length === 0
        ? <Notice action={<LinkButton tone="outline" href={href(relatedPath)}>{t('hotel.gone.others')}</LinkButton>}>{t('card.alternatives.none')}</Notice>
        : (
          <div className={styles.tiles}>
            {answer.map((offer) => <OfferTile key={offer.offerCode} offer={tileOfferOf(offer)} priceType="fullPrice" query={stay ? partyQuery(stay.occupancies) : ''} />)}
          </div>
        ))}
    </PartFrame>
  );
}
