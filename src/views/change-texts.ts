import type { FoundChange } from '../domain/search/nearest-changes.ts';
import { useFormat, useTranslator } from '../i18n/react.tsx';

/** What a change would be and what it finds: "Bez ohledu na letiště: 214 dovolených". */
export function useChangeTexts(): (change: FoundChange) => string {
  const t = useTranslator();
  const format = useFormat();
  const months = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);

  function changeOf({ kind, places, searchState: { startDate, endDate, durationFrom, durationTo } }: FoundChange): string {
    switch (kind) {
      case 'withoutFacets': return t('panels.change.facets');
      case 'nearDates': return t('panels.change.dates', { dates: format.dayRange(startDate!, endDate!) });
      case 'wholeMonths': return t('panels.change.dates', { dates: months(format.month(startDate!), format.month(endDate!)) });
      case 'anyDate': return t('search.dates.any');
      case 'nearNights': return t('search.duration.range', { from: durationFrom!, to: durationTo! });
      case 'anyNights': return t('search.duration.any');
      case 'anyAirport': return t('panels.change.airport');
      case 'surroundings': return t('panels.change.surroundings', { places: places.map(({ name }) => name).join(', ') });
      case 'anywhere': return t('search.where.any');
      case 'oneRoom': return t('panels.change.oneRoom');
      case 'everything': return t('panels.change.everything');
    }
  }

  return (change) => t('panels.change', { trip: change.searchState.tripType, change: changeOf(change), count: change.count });
}
