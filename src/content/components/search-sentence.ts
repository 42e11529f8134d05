import { selectOptionLabel } from '../../../machines/global-search/option-label.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useFlow } from '../../bus/react.tsx';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { parseListingPath } from '../../domain/urls/listing-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';

/** The searches that listings' addresses say, in words with the names that the page's own search knows; undefined where it has none. */
export function useSearchSentences(addresses: readonly string[]): { where: string; how: string }[] | undefined {
  const t = useTranslator();
  const format = useFormat();
  return useFlow('globalSearch', (search) => addresses.map((address) => sentenceOf(address, search)));

  function sentenceOf(address: string, search: FlowSnapshot<'globalSearch'>) {
    const [path = '', query = ''] = address.split('?', 2);
    const { state } = parseListingSearch(query);
    const { startDate, endDate, flexibleDays, durationFrom, durationTo, adultsCount, childrenBirthDates } = state;
    const places = state.selectedDestinationsCodes.flatMap((code) => selectOptionLabel(search, 'REGION', code) ?? []);
    const airports = state.selectedAirports.flatMap((code) => selectOptionLabel(search, 'AIRPORT', code) ?? []);
    const parts = [
      ...airports.map((airport) => t('search.airport.departure', { airport })),
      startDate === null ? null : days(startDate, endDate ?? startDate, flexibleDays),
      durationFrom === null || durationTo === null ? null : nights(durationFrom, durationTo),
      format.count('adult', adultsCount),
      childrenBirthDates.length === 0 ? null : format.count('child', childrenBirthDates.length),
    ];
    const tripType = parseListingPath(path)?.tripType ?? state.tripType;
    return {
      where: places.join(', ') || t('search.where.any'),
      how: [selectOptionLabel(search, 'TYPE', tripType), ...parts].filter((part) => part != null).join(' · '),
    };
  }

  function days(from: string, to: string, flexibility: number): string {
    const range = format.dayRange(from, to);
    return flexibility === 0 ? range : `${range} ${t('search.dates.days', { days: flexibility })}`;
  }

  function nights(from: number, to: number): string {
    return from === to ? format.nights(from) : t('search.duration.range', { from, to });
  }
}
