import { describe, expect, it } from 'vitest';
import type { Filter } from './global-search.types.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { chosenCodes, findNode, toggleNode } from './filter-tree.ts';
import { exampleFilters } from './global-search.paths.ts';
import * as rules from './global-search.rules.ts';

const regions = rules.optionsOf(exampleFilters, 'REGION');

function marks(options: readonly Filter['options'][number][], code: string) {
  const { selected, indeterminate } = findNode(options, code)!;
  return { selected, indeterminate: indeterminate ?? false };
}

describe('destination tree', () => {
  it('takes the children of a chosen parent along, and says the parent only [gs.indeterminate]', () => {
    const tree = toggleNode(regions, 'GR');
    expect(['GR', 'GR-KRETA', 'GR-KRETA-MALIA', 'GR-RHODOS', 'ES'].map((code) => marks(tree, code).selected)).toEqual([true, true, true, true, false]);
    expect(chosenCodes(tree)).toEqual(['GR']);
  });

  it('halves every parent above when a child is given up [gs.indeterminate]', () => {
    const tree = toggleNode(toggleNode(regions, 'GR'), 'GR-KRETA');
    expect(marks(tree, 'GR')).toEqual({ selected: false, indeterminate: true });
    expect(marks(tree, 'GR-KRETA-MALIA')).toEqual({ selected: false, indeterminate: false });
    expect(chosenCodes(tree)).toEqual(['GR-RHODOS']);
  });

  it('chooses a parent once all its children are [gs.indeterminate]', () => {
    expect(chosenCodes(toggleNode(toggleNode(regions, 'GR-KRETA'), 'GR-RHODOS'))).toEqual(['GR']);
  });

  it('is as before after toggling twice', () => {
    const codes = ['GR', 'GR-KRETA', 'GR-KRETA-MALIA', 'GR-RHODOS', 'ES'];
    for (const code of codes) expect(chosenCodes(toggleNode(toggleNode(regions, code), code))).toEqual([]);
  });
});

describe('search state of filters', () => {
  it('reads every kind of filter [gs.filter-kinds] [gs.child-count]', () => {
    const filters = [
      rules.chooseDuration([], { from: 7, to: 9 }),
      rules.chooseDates([], { from: '2026-07-10', to: '2026-07-20', flexibility: 3 }),
      rules.chooseOccupancies([], [{ adults: 2, childBirthDates: ['2019-05-04'] }]),
      rules.toggleOption(rules.toggleOption(exampleFilters, 'REGION', 'GR-KRETA'), 'AIRPORT', 'BRQ').slice(0, 3),
    ].flat();
    const before = { ...defaultSearchState(), fullPrice: true, selectedFilterValues: { stars: ['5'] } };
    expect(rules.searchStateOf(filters, before)).toEqual({
      ...before,
      durationFrom: 7, durationTo: 9, startDate: '2026-07-10', endDate: '2026-07-20', flexibleDays: 3,
      selectedAirports: ['BRQ'], selectedDestinationsCodes: ['GR-KRETA'],
      adultsCount: 2, childrenBirthDates: ['2019-05-04'], occupancies: [{ adults: 2, childBirthDates: ['2019-05-04'] }],
    });
  });

  it('says a party once, by its rooms: the server counts adults and children [gs.filter-kinds]', () => {
    const counted: Filter[] = [
      { filterType: 'ADULTS', options: [], selectedCount: 2 },
      { filterType: 'CHILDREN', options: [], selectedCount: 0, birthDates: [] },
      { filterType: 'OCCUPANCY', options: [], occupancies: [{ adults: 2, childBirthDates: [] }] },
    ];
    const rooms = [{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 1, childBirthDates: [] }];
    expect(rules.chooseOccupancies(counted, rooms)).toEqual([{ filterType: 'OCCUPANCY', options: [], occupancies: rooms }]);
  });

  it('cuts birth dates to the children counted [participants.cut] [gs.child-count]', () => {
    const filters: Filter[] = [
      { filterType: 'ADULTS', options: [], selectedCount: 1 },
      { filterType: 'CHILDREN', options: [], selectedCount: 1, birthDates: ['2019-05-04', '2021-01-02'] },
    ];
    expect(rules.searchStateOf(filters, defaultSearchState())).toMatchObject({
      adultsCount: 1, childrenBirthDates: ['2019-05-04'], occupancies: [{ adults: 1, childBirthDates: ['2019-05-04'] }],
    });
  });

  it('takes no date that is not one [start-date.filter]', () => {
    const filters = rules.chooseDates(exampleFilters, { from: '', to: '2026-02-30', flexibility: 7 });
    expect(rules.searchStateOf(filters, defaultSearchState())).toMatchObject({ startDate: null, endDate: null, flexibleDays: 0 });
  });
});

it.each([
  [{ from: 7, to: 9 }, true], [{ from: 7, to: 7 }, true], [{ from: null, to: null }, true],
  [{ from: 7, to: null }, false], [{ from: null, to: 7 }, false], [{ from: 9, to: 7 }, false],
])('a duration needs both ends in order: %j [duration.filter]', (duration, expected) => {
  expect(rules.isDuration(duration)).toBe(expected);
});

it('toggles only airports with a known code that are for sale [airport.filter]', () => {
  expect(['PRG', 'PED', '', 'XXX'].map((code) => rules.canToggle(exampleFilters, 'AIRPORT', code))).toEqual([true, false, false, false]);
});

it.each([
  [{ durationFrom: null, durationTo: null }, 7, { from: 7, to: 7 }, { from: 7, to: 7 }],
  [{ durationFrom: 5, durationTo: 10 }, 7, { from: 7, to: 10 }, { from: 5, to: 7 }],
  [{ durationFrom: 5, durationTo: 6 }, 14, { from: 14, to: 14 }, { from: 5, to: 14 }],
  [{ durationFrom: 10, durationTo: 14 }, 7, { from: 7, to: 14 }, { from: 7, to: 7 }],
])('one end of %j becomes %i nights, and the other stays on its side [duration.filter]', (stay, nights, fewest, most) => {
  expect([rules.withFewestNights(stay, nights), rules.withMostNights(stay, nights)]).toEqual([fewest, most]);
});
