import { describe, expect, it } from 'vitest';
import { defaultSearchState } from '../../domain/search-state.ts';
import { fieldsOf } from '../../domain/urls/search-form.ts';

describe('a search as the fields of a plain form', () => {
  it('says no more than what is asked for', () => {
    expect(fieldsOf(defaultSearchState())).toEqual([['typ', 'WS'], ['dospeli', '2']]);
  });

  it('carries places, airports, days, nights and children by their names [gs.search-state]', () => {
    const state = {
      ...defaultSearchState(),
      selectedDestinationsCodes: ['GR-KRETA', 'TR'],
      selectedAirports: ['PRG', 'BRQ'],
      startDate: '2027-07-03',
      endDate: '2027-07-17',
      durationFrom: 7,
      durationTo: 10,
      adultsCount: 3,
      childrenBirthDates: ['2018-05-24', '2020-01-02'],
    };
    expect(fieldsOf(state)).toEqual([
      ['typ', 'WS'],
      ['kam', 'GR-KRETA'],
      ['kam', 'TR'],
      ['odkud', 'PRG'],
      ['odkud', 'BRQ'],
      ['od', '2027-07-03'],
      ['do', '2027-07-17'],
      ['noci', '7-10'],
      ['dospeli', '3'],
      ['deti', '2018-05-24,2020-01-02'],
    ]);
  });

  it('says one length of stay once and a half-known one not at all [duration.filter]', () => {
    const nights = (durationFrom: number | null, durationTo: number | null) =>
      fieldsOf({ ...defaultSearchState(), durationFrom, durationTo }).find(([name]) => name === 'noci')?.[1];
    expect([nights(7, 7), nights(7, null), nights(null, 7)]).toEqual(['7', undefined, undefined]);
  });
});
