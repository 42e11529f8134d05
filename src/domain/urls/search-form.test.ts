import { describe, expect, it } from 'vitest';
import { defaultSearchState } from '../search-state.ts';
import { parseQueryString } from './query-string.ts';
import { fieldsOf, searchOfForm } from './search-form.ts';

describe('the plain search form', () => {
  it('says a search and is read back as the same [gs.search-state]', () => {
    const state = {
      ...defaultSearchState(), tripType: 'DW' as const, selectedDestinationsCodes: ['HR', 'HR-ISTRIE'], selectedAirports: ['PRG'],
      startDate: '2026-07-01', endDate: '2026-07-31', durationFrom: 7, durationTo: 10, adultsCount: 3, childrenBirthDates: ['2019-05-04', '2021-01-02'],
      occupancies: [{ adults: 3, childBirthDates: ['2019-05-04', '2021-01-02'] }],
    };
    const query = fieldsOf(state).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    expect(searchOfForm(parseQueryString(query))).toEqual(state);
  });

  it('reads what it can of junk', () => {
    expect(searchOfForm(parseQueryString('typ=XX&kam=%3Cb%3E&od=31.12.&noci=abc&dospeli=99&deti=zitra'))).toEqual(defaultSearchState());
  });
});
