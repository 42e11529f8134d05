import { selectGoneReason, selectNearest, selectOccupancies, selectOffer, selectOfferStatus } from '../../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { partyQuery } from '../../../domain/urls/party-search.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { tileOfferOf } from '../../../domain/offers/tile-offer.ts';
import { OfferTile } from '../../../parts/offer-tile/offer-tile.tsx';
import { useHref, usePage } from '../../../parts/page.tsx';
import * as styles from './configurator-section.styles.ts';

/** Why there is no offer to order, and what to do about it; nothing while there is one. */
export function OfferProblem() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { relatedPath } = usePage<HotelCardData>().data;
  const others = <LinkButton tone="outline" href={href(relatedPath)}>{t('hotel.gone.others')}</LinkButton>;
  const status = useRunningFlow('configurator', selectOfferStatus);
  const reason = useRunningFlow('configurator', selectGoneReason);
  const nearest = useRunningFlow('configurator', selectNearest);
  const occupancies = useRunningFlow('configurator', selectOccupancies);
  const hadOffer = useRunningFlow('configurator', (snapshot) => selectOffer(snapshot) !== null);
  switch (status) {
    case 'gone': {
      // It went while it was being changed: the one before can be asked for again.
      const back = <Button tone="outline" onClick={() => dispatch({ type: 'configurator.refresh' })}>{t('hotel.gone.back')}</Button>;
      return (
        <div className={styles.nearest}>
          <Notice tone="warning" live title={t('hotel.gone.title')} action={hadOffer ? back : nearest.length === 0 && others}>
            {reason !== null && t(`hotel.gone.${reason}`)} {nearest.length === 0 && !hadOffer && t('hotel.gone.none')}
          </Notice>
          {nearest.length > 0 && (
            <>
              <h3>{t('hotel.gone.nearest')}</h3>
              {nearest.map((offer) => (
                <OfferTile key={offer.offerCode} offer={tileOfferOf(offer)} priceType="fullPrice" query={partyQuery(occupancies)} headingLevel={4} />
              ))}
            </>
          )}
        </div>
      );
    }
    case 'soldOut':
      return <Notice tone="warning" title={t('hotel.config.none')} action={others}>{t('hotel.gone.none')}</Notice>;
    case 'failed':
      // While an earlier offer stands, its price says so.
      return !hadOffer && (
        <Notice
          tone="negative"
          live
          title={t('hotel.error.title')}
          action={<Button tone="outline" onClick={() => dispatch({ type: 'configurator.retry' })}>{t('shell.retry')}</Button>}
        >
          {t('hotel.error.text')}
        </Notice>
      );
    default:
      return null;
  }
}
