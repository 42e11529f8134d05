import { describe, expect, it } from 'vitest';
import { defaultSearchState } from '../../search/search-state.ts';
import { parseQueryString } from '../encoding/query-string.ts';
import { fieldsOf, searchOfForm } from './search-form.ts';

describe('the plain search form', () => {
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
      flexibleDays: 3 as const,
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
      ['plusminus', '3'],
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

  it('says a search and is read back as the same [gs.search-state]', () => {
    const state = {
      ...defaultSearchState(), tripType: 'DW' as const, selectedDestinationsCodes: ['HR', 'HR-ISTRIE'], selectedAirports: ['PRG'],
      startDate: '2026-07-01', endDate: '2026-07-31', flexibleDays: 7 as const, durationFrom: 7, durationTo: 10, adultsCount: 3, childrenBirthDates: ['2019-05-04', '2021-01-02'],
      occupancies: [{ adults: 3, childBirthDates: ['2019-05-04', '2021-01-02'] }],
    };
    const query = fieldsOf(state).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    expect(searchOfForm(parseQueryString(query))).toEqual(state);
  });

  it('reads birth dates as people write them [date.formats]', () => {
    for (const typed of ['24. 5. 2018, 2.1.2020', '24.05.2018 02.01.2020', '2018-05-24;2.1.2020']) {
      expect(searchOfForm(parseQueryString(`deti=${encodeURIComponent(typed)}`)).childrenBirthDates).toEqual(['2018-05-24', '2020-01-02']);
    }
  });

  it('reads what it can of junk', () => {
    expect(searchOfForm(parseQueryString('typ=XX&kam=%3Cb%3E&od=31.12.&plusminus=3&noci=abc&dospeli=99&deti=zitra'))).toEqual(defaultSearchState());
  });
});
