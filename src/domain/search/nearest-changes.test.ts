import { describe, expect, it } from 'vitest';
import { nearestOf, possibleChanges, type ChangeKind } from './nearest-changes.ts';
import type { SearchState } from './search-state.ts';
import { defaultSearchState } from './search-state.ts';

const today = '2026-07-01';
const searchOf = (changes: Partial<SearchState>): SearchState => ({ ...defaultSearchState(), ...changes });
const changesOf = (changes: Partial<SearchState>) => possibleChanges(searchOf(changes), today);
const kindsOf = (changes: Partial<SearchState>): ChangeKind[] => changesOf(changes).map(({ kind }) => kind);
const changed = (search: Partial<SearchState>, kind: ChangeKind): SearchState[] => changesOf(search).filter((change) => change.kind === kind).map(({ searchState }) => searchState);

describe('changes of a search', () => {
  it('are none where nothing is asked for but a kind of trip', () => {
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ selectedFilterValues: { stars: [] } })).toEqual([]);
  });

  it('go from the smallest to letting go of all criteria', () => {
    expect(kindsOf({
      selectedFilterValues: { stars: ['5'] }, startDate: '2026-08-10', endDate: '2026-08-12', durationFrom: 7, durationTo: 7, selectedAirports: ['BRQ'],
      selectedDestinationsCodes: ['GR-KRETA-MALIA'], occupancies: [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: ['2018-05-24'] }], multiroomEnabled: true,
    })).toEqual([
      'withoutFacets', 'nearDates', 'nearDates', 'wholeMonths', 'nearNights', 'anyAirport', 'surroundings', 'surroundings', 'oneRoom', 'anyNights', 'anyDate',
      'anywhere', 'everything',
    ]);
  });

  it('of the only criterion are not told twice', () => {
    expect(kindsOf({ selectedAirports: ['BRQ'] })).toEqual(['anyAirport']);
  });

  it('widen dates by days on both sides, not before tomorrow, then to whole months [date.month-range]', () => {
    const search = { startDate: '2026-07-03', endDate: '2026-07-30' };
    expect(changed(search, 'nearDates').map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['2026-07-02', '2026-08-02'], ['2026-07-02', '2026-08-06']]);
    const flexible = { startDate: '2026-08-10', endDate: '2026-08-10', flexibleDays: 3 } as const;
    expect(changed(flexible, 'nearDates').map(({ startDate, endDate, flexibleDays }) => [startDate, endDate, flexibleDays])).toEqual([['2026-08-04', '2026-08-16', 0], ['2026-07-31', '2026-08-20', 0]]);
    expect(changed(search, 'wholeMonths').map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['2026-07-01', '2026-07-31']]);
    expect(kindsOf({ startDate: '2026-08-01', endDate: '2026-08-31' })).not.toContain('wholeMonths');
    expect(kindsOf({ endDate: '2026-08-31' })).toEqual(['anyDate']);
  });

  it('widen the length of stay within what a stay may be [duration.filter]', () => {
    expect(changed({ durationFrom: 2, durationTo: 59 }, 'nearNights').map(({ durationFrom, durationTo }) => [durationFrom, durationTo])).toEqual([[1, 60]]);
  });

  it('lead from a resort to its region and on to the country', () => {
    expect(changed({ selectedDestinationsCodes: ['GR-KRETA-MALIA', 'GR-RHODOS'] }, 'surroundings').map(({ selectedDestinationsCodes }) => selectedDestinationsCodes)).toEqual([['GR-KRETA', 'GR'], ['GR']]);
    expect(changed({ selectedDestinationsCodes: ['GR'] }, 'surroundings')).toEqual([]);
  });

  it('put all who travel into one room', () => {
    const [{ occupancies, multiroomEnabled }] = changed({ occupancies: [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: ['2018-05-24'] }], multiroomEnabled: true }, 'oneRoom') as [SearchState];
    expect([occupancies, multiroomEnabled]).toEqual([[{ adults: 3, childBirthDates: ['2018-05-24'] }], false]);
  });

  it('keep the party and the kind of trip when all else is let go of', () => {
    const [everything] = changed({ tripType: 'DW', adultsCount: 3, occupancies: [{ adults: 3, childBirthDates: [] }], startDate: '2026-08-10', endDate: '2026-08-10', durationFrom: 7, durationTo: 7 }, 'everything');
    expect(everything).toEqual(searchOf({ tripType: 'DW', adultsCount: 3, occupancies: [{ adults: 3, childBirthDates: [] }] }));
  });
});

describe('the nearest changes', () => {
  const search = { startDate: '2026-08-10', endDate: '2026-08-10', selectedAirports: ['BRQ'], durationFrom: 7, durationTo: 7, selectedDestinationsCodes: ['GR-KRETA'] };
  const nearest = (counts: Partial<Record<ChangeKind, number>>) => {
    const changes = changesOf(search);
    return nearestOf(changes, changes.map(({ kind }) => counts[kind] ?? 0)).map(({ kind, count }) => [kind, count]);
  };

  it('are those that find something, one of each criterion, three at most [gs.submit]', () => {
    expect(nearest({ wholeMonths: 4, anyDate: 90, nearNights: 2, anyAirport: 8, anyNights: 7, anywhere: 50, everything: 600 }))
      .toEqual([['wholeMonths', 4], ['nearNights', 2], ['anyAirport', 8]]);
    expect(nearest({ anywhere: 1, everything: 5 })).toEqual([['anywhere', 1]]);
  });

  it('let go of everything only where nothing less helps', () => {
    expect(nearest({ everything: 5 })).toEqual([['everything', 5]]);
    expect(nearest({})).toEqual([]);
  });
});
