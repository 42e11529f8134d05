import { lowestOfMonths } from '../../domain/prices/month-prices.ts';
import { ADVANCED_FLIGHTS_PATH, FLIGHTS_PATH, flightSearchQuery } from '../../domain/urls/forms/flight-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { ChartersLandingData } from '../../routes/pages/charters-landing.page.ts';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { FlightLine } from '../charters/flight-line.tsx';
import * as flightStyles from '../charters/charters-page.styles.ts';
import { PriceMonths } from '../lowest-prices/price-months.tsx';
import { PriceTable } from '../lowest-prices/price-table.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import * as styles from './charters-landing-page.styles.ts';

/** Flights to one place: the cheapest ones, and when they are so. */
export function ChartersLandingPage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { data: { title, place, search, flights, statistics, listingPath } } = usePage<ChartersLandingData>();
  const months = lowestOfMonths(statistics);
  const party = format.party({ adults: search.adultsCount, childBirthDates: [] });
  const chart = t('guide.prices.chart', { place, party });
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <Breadcrumbs label={t('shell.breadcrumbs')} items={[{ label: t('guide.home'), href: href('/') }, { label: t('guide.holidays.charter'), href: href(FLIGHTS_PATH) }, { label: place }]} />
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.texts}>{t('guide.landing.description', { place })}</p>
          <div className={styles.steps}>
            <LinkButton tone="primary" href={href(ADVANCED_FLIGHTS_PATH) + flightSearchQuery(search)}>{t('guide.landing.search')}</LinkButton>
            <LinkButton tone="outline" href={href(listingPath)}>{t('guide.landing.listing')}</LinkButton>
          </div>
        </header>
        {flights.length === 0 && <Notice action={<LinkButton tone="outline" href={href(FLIGHTS_PATH)}>{t('guide.flights.all')}</LinkButton>}>{t('guide.direction.empty')}</Notice>}
        {flights.length > 0 && (
          <section className={flightStyles.results} aria-labelledby="flights">
            <h2 id="flights">{t('guide.flights.count', { count: flights.length })}</h2>
            <ul className={flightStyles.flights}>
              {flights.map((flight) => <li key={flight.offerCode}><FlightLine flight={flight} /></li>)}
            </ul>
          </section>
        )}
        {months.length > 0 && (
          <section className={styles.section} aria-labelledby="chart">
            <h2 id="chart">{chart}</h2>
            <PriceMonths label={`${chart}: ${months.map(({ month, totalPrice }) => `${format.month(`${month}-01`)} ${format.money(totalPrice)}`).join(', ')}`} months={months} />
            <PriceTable search={search} statistics={statistics} months={months.map(({ month }) => month)} />
          </section>
        )}
      </PageContainer>
    </PageSlots>
  );
}
