import { ArrowRight } from 'lucide';
import { selectShownOffer, selectTripType } from '../../../../machines/configurator/configurator.select.ts';
import type { Offer } from '../../../../machines/configurator/configurator.types.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import { isByCar } from '../../../domain/search/trip-types.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import * as styles from './stay-details.styles.ts';

type Flight = NonNullable<Offer['departureFlight']>;

/** The offer that stands in words: when, how, where to sleep and what to eat. */
export function StayDetails() {
  const t = useTranslator();
  const format = useFormat();
  const offer = useRunningFlow('configurator', selectShownOffer);
  const tripType = useRunningFlow('configurator', selectTripType);
  if (offer === null) return null;
  const byCar = isByCar(tripType);
  const isFlightOnly = tripType === 'CZ';
  const day = format.dayOfWeek;
  return (
    <section className={styles.section} aria-labelledby="stay-title">
      <h2 id="stay-title">{t(byCar ? 'hotel.stay.titleByCar' : isFlightOnly ? 'hotel.stay.flights' : 'hotel.stay.title')}</h2>
      <Card padded className={styles.card}>
        {offer.departureFlight && <Leg label={t('hotel.flight.out')} flight={offer.departureFlight} />}
        {offer.returnFlight && <Leg label={t('hotel.flight.back')} flight={offer.returnFlight} />}
        {!byCar && (
          <p className={styles.note}>
            {offer.lowCost && <Badge tone="warning">{t('listing.tile.lowCost')}</Badge>}
            {t('hotel.flight.mayChange')}
          </p>
        )}
        {!isFlightOnly && (
          <SummaryList
            items={[
              ...(byCar ? [
                { id: 'arrival', term: t('hotel.stay.arrival'), value: day(offer.startDate) },
                { id: 'departure', term: t('hotel.stay.departure'), value: day(offer.endDate) },
              ] : []),
              { id: 'nights', term: t('hotel.config.duration'), value: format.nights(offer.duration) },
              { id: 'room', term: t('hotel.config.room'), value: offer._embedded.rooms.map(({ roomName }) => roomName).join(', ') },
              { id: 'board', term: t('hotel.config.board'), value: offer.boardName },
            ]}
          />
        )}
      </Card>
    </section>
  );
}

function Leg({ label, flight }: { label: string; flight: Flight }) {
  const t = useTranslator();
  const { dayOfWeek, landing } = useFormat();
  return (
    <div className={styles.leg}>
      <h3 className={styles.legTitle}>{label} <span className={styles.day}>{dayOfWeek(flight.date)}</span></h3>
      <p className={styles.route}>
        <span><strong className={styles.time}>{flight.departureTime}</strong> {flight.fromName} ({flight.from})</span>
        <Icon of={ArrowRight} size="small" className={styles.arrow} />
        <span><strong className={styles.time}>{landing(flight)}</strong> {flight.toName} ({flight.to})</span>
      </p>
      <p className={styles.carrier}>{t('hotel.flight.carrier', { airline: flight.airLineName, number: flight.flightNumber })}</p>
    </div>
  );
}
