import type { SnapshotFrom } from 'xstate';
import type { Filter, FilterSet, SearchDropdown } from './global-search.types.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { globalSearchMachine } from './global-search.machine.ts';

const known = { enabled: true, selected: false };

/** A small filter set, as the server answers a default search by plane from Prague or Brno to Greece or Spain. */
export const exampleFilters: Filter[] = [
  {
    filterType: 'TYPE',
    options: [
      { ...known, code: 'WS', label: 'Letecky', selected: true, multiroom: true },
      { ...known, code: 'DW', label: 'Autem', multiroom: true },
      { ...known, code: 'WO', label: 'Okružní cesty', multiroom: false },
    ],
  },
  {
    filterType: 'AIRPORT',
    options: [
      { ...known, code: 'PRG', label: 'Praha' },
      { ...known, code: 'BRQ', label: 'Brno' },
      { ...known, code: 'PED', label: 'Pardubice', enabled: false },
    ],
  },
  {
    filterType: 'REGION',
    options: [
      {
        ...known, code: 'GR', label: 'Řecko',
        additionalOptions: [
          { ...known, code: 'GR-KRETA', label: 'Kréta', additionalOptions: [{ ...known, code: 'GR-KRETA-MALIA', label: 'Malia' }] },
          { ...known, code: 'GR-RHODOS', label: 'Rhodos' },
        ],
      },
      { ...known, code: 'ES', label: 'Španělsko' },
    ],
  },
  { filterType: 'DURATION', options: [{ ...known, code: '7-9', label: '7–9 nocí' }], selectedFrom: null, selectedTo: null },
  { filterType: 'CALENDAR', options: [], selectedFrom: null, selectedTo: null, minDate: '2026-07-02', maxDate: '2027-04-27' },
  { filterType: 'ADULTS', options: [], selectedCount: 2 },
  { filterType: 'CHILDREN', options: [], selectedCount: 0, birthDates: [] },
  { filterType: 'OCCUPANCY', options: [], occupancies: [{ adults: 2, childBirthDates: [] }] },
];

export const exampleInput = { searchState: defaultSearchState(), today: '2026-07-01' };

const answered: FilterSet = { filters: exampleFilters, ignored: [] };
/** An answer that narrows what was asked: only Brno is left. */
const adjusted: FilterSet = {
  filters: exampleFilters.map((filter) => (filter.filterType === 'AIRPORT'
    ? { ...filter, options: filter.options.map((option) => ({ ...option, selected: option.code === 'BRQ' })) }
    : filter)),
  ignored: ['XXX'],
};

const dropdowns: SearchDropdown[] = ['tripType', 'airport', 'region', 'duration', 'travelDate', 'participants'];
const couple = [{ adults: 2, childBirthDates: [] }];
const single = [{ adults: 1, childBirthDates: [] }];

type Snapshot = SnapshotFrom<typeof globalSearchMachine>;

/**
 * Scenarios of their own, because the dropdown stands beside the requests. Of the context only what guards read is
 * kept: whether filters are known, what is asked of the server, the count, the wanted dropdown.
 */
export const globalSearchPaths = pathsOf(globalSearchMachine, [
  {
    input: exampleInput,
    events: [
      answer('fetchInitialFilters', answered), answer('fetchInitialFilters', adjusted), failure('fetchInitialFilters'),
      answer('updateFilters', answered), answer('updateFilters', adjusted), failure('updateFilters'),
      answer('findNearestChanges', [{ kind: 'anyAirport', count: 214, searchState: defaultSearchState(), places: [] }]), failure('findNearestChanges'),
      answer('writeAddress', '/dovolena/nabidky-letecky'), failure('writeAddress'),
      answer('countOffers', 0), answer('countOffers', 5), failure('countOffers'),
      { type: 'globalSearch.toggleAirport', code: 'PRG' },
      { type: 'globalSearch.submit' },
      { type: 'globalSearch.retry' },
      { type: 'globalSearch.applyChange', kind: 'anyAirport' },
      { type: 'globalSearch.applyChange', kind: 'oneRoom' },
      { type: 'globalSearch.followUrl', searchState: exampleInput.searchState },
    ],
    serialize: ({ value, context }: Snapshot) => [
      value.filters, value.count, value.submit, context.filters.length > 0, context.searchState.selectedAirports, context.offersCount,
    ],
  },
  {
    input: exampleInput,
    events: [
      answer('fetchInitialFilters', answered), answer('updateFilters', adjusted),
      ...dropdowns.map((dropdown) => ({ type: 'globalSearch.open' as const, dropdown })),
      { type: 'globalSearch.close' },
      { type: 'globalSearch.submit' },
      { type: 'globalSearch.followUrl', searchState: exampleInput.searchState },
      { type: 'globalSearch.chooseTripType', tripType: 'DW' },
      { type: 'globalSearch.toggleAirport', code: 'PED' },
      { type: 'globalSearch.toggleDestination', code: 'GR-KRETA' },
      { type: 'globalSearch.toggleDestination', code: 'XX' },
      { type: 'globalSearch.clearAirports' },
      { type: 'globalSearch.clearDestinations' },
      { type: 'globalSearch.typePlace', text: 'kreta' },
      { type: 'globalSearch.chooseDuration', from: 7, to: 9 },
      { type: 'globalSearch.chooseDuration', from: 7, to: null },
      { type: 'globalSearch.chooseFewestNights', nights: 7 },
      { type: 'globalSearch.chooseFewestNights', nights: 0 },
      { type: 'globalSearch.chooseMostNights', nights: 9 },
      { type: 'globalSearch.chooseMostNights', nights: 0 },
      answer('travelDate', { dates: { from: '2026-07-10', to: '2026-07-20', flexibility: 3 } }), failure('travelDate'),
      answer('participants', { occupancies: couple }), answer('participants', { occupancies: single }), failure('participants'),
    ],
    serialize: ({ value, context }: Snapshot) => [
      value.dropdown, context.filters.length > 0, context.searchState.tripType, context.wantedDropdown,
    ],
  },
  {
    input: exampleInput,
    events: [
      answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'travelDate' }, { type: 'globalSearch.submit' },
      answer('travelDate', { dates: { from: '2026-07-10', to: '2026-07-20', flexibility: 3 } }),
    ],
    serialize: ({ value }: Snapshot) => [value.submit, value.dropdown],
  },
  {
    input: exampleInput,
    events: [
      answer('countOffers', 5),
      { type: 'globalSearch.followList', choices: { sortCode: 'price', fullPrice: true, selectedFilterValues: {} } },
      { type: 'globalSearch.followList', choices: { sortCode: 'price', fullPrice: true, selectedFilterValues: { stars: ['5'] } } },
    ],
    serialize: ({ value, context }: Snapshot) => [value.count, context.searchState.selectedFilterValues],
  },
]);
