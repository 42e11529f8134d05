import { selectSummary } from '../../../machines/global-search/global-search.select.ts';
import type { SearchDropdown } from '../../../machines/global-search/global-search.types.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';

/** The fields of the search, in the order people decide. */
export type SearchField = Exclude<SearchDropdown, 'tripType'>;

export interface SearchTexts {
  /** Fields that this kind of trip has: by car nobody asks from where. */
  fields: SearchField[];
  label: (field: SearchField) => string;
  /** What is chosen, or that anything will do. */
  value: (field: SearchField) => string;
  /** The whole search read as one sentence. */
  sentence: string;
}

type Summary = ReturnType<typeof selectSummary>;

const labels = {
  region: 'search.where.label',
  airport: 'search.airport.label',
  travelDate: 'search.dates.label',
  duration: 'search.duration.label',
  participants: 'search.participants.label',
} as const satisfies Record<SearchField, string>;

export function useSearchTexts(): SearchTexts {
  const t = useTranslator();
  const format = useFormat();
  const summary = useRunningFlow('globalSearch', selectSummary);
  const values: Record<SearchField, string> = {
    region: chosen(t, summary.region, t('search.where.any')),
    airport: chosen(t, summary.airport, t('search.airport.any')),
    travelDate: dates(t, format, summary.dates),
    duration: nights(t, format, summary.duration),
    participants: party(format, summary.party),
  };
  const { isByCar } = summary;
  const fields: SearchField[] = ['region', ...(isByCar ? [] : ['airport' as const]), 'travelDate', 'duration', 'participants'];
  const anything = new Set<string>([t('search.airport.any'), values.travelDate, t('search.duration.any')]);
  // "Kdykoliv" and "Od 3. července" begin a field, and are ordinary words inside a sentence; names keep their capital.
  const inSentence = (value: string, place: number) =>
    (place > 0 && anything.has(value) ? value.charAt(0).toLocaleLowerCase(t.language) + value.slice(1) : value);
  const departure = summary.airport.count > 0 ? t('search.airport.departure', { airport: values.airport }) : values.airport;
  return {
    fields,
    label: (field) => t(labels[field]),
    value: (field) => values[field],
    sentence: fields.map((field, place) => inSentence(field === 'airport' ? departure : values[field], place)).join(', '),
  };
}

function chosen(t: Translator, { labels: [first = '', ...others] }: { labels: string[] }, any: string): string {
  if (first === '') return any;
  return others.length === 0 ? first : t('search.where.andMore', { first, count: others.length });
}

function dates(t: Translator, format: Format, { from, to, flexibility, wholeMonths }: Summary['dates']): string {
  if (from === null) return to === null ? t('search.dates.any') : t('search.dates.until', { date: format.date(to) });
  const days = to === null ? t('search.dates.since', { date: format.date(from) }) : range(from, to);
  return flexibility === 0 ? days : `${days} ${t('search.dates.days', { days: flexibility })}`;

  function range(start: string, end: string): string {
    if (!wholeMonths) return format.dayRange(start, end);
    const [first, last] = [format.month(start), format.month(end)];
    return first === last ? first : `${first} – ${last}`;
  }
}

function nights(t: Translator, format: Format, { from, to }: Summary['duration']): string {
  if (from === null || to === null) return t('search.duration.any');
  return from === to ? format.nights(from) : t('search.duration.range', { from, to });
}

function party(format: Format, { adults, children, rooms }: Summary['party']): string {
  return [
    format.count('adult', adults),
    ...(children > 0 ? [format.count('child', children)] : []),
    ...(rooms > 1 ? [format.count('room', rooms)] : []),
  ].join(', ');
}
