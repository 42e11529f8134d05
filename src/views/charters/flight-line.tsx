import { toMajor } from '../../domain/prices/money.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Landing } from '../../parts/landing.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ChartersData, FlightOffer } from '../../routes/pages/charters.page.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Price } from '../../ui/display/price.tsx';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import * as styles from './flight-line.styles.ts';

/** A flight there and back with its price; the whole line is one link. */
export function FlightLine({ flight }: { flight: FlightOffer }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { occupancies, adultsCount, childrenBirthDates } = usePage<Pick<ChartersData, 'search'>>().data.search;
  const { country, region } = flight.destination;
  const query = partyQuery(occupancies);
  return (
    <article data-offer-code={flight.offerCode}>
      <Card lifts className={styles.line}>
        <h3 className={styles.place}>
          <CardLink href={href(flight.offerPath) + (query ? `?q=${query}` : '')}>{region.name}</CardLink>
          <span className={styles.country}>{country.name}</span>
        </h3>
        <dl className={styles.legs}>
          {flight.departureFlight && <Leg name={t('guide.flights.out')} leg={flight.departureFlight} />}
          {flight.returnFlight && <Leg name={t('guide.flights.back')} leg={flight.returnFlight} />}
        </dl>
        <p className={styles.stay}>
          {format.nights(flight.duration)}
          {flight.lowCost && <> <Badge tone="warning">{t('listing.tile.lowCost')}</Badge></>}
        </p>
        <p className={styles.price} data-price={toMajor(flight.totalPrice)} data-currency={flight.currency}>
          <Price
            amount={format.money(flight.discountPrice, flight.currency)}
            label={t('listing.priceType.personPrice')}
            note={`${t('listing.tile.total', { price: format.money(flight.totalPrice, flight.currency) })} · ${format.party({ adults: adultsCount, childBirthDates: childrenBirthDates })}`}
          />
        </p>
      </Card>
    </article>
  );
}

function Leg({ name, leg }: { name: string; leg: NonNullable<FlightOffer['departureFlight']> }) {
  const format = useFormat();
  return (
    <div className={styles.leg}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.times}>{leg.departureTime}–<Landing flight={leg} /></span>
        <span className={styles.route}>{leg.fromName} – {leg.toName}</span>
        <span className={styles.day}>{format.dayOfWeek(leg.date)} · {leg.airLineName} {leg.flightNumber}</span>
      </dd>
    </div>
  );
}
