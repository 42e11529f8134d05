import type { FilterOption } from '../../../../machines/global-search/global-search.types.ts';
import { selectOptions, selectParty, selectTripType } from '../../../../machines/global-search/global-search.select.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import { cachedMarkup } from '../../../ui/loading/cached-markup.tsx';
import { useHref } from '../../../parts/page.tsx';
import { formatDate } from '../../../domain/dates/display-date.ts';
import { departureWindow } from '../../../domain/search/departure-window.ts';
import { campaignFields, FIELD, fieldsOf, SEARCH_PATH } from '../../../domain/urls/forms/search-form.ts';
import { adultOptions } from '../../search-fields/adult-options.ts';
import * as styles from './plain-search-form.styles.ts';

interface PlainSearchFormProps { search: FlowSnapshot<'globalSearch'> }

/** The same questions as plain fields, for browsers without scripts; on the server alone, which keeps its markup by the snapshot. */
export function PlainSearch() {
  return <PlainSearchForm search={useRunningFlow('globalSearch', (snapshot) => snapshot)} />;
}

const PlainSearchForm = cachedMarkup<PlainSearchFormProps, 'search'>(function PlainSearchForm({ search }) {
  const t = useTranslator();
  const href = useHref();
  const { searchState } = search.context;
  const { startDate, endDate } = departureWindow(searchState);
  const anything = (label: string): [string, string] => ['', label];
  const named = (options: readonly FilterOption[]) => options.filter(({ enabled }) => enabled).map(({ code, label }): [string, string] => [code, label]);
  const places = selectOptions(search, 'REGION').flatMap((country) => [country, ...(country.additionalOptions ?? []).map((region) => ({ ...region, label: `– ${region.label}` }))]);
  return (
    <form className={styles.form} method="get" action={href(SEARCH_PATH)}>
      {campaignFields(searchState).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <PlainSelect name={FIELD.tripType} label={t('search.tripType.label')} value={selectTripType(search)} options={named(selectOptions(search, 'TYPE'))} />
      <PlainSelect name={FIELD.destination} label={t('search.where.label')} value={searchState.selectedDestinationsCodes[0]} options={[anything(t('search.where.any')), ...named(places)]} />
      <PlainSelect name={FIELD.airport} label={t('search.airport.label')} value={searchState.selectedAirports[0]} options={[anything(t('search.airport.any')), ...named(selectOptions(search, 'AIRPORT'))]} />
      <label>{t('panels.dates.from')}<input className={styles.control} type="date" name={FIELD.from} defaultValue={startDate ?? ''} /></label>
      <label>{t('panels.dates.to')}<input className={styles.control} type="date" name={FIELD.to} defaultValue={endDate ?? ''} /></label>
      <PlainSelect name={FIELD.nights} label={t('search.duration.label')} value={fieldsOf(searchState).find(([name]) => name === FIELD.nights)?.[1]} options={[anything(t('search.duration.any')), ...named(selectOptions(search, 'DURATION'))]} />
      <PlainSelect name={FIELD.adults} label={t('panels.participants.adults')} value={String(selectParty(search).adults)} options={adultOptions(selectParty(search).adults).map(({ value, label }) => [value, label])} />
      <label>
        {t('panels.participants.childBirthDates')}
        <input className={styles.control} name={FIELD.children} defaultValue={searchState.childrenBirthDates.map(formatDate).join(', ')} placeholder={formatDate('2018-05-24')} />
      </label>
      <button className={styles.submit} type="submit">{t('search.submit')}</button>
    </form>
  );
}, 'search');

interface PlainSelectProps {
  name: string;
  label: string;
  value?: string;
  options: readonly [value: string, label: string][];
}

function PlainSelect({ name, label, value, options }: PlainSelectProps) {
  return (
    <label>
      {label}
      <select className={styles.control} name={name} defaultValue={value ?? options[0]?.[0]}>
        {/* While the filters cannot be had, what is asked for stays as it is. */}
        {value && options.every(([code]) => code === '') && <option value={value}>{value}</option>}
        {options.map(([code, label]) => <option key={code} value={code}>{label}</option>)}
      </select>
    </label>
  );
}
