import { cx } from '@linaria/core';
import { FLEXIBILITIES } from '../../domain/search/departure-window.ts';
import { MAX_PARTICIPANTS } from '../../domain/search/participants.ts';
import { formatDate } from '../../domain/dates/display-date.ts';
import { MARKET } from '../../domain/market/market.ts';
import { ADVANCED_FLIGHTS_PATH, FLIGHTS_PATH, FLIGHT_FIELD, FLIGHT_SORTS, maxPriceOf } from '../../domain/urls/forms/flight-search.ts';
import { BIRTH_DATES_PATTERN, FIELD } from '../../domain/urls/forms/search-form.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ChartersData } from '../../routes/pages/charters.page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { adultOptions } from '../search-fields/adult-options.ts';
import { FormSelect } from '../search-fields/form-select.tsx';
import * as form from '../search-fields/search-fields.styles.ts';
import { useHref, usePage } from '../../parts/page.tsx';

/** The questions; the advanced search asks them all. */
export function FlightForm() {
  const t = useTranslator();
  const href = useHref();
  const { isAdvanced, search, options, wrongChildren, isPartyTooLarge, reversedEnd } = usePage<ChartersData>().data;
  const { durationFrom, durationTo } = search;
  const wrongDates = t('guide.flights.children.wrong', { example: formatDate('2018-05-24') });
  const tooMany = isPartyTooLarge && t('panels.party.max', { limit: MAX_PARTICIPANTS, phone: MARKET.phoneLabel });
  const days = { min: options.firstDay ?? undefined, max: options.lastDay ?? undefined };
  return (
    <form role="search" aria-label={t('guide.flights.form')} className={cx(form.form, isAdvanced && form.long)} method="get" autoComplete="off" action={href(isAdvanced ? ADVANCED_FLIGHTS_PATH : FLIGHTS_PATH)}>
      <FormSelect name={FIELD.airport} label={t('search.airport.label')} value={search.selectedAirports[0]} any={t('search.airport.any')} options={options.airports} />
      <FormSelect name={FIELD.destination} label={t('search.where.label')} value={search.selectedDestinationsCodes[0]} any={t('search.where.any')} options={options.destinations} />
      <Field id={FIELD.from} label={t('panels.dates.from')}>
        {(control) => <TextInput {...control} {...days} type="date" name={FIELD.from} defaultValue={search.startDate ?? ''} />}
      </Field>
      <Field id={FIELD.to} label={t('panels.dates.to')} error={reversedEnd !== null && t('guide.flights.to.reversed')}>
        {(control) => <TextInput {...control} {...days} type="date" name={FIELD.to} defaultValue={reversedEnd ?? search.endDate ?? ''} />}
      </Field>
      {isAdvanced && (
        <>
          <FormSelect
            name={FIELD.flexibility}
            label={t('panels.dates.flexibility')}
            value={String(search.flexibleDays)}
            options={FLEXIBILITIES.map((days) => ({ value: String(days), label: days === 0 ? t('panels.dates.exact') : t('search.dates.days', { days }) }))}
          />
          <FormSelect
            name={FIELD.nights}
            label={t('search.duration.label')}
            value={durationFrom === null ? undefined : durationFrom === durationTo ? String(durationFrom) : `${durationFrom}-${durationTo}`}
            any={t('search.duration.any')}
            options={options.durations}
          />
        </>
      )}
      <FormSelect name={FIELD.adults} label={t('panels.participants.adults')} value={String(search.adultsCount)} options={adultOptions(search.adultsCount)} error={!isAdvanced && tooMany} />
      {isAdvanced && (
        <>
          <Field id={FIELD.children} label={t('panels.participants.childBirthDates')} error={tooMany || (wrongChildren !== null && wrongDates)}>
            {(control) => (
              <TextInput
                {...control}
                name={FIELD.children}
                pattern={BIRTH_DATES_PATTERN}
                title={wrongDates}
                defaultValue={wrongChildren ?? search.childrenBirthDates.map(formatDate).join(', ')}
                placeholder={formatDate('2018-05-24')}
              />
            )}
          </Field>
          <Field id={FLIGHT_FIELD.maxPrice} label={t('guide.flights.maxPrice', { currency: MARKET.currencyLabel })}>
            {(control) => <TextInput {...control} name={FLIGHT_FIELD.maxPrice} inputMode="numeric" defaultValue={maxPriceOf(search) ?? ''} />}
          </Field>
          <FormSelect name={FLIGHT_FIELD.sort} label={t('listing.sort.label')} value={search.sortCode} options={FLIGHT_SORTS.map((sort) => ({ value: sort, label: t(`listing.sort.${sort}`) }))} />
        </>
      )}
      <Button type="submit" tone="primary" className={form.submit}>{t('search.submit')}</Button>
    </form>
  );
}
