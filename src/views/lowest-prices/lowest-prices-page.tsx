import { cheapestMonth, daysOfMonth, lowestOfMonths } from '../../domain/prices/month-prices.ts';
import { MARKET } from '../../domain/market/market.ts';
import { MAX_PARTICIPANTS } from '../../domain/search/participants.ts';
import { isByCar, TRIP_TYPES, tripMeaningOf } from '../../domain/search/trip-types.ts';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { LOWEST_PRICES_PATH } from '../../domain/urls/pages/lowest-prices-url.ts';
import { FIELD } from '../../domain/urls/forms/search-form.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { LowestPricesData } from '../../routes/pages/lowest-prices.page.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AddressNoticesPlace } from '../listing/address-notices-place.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { adultOptions } from '../search-fields/adult-options.ts';
import { FormSelect } from '../search-fields/form-select.tsx';
import * as form from '../search-fields/search-fields.styles.ts';
import * as styles from './lowest-prices-page.styles.ts';
import { PriceMonths } from './price-months.tsx';
import { PriceTable } from './price-table.tsx';

/** When a holiday is cheapest: months as bars, months and places as a table that leads to the offers. */
export function LowestPricesPage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { data: { title, search, options, statistics, dropped, isPartyTooLarge, ignored } } = usePage<LowestPricesData>();
  const months = lowestOfMonths(statistics);
  const cheapest = cheapestMonth(months);
  const place = options.destinations.find(({ value }) => value === search.selectedDestinationsCodes[0])?.label.replace('– ', '') ?? t('search.where.any');
  const party = format.party({ adults: search.adultsCount, childBirthDates: [] });
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <h1>{title}</h1>
        <AddressNoticesPlace dropped={dropped} ignored={ignored} search={search} />
        <form role="search" aria-label={t('guide.prices.form')} className={form.form} method="get" autoComplete="off" action={href(LOWEST_PRICES_PATH)}>
          <FormSelect name={FIELD.tripType} label={t('search.tripType.label')} value={search.tripType} options={TRIP_TYPES.map((type) => ({ value: type, label: t(`guide.tripType.${tripMeaningOf(type)}`) }))} />
          <FormSelect name={FIELD.destination} label={t('search.where.label')} value={search.selectedDestinationsCodes[0]} any={t('search.where.any')} options={options.destinations} />
          {!isByCar(search.tripType) && (
            <FormSelect name={FIELD.airport} label={t('search.airport.label')} value={search.selectedAirports[0]} any={t('search.airport.any')} options={options.airports} />
          )}
          <FormSelect
            name={FIELD.adults}
            label={t('panels.participants.adults')}
            value={String(search.adultsCount)}
            options={adultOptions(search.adultsCount)}
            error={isPartyTooLarge && t('panels.party.max', { limit: MAX_PARTICIPANTS, phone: MARKET.phoneLabel })}
          />
          <Button type="submit" tone="primary" className={form.submit}>{t('guide.prices.submit')}</Button>
        </form>
        {cheapest === undefined
          ? <Notice action={<LinkButton tone="outline" href={href(LOWEST_PRICES_PATH)}>{t('guide.prices.all')}</LinkButton>}>{t('guide.prices.empty')}</Notice>
          : (
            <>
              <section className={styles.section} aria-labelledby="chart">
                <h2 id="chart">{t('guide.prices.chart', { place, party })}</h2>
                <p className={styles.cheapest}>
                  <a href={href(listingAddress({ ...search, ...daysOfMonth(cheapest.month) }))}>{t('guide.prices.cheapest', { month: format.month(cheapest.date), price: format.money(cheapest.totalPrice) })}</a>
                </p>
                <PriceMonths
                  label={`${t('guide.prices.chart', { place, party })}: ${months.map(({ month, totalPrice }) => `${format.month(`${month}-01`)} ${format.money(totalPrice)}`).join(', ')}`}
                  months={months}
                />
              </section>
              <section className={styles.section} aria-labelledby="table">
                <h2 id="table">{t('guide.prices.table')}</h2>
                <PriceTable search={search} statistics={statistics} months={months.map(({ month }) => month)} />
              </section>
            </>
          )}
      </PageContainer>
    </PageSlots>
  );
}
