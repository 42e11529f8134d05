import type { Offer } from '../../../machines/all-offers/all-offers.types.ts';
import { selectIsLocked, selectOffer } from '../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { toMajor } from '../../domain/prices/money.ts';
import { BY_CAR_AIRPORT_CODE } from '../../domain/urls/offer-code.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Landing } from '../../parts/landing.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import * as styles from './offer-rows.styles.ts';

/** Offers of this hotel under each other; one that is pressed becomes the one that the card is about. */
export function OfferRows({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => <li key={offer.offerCode}><OfferRow offer={offer} /></li>)}
    </ul>
  );
}

function OfferRow({ offer }: { offer: Offer }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const isChosen = useRunningFlow('configurator', (snapshot) => selectOffer(snapshot)?.offerCode === offer.offerCode);
  const { currency, offerCode } = offer;
  const dates = format.dayRange(offer.startDate, offer.endDate);
  const isByCar = offer.airportCode === BY_CAR_AIRPORT_CODE;
  const airport = isByCar ? t('listing.tile.byCar') : t('listing.tile.flightFrom', { airport: offer.airportName });
  const flight = offer.departureFlight;
  const rooms = offer._embedded.rooms.map(({ roomName }) => roomName).join(', ');
  return (
    <article className={styles.row} data-offer-code={offerCode} aria-current={isChosen || undefined}>
      <div className={styles.what}>
        <p className={styles.dates}>{dates}, {format.nights(offer.duration)}</p>
        <p>{airport}{flight && !isByCar && <> · {flight.departureTime}–<Landing flight={flight} /></>}{offer.lowCost && <> <Badge tone="warning">{t('listing.tile.lowCost')}</Badge></>}</p>
        <p className={styles.muted}>{[offer.boardName, rooms].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.price} data-price={toMajor(offer.totalPrice)} data-currency={currency}>
        <strong>{t('listing.tile.perPersonPrice', { price: format.money(offer.discountPrice, currency) })}</strong>
        <span className={styles.muted}>{t('card.total', { price: format.money(offer.totalPrice, currency) })}</span>
      </p>
      {isChosen
        ? <p className={styles.chosen}>{t('card.chosen')}</p>
        : (
          <Button
            tone="outline"
            disabled={isLocked}
            aria-label={t('card.choose.of', { offer: [dates, format.nights(offer.duration), airport, offer.boardName].filter(Boolean).join(', ') })}
            onClick={() => dispatch({ type: 'configurator.chooseOffer', offerCode })}
          >
            {t('card.choose')}
          </Button>
        )}
    </article>
  );
}
