import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchState } from '../search/search-state.ts';
import { addDays } from '../dates/iso-date.ts';
import { FLEXIBILITIES } from '../search/departure-window.ts';
import { defaultSearchState } from '../search/search-state.ts';
import { SORT_TYPES } from '../search/sort-types.ts';
import { TRIP_TYPES } from '../search/trip-types.ts';
import { decodeListingQuery, encodeListingQuery, MAX_QUERY_LENGTH } from './listing-q.ts';

const family: SearchState = {
  ...defaultSearchState(),
  sortCode: 'priceDESC',
  tripType: 'WO',
  selectedAirports: ['PRG', 'BRQ'],
  selectedDestinationsCodes: ['GR-KRETA'],
  durationFrom: 7,
  durationTo: 14,
  startDate: '2026-07-01',
  endDate: '2026-07-31',
  flexibleDays: 3,
  adultsCount: 3,
  childrenBirthDates: ['2019-05-04', '2021-01-02'],
  occupancies: [{ adults: 2, childBirthDates: ['2019-05-04', '2021-01-02'] }, { adults: 1, childBirthDates: [] }],
  selectedFilterValues: { additionalType: ['GT03#TUZ-LAST25'], board: ['AI', 'UAI'] },
  multiroomEnabled: true,
};

const familyQuery =
  'sort:priceDESC:byPlane:T:tripType:WO:a:PRG:a:BRQ:c:GR-KRETA:dF:7:dT:14:startDate:2026-07-01:endDate:2026-07-31:flex:3' +
  ':ctAdult:3:ctChild:2:birthDate:2019-05-04:birthDate:2021-01-02:room:2-2019-05-04_2021-01-02:room:1:multiroom:T' +
  ':additionalType:GT03~23TUZ-LAST25:board:AI:board:UAI';

it('writes every key of the query and reads it back [url.listing-q] [gs.search-state]', () => {
  expect(encodeListingQuery(family)).toBe(familyQuery);
  expect(decodeListingQuery(familyQuery)).toEqual({ state: family, dropped: [] });
});

it('reads a type value under additionalType as the trip type it stands for, unless tripType says another; any other value is a facet [url.listing-q] [gs.option-fields]', () => {
  const read = (query: string) => {
    const { state: { tripType, selectedFilterValues }, additionalType, dropped } = decodeListingQuery(query);
    return { tripType, additionalType, dropped, facets: Object.keys(selectedFilterValues) };
  };
  expect(read('additionalType:SKIBYPLANE:a:PRG')).toEqual({ tripType: 'NR', additionalType: 'NR', dropped: [], facets: [] });
  expect(read('byPlane:F:additionalType:LINEARFLIGHT')).toEqual({ tripType: 'WS', additionalType: 'WS', dropped: [], facets: [] });
  expect(read('tripType:WO:additionalType:BYCAR')).toEqual({ tripType: 'WO', additionalType: 'DW', dropped: [], facets: [] });
  expect(read('additionalType:TOUR:additionalType:SKI')).toEqual({ tripType: 'WO', additionalType: 'WO', dropped: ['additionalType'], facets: [] });
  expect(read('additionalType:GT03~23TUZ-LAST25')).toEqual({ tripType: 'WS', additionalType: undefined, dropped: [], facets: ['additionalType'] });
  const facet = { ...defaultSearchState(), selectedFilterValues: { additionalType: ['SKI'] } };
  expect(decodeListingQuery(encodeListingQuery(facet))).toEqual({ state: facet, dropped: [] });
});

it('says nothing about the default search [url.listing-q] [gs.default]', () => {
  expect(encodeListingQuery(defaultSearchState())).toBe('');
  expect(decodeListingQuery('')).toEqual({ state: defaultSearchState(), dropped: [] });
});

const birthDates = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2010-01-01', days)), { maxLength });

const ordered = <T extends number | string>(value: fc.Arbitrary<T>) =>
  fc.tuple(fc.option(value), fc.option(value)).map(([left, right]) =>
    left !== null && right !== null && left > right ? ([right, left] as const) : ([left, right] as const),
  );

const facetText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('a', 'sort', 'room', 'constructor', '~61', 'x:y', '100%', 'a&b=c', '+', '0#20000'),
);

/** No facet may be called so: see the test of its own below. */
const facetId = facetText.filter((text) => text !== '__proto__');

const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    durations: ordered(fc.integer({ min: 1, max: 28 })),
    dates: ordered(fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-01', days))),
    flexibleDays: fc.constantFrom(...FLEXIBILITIES),
    sortCode: fc.constantFrom(...SORT_TYPES),
    tripType: fc.constantFrom(...TRIP_TYPES),
    selectedAirports: fc.array(fc.stringMatching(/^[A-Z]{3}$/), { maxLength: 5 }),
    selectedDestinationsCodes: fc.array(fc.stringMatching(/^[A-Z]{2}(-[A-Z_]{2,8}){0,2}$/), { maxLength: 5 }),
    adultsCount: fc.integer({ min: 1, max: 4 }),
    childrenBirthDates: birthDates(5),
    rooms: fc.option(
      fc.array(fc.record({ adults: fc.integer({ min: 1, max: 2 }), childBirthDates: birthDates(1) }), { minLength: 1, maxLength: 3 }),
    ),
    facets: fc.array(fc.tuple(facetId, fc.array(facetText, { minLength: 1, maxLength: 3 })), { maxLength: 4 }),
    searchCriteriaCode: fc.option(facetText),
    pageUrl: fc.option(fc.webPath().filter((path) => path !== '')),
    multiroomEnabled: fc.boolean(),
  })
  .map(({ durations, dates, rooms, facets, ...state }) => ({
    ...state,
    durationFrom: durations[0],
    durationTo: durations[1],
    startDate: dates[0],
    endDate: dates[1],
    // Without a day there is nothing to differ from.
    flexibleDays: dates[0] === null ? 0 : state.flexibleDays,
    fullPrice: false,
    occupancies: rooms ?? [{ adults: state.adultsCount, childBirthDates: state.childrenBirthDates }],
    selectedFilterValues: Object.fromEntries(facets),
  }));

it('brings every search state back as it was [url.listing-q] [gs.search-state]', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = encodeListingQuery(state);
      fc.pre(query.length <= MAX_QUERY_LENGTH);
      expect(decodeListingQuery(query)).toEqual({ state, dropped: [] });
    }),
    { numRuns: 500 },
  );
});

it('drops the end of a departure window that nobody may ask for, and says so [url.listing-q]', () => {
  const read = (query: string) => { const { state, dropped } = decodeListingQuery(query); return [state.startDate, state.endDate, dropped]; };
  expect(read('startDate:2026-07-01:endDate:2028-07-01')).toEqual(['2026-07-01', '2028-07-01', []]);
  expect(read('startDate:2026-07-01:endDate:2028-07-02')).toEqual(['2026-07-01', null, ['endDate']]);
  expect(read('startDate:2026-07-01:endDate:2026-06-30')).toEqual(['2026-07-01', null, ['endDate']]);
});

it('drops the days that may differ where there is no day, or more than anybody may ask for [url.listing-q] [date.draft]', () => {
  const read = (query: string) => { const { state, dropped } = decodeListingQuery(query); return [state.flexibleDays, dropped]; };
  expect(read('startDate:2026-07-10:flex:7')).toEqual([7, []]);
  expect(read('flex:0:startDate:2026-07-10')).toEqual([0, []]);
  expect(read('endDate:2026-07-10:flex:3')).toEqual([0, ['flex']]);
  expect(read('startDate:2026-07-10:flex:2')).toEqual([0, ['flex']]);
  expect(read('startDate:2026-07-01:endDate:2028-07-01:flex:1')).toEqual([0, ['flex']]);
  expect(read('startDate:2026-07-01:endDate:2028-06-29:flex:1')).toEqual([1, []]);
});

it('leaves out the one facet that no object may carry, and says so [url.listing-q]', () => {
  const state = { ...family, selectedFilterValues: Object.fromEntries([['__proto__', ['a']]]) };
  expect(encodeListingQuery(state)).not.toContain('proto');
  expect(decodeListingQuery('__proto__:a:sort:priceDESC')).toEqual({ state: { ...defaultSearchState(), sortCode: 'priceDESC' }, dropped: ['__proto__'] });
});

it('is safe in a URL as it is [url.listing-q]', () => {
  fc.assert(fc.property(anyState, (state) => {
    expect(encodeListingQuery(state)).toMatch(/^[\w.:~-]*$/);
  }));
});

it('never throws on junk, and reads its own answer the same way [url.listing-q]', () => {
  const keys = ['flex', 'sort', 'byPlane', 'tripType', 'a', 'c', 'dF', 'ctAdult', 'ctChild', 'birthDate', 'room', 'startDate', 'x', '__proto__'];
  const values = ['', 'T', 'WS', '9', '99', '2-2019-05-04', '2019-05-04', '2026-02-30', '~', '~ZZ', '%', 'price', '~E2~82'];
  const junk = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...values))).map((pairs) => pairs.flat().join(':')),
  );
  fc.assert(fc.property(junk, (query) => {
    const { state } = decodeListingQuery(query);
    expect(decodeListingQuery(encodeListingQuery(state))).toEqual({ state, dropped: [] });
  }));
});

it.each([
  ['sort:cheapest', ['sort']],
  ['byPlane:X', ['byPlane']],
  ['tripType:XX', ['tripType']],
  ['a:P<G:c:../..', ['a', 'c']],
  ['dF:0:dT:99', ['dF', 'dT']],
  ['startDate:2026-02-30', ['startDate']],
  ['ctAdult:0', ['ctAdult']],
  ['ctChild:1', ['ctChild']],
  ['room:0:room:2-soon', ['room', 'room']],
  ['board:~E2~82', ['board']],
  ['orphan', ['orphan']],
])('drops and names what is wrong in %s [url.listing-q]', (query, dropped) => {
  expect(decodeListingQuery(query)).toEqual({ state: defaultSearchState(), dropped });
});

it('keeps the sound half of ranges that end before they start [url.listing-q]', () => {
  const { state, dropped } = decodeListingQuery('dF:14:dT:7:startDate:2026-08-01:endDate:2026-07-01');
  expect(state).toMatchObject({ durationFrom: 14, durationTo: null, startDate: '2026-08-01', endDate: null });
  expect(dropped).toEqual(['dT', 'endDate']);
});

it('cuts birth dates to the count of children [participants.cut]', () => {
  const { state, dropped } = decodeListingQuery('ctChild:1:birthDate:2019-05-04:birthDate:2021-01-02');
  expect(state.childrenBirthDates).toEqual(['2019-05-04']);
  expect(dropped).toEqual(['ctChild']);
});

it('learns the party from rooms where nothing else names it [url.listing-q] [participants.rooms]', () => {
  const { state } = decodeListingQuery('room:2-2019-05-04:room:1');
  expect(state).toMatchObject({ adultsCount: 3, childrenBirthDates: ['2019-05-04'] });
});

it('takes an old link with byPlane:F alone for a car trip [url.listing-q]', () => {
  expect(decodeListingQuery('byPlane:F').state.tripType).toBe('DW');
  expect(decodeListingQuery('byPlane:F:tripType:NR').state.tripType).toBe('NR');
});

it('reads no more than its bounds allow [url.listing-q] [participants.max]', () => {
  const long = decodeListingQuery(`a:PRG:${'x:y:'.repeat(600)}`);
  expect(long.state.selectedAirports).toEqual(['PRG']);
  expect(long.dropped).toContain('length');
  const crowd = decodeListingQuery(`ctAdult:9${':birthDate:2019-05-04'.repeat(3)}`);
  expect(crowd.state).toMatchObject({ adultsCount: 9, childrenBirthDates: [] });
  expect(crowd.dropped).toEqual(['birthDate']);
  expect(decodeListingQuery('room:5:room:5').state.occupancies).toEqual([{ adults: 5, childBirthDates: [] }]);
});

it.each(['__proto__:x', '~5F_proto__:x', 'brand:~00', 'brand:a~0Ab', 'br~00and:x', 'criteria:~1F', 'page:~00'])('drops %s, which no database and no page could hold [url.listing-q]', (query) => {
  const { state, dropped } = decodeListingQuery(query);
  expect(state).toEqual(defaultSearchState());
  expect(dropped).toEqual([query.split(':')[0]]);
});
