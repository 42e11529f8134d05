import type { components } from '../../../openapi/generated/search.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import type { Visit } from '../page-plan.ts';

type FilterOption = components['schemas']['FilterOption'];

/** A choice of a plain select. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SearchOptions {
  airports: SelectOption[];
  /** Countries, each followed by its regions behind a dash. */
  destinations: SelectOption[];
  durations: SelectOption[];
  /** First and last day of departure, ISO dates. */
  firstDay: string | null;
  lastDay: string | null;
}

/** What is on sale in one kind of trip, for the fields of a plain form: without it they offer nothing to choose, and the page stands. */
export async function searchOptionsOf({ api, log }: Visit, tripType: TripType): Promise<SearchOptions> {
  const { filters } = await fetchOrEmpty('form options', api.POST('/api/www/listing/gs/initial', { body: { ...defaultSearchState(), tripType } }), { filters: [], ignored: [] }, log);
  const filter = (type: string) => filters.find(({ filterType }) => filterType === type);
  const options = (type: string) => enabled(filter(type)?.options ?? []);
  return {
    airports: options('AIRPORT').map(choice),
    destinations: options('REGION').flatMap((country) => [
      choice(country),
      ...enabled(country.additionalOptions ?? []).map(({ code, label }) => ({ value: code, label: `– ${label}` })),
    ]),
    durations: options('DURATION').map(choice),
    firstDay: filter('CALENDAR')?.minDate ?? null,
    lastDay: filter('CALENDAR')?.maxDate ?? null,
  };
}

function enabled(options: readonly FilterOption[]): FilterOption[] {
  return options.filter((option) => option.enabled);
}

function choice({ code, label }: FilterOption): SelectOption {
  return { value: code, label };
}
