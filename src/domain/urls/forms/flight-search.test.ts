import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightSearchQuery, maxPriceOf, readFlightSearch } from './flight-search.ts';
import { BIRTH_DATES_PATTERN, birthDatesOf } from './search-form.ts';

const TODAY = '2026-06-15';

describe('the query of a flight search', () => {
  it('is read and written again the same [page.charters]', () => {
    const query = '?deti=2019-05-04,2021-01-02&dospeli=3&noci=7-10&plusminus=3&do=2026-08-31&od=2026-08-01&odkud=PRG&kam=GR-KRETA&cena=20000&razeni=flightDate';
    const { state, dropped } = readFlightSearch(query, TODAY);
    expect(dropped).toEqual([]);
    expect(state).toMatchObject({
      tripType: 'CZ', sortCode: 'flightDate', selectedAirports: ['PRG'], selectedDestinationsCodes: ['GR-KRETA'],
      startDate: '2026-08-01', endDate: '2026-08-31', flexibleDays: 3, durationFrom: 7, durationTo: 10,
      adultsCount: 3, childrenBirthDates: ['2019-05-04', '2021-01-02'], selectedFilterValues: { priceRange: ['#20000'] },
    });
    expect(maxPriceOf(state)).toBe(20000);
    expect(flightSearchQuery(state)).toBe(query);
    expect(readFlightSearch(flightSearchQuery(state), TODAY).state).toEqual(state);
  });

  it('is empty for an open search, whatever empty fields the form sent [page.charters]', () => {
    const { state, dropped } = readFlightSearch('?odkud=&kam=&od=&do=&plusminus=0&noci=&dospeli=2&deti=&cena=&razeni=price', TODAY);
    expect([flightSearchQuery(state), dropped]).toEqual(['', []]);
  });

  it('takes birth dates and prices as people type them [date.formats] [page.charters]', () => {
    const { state, dropped } = readFlightSearch('?deti=4.+5.+2019%2C+02.01.2021&cena=20+000', TODAY);
    expect([state.childrenBirthDates, maxPriceOf(state), dropped]).toEqual([['2019-05-04', '2021-01-02'], 20000, []]);
  });

  it.each([
    ['4. 5. 2019, 02.01.2021', true], ['2019-05-04;2021-01-02', true], ['24.05.2018', true], [' 1.2.2020 ', true], ['2018. 05. 24., 2020.01.02.', true],
    ['nesmysl', false], ['1.2.', false], ['1.2.2020 a 3.4.2021', false], ['24.05.18', false],
  ])('has its field refuse %s before it leaves, unless it is dates: %s [page.charters]', (typed, fits) => {
    expect([new RegExp(`^(?:${BIRTH_DATES_PATTERN})$`, 'v').test(typed), birthDatesOf(typed).every((date) => date !== undefined)]).toEqual([fits, fits]);
  });

  it.each([
    ['?kam=%3Cb%3E', ['c']],
    ['?odkud=praha', ['a']],
    ['?od=2026-06-14', ['startDate']],
    ['?od=2026-02-30&do=31.8.2026', ['startDate', 'endDate']],
    ['?od=2026-08-01&do=2026-07-01', ['endDate']],
    ['?od=2099-01-01', ['startDate']],
    ['?od=2026-08-01&plusminus=2', ['flex']],
    ['?noci=10-7', ['dF']],
    ['?noci=99', ['dF']],
    ['?dospeli=nikdo', ['ctAdult']],
    ['?deti=vnuk', ['ctChild']],
    ['?deti=2030-01-01', ['ctChild']],
    ['?deti=31.2.2020', ['ctChild']],
    ['?deti=1990-01-01', ['ctChild']],
    ['?typ=XX', ['tripType']],
    ['?razeni=hotelRating', ['sort']],
    ['?cena=-5', ['priceRange']],
  ])('loses and names what cannot be in %s [page.charters]', (query, dropped) => {
    const { state, ...rest } = readFlightSearch(query, TODAY);
    expect(rest.dropped).toEqual(dropped);
    expect(flightSearchQuery(state)).toBe(query.startsWith('?od=2026-08-01') ? '?od=2026-08-01' : '');
  });

  it.each([
    ['?dospeli=8&deti=1.1.2020', ['2020-01-01'], []],
    ['?dospeli=8&deti=1.1.2020,2.1.2020', ['2020-01-01'], ['birthDate']],
    ['?dospeli=1&deti=1.1.2020,2.1.2020,3.1.2020,4.1.2020,5.1.2020,6.1.2020,7.1.2020,8.1.2020', 8, []],
    ['?dospeli=1&deti=1.1.2020,2.1.2020,3.1.2020,4.1.2020,5.1.2020,6.1.2020,7.1.2020,8.1.2020,9.1.2020', 8, ['birthDate']],
    ['?dospeli=8&deti=1.1.2020,vnuk', ['2020-01-01'], ['ctChild', 'birthDate']],
  ])('takes as many children of %s as may travel with the adults, and names the rest [participants.max]', (query, children, dropped) => {
    const { state, ...rest } = readFlightSearch(query, TODAY);
    expect([typeof children === 'number' ? state.childrenBirthDates.length : state.childrenBirthDates, rest.dropped]).toEqual([children, dropped]);
    expect(state.occupancies).toEqual([{ adults: state.adultsCount, childBirthDates: state.childrenBirthDates }]);
  });

  it('takes for a child who is one on the earliest return, and names the last day that is before the first [participants.child-age] [page.charters]', () => {
    const read = (query: string) => {
      const { state, dropped, reversedEnd } = readFlightSearch(query, TODAY);
      return [state.childrenBirthDates, dropped, reversedEnd];
    };
    // Eighteen on the 10th of August.
    expect(read('?deti=2008-08-10&od=2026-08-02&noci=7-10')).toEqual([['2008-08-10'], [], null]);
    expect(read('?deti=2008-08-10&od=2026-08-03&noci=7-10')).toEqual([[], ['ctChild'], null]);
    expect(read('?od=2026-08-01&do=2026-07-01')).toEqual([[], ['endDate'], '2026-07-01']);
    // Not on sale at all: only what of the address was left out is said.
    expect(read('?od=2026-08-01&do=2026-06-01')).toEqual([[], ['endDate'], null]);
  });

  it('never throws, and what it understood it understands again [page.charters]', () => {
    const field = fc.tuple(fc.constantFrom('kam', 'odkud', 'od', 'do', 'plusminus', 'noci', 'dospeli', 'deti', 'cena', 'razeni', '%'), fc.oneof(fc.string(), fc.constantFrom('GR', 'PRG', '7', '2026-08-01', '2019-05-04', 'price')));
    fc.assert(fc.property(fc.array(field), (fields) => {
      const { state } = readFlightSearch(`?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`, TODAY);
      const again = readFlightSearch(flightSearchQuery({ ...state, selectedAirports: state.selectedAirports.slice(0, 1), selectedDestinationsCodes: state.selectedDestinationsCodes.slice(0, 1) }), TODAY);
      expect(again.dropped).toEqual([]);
      expect(again.state.startDate).toBe(state.startDate);
    }));
  });
});
