import { ADVANCED_FLIGHTS_PATH, FLIGHTS_PATH, flightSearchQuery } from '../../domain/urls/forms/flight-search.ts';
import { withPage } from '../../domain/urls/listing-params.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ChartersData } from '../../routes/pages/charters.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AddressNoticesPlace } from '../listing/address-notices-place.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import * as styles from './charters-page.styles.ts';
import { FlightForm } from './flight-form.tsx';
import { FlightLine } from './flight-line.tsx';

/** Charter flights: the questions, and under them the cheapest way to every place. */
export function ChartersPage() {
  const t = useTranslator();
  const href = useHref();
  const { data } = usePage<ChartersData>();
  const { isAdvanced, title, search, flights, total, page, pagesCount, dropped, ignored } = data;
  const path = isAdvanced ? ADVANCED_FLIGHTS_PATH : FLIGHTS_PATH;
  const query = flightSearchQuery(search);
  const pageHref = (to: number) => href(withPage(path + query, to));
  const modes = [[FLIGHTS_PATH, t('guide.flights.simple')], [ADVANCED_FLIGHTS_PATH, t('guide.flights.advanced')]] as const;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <header>
          <h1>{title}</h1>
          <nav className={styles.modes} aria-label={t('guide.flights.modes')}>
            {modes.map(([to, label]) => <a key={to} className={styles.mode} href={href(to) + query} aria-current={to === path ? 'page' : undefined}>{label}</a>)}
          </nav>
        </header>
        <AddressNoticesPlace dropped={dropped} ignored={ignored} search={search} />
        <FlightForm />
        <section className={styles.results} aria-labelledby="flights">
          <h2 id="flights" className={styles.resultsTitle}>{total > 0 ? t('guide.flights.count', { count: total }) : t('guide.flights.empty.title')}</h2>
          {flights.length > 0 && (
            <ul className={styles.flights}>
              {flights.map((flight) => <li key={flight.offerCode}><FlightLine flight={flight} /></li>)}
            </ul>
          )}
          {flights.length === 0 && (
            <Notice action={<LinkButton tone="outline" href={href(path)}>{t('guide.flights.all')}</LinkButton>}>{t('guide.flights.empty.text')}</Notice>
          )}
          {pagesCount > 1 && flights.length > 0 && (
            <nav className={styles.pages} aria-label={t('guide.flights.pages')}>
              {page > 0 && <LinkButton tone="outline" rel="prev" href={pageHref(page - 1)}>{t('guide.flights.previous')}</LinkButton>}
              {page < pagesCount - 1 && <LinkButton tone="outline" rel="next" href={pageHref(page + 1)}>{t('guide.flights.next')}</LinkButton>}
            </nav>
          )}
        </section>
      </PageContainer>
    </PageSlots>
  );
}
