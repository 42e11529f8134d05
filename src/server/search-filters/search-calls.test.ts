import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { components } from '../../../openapi/generated/search.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { TRIP_TYPES, tripTypeSlug, type TripType } from '../../domain/search/trip-types.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnPostgresql, TEST_TODAY } from '../testing/test-database.ts';
import { tripTypesOnSale } from '../search/listing/trip-types-on-sale.ts';
import { buildTestApp, visit, type TestVisitor } from '../testing/test-app.ts';
import { offersRequest, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';

type Filter = components['schemas']['Filter'];
type FilterOption = components['schemas']['FilterOption'];
type FilterSet = components['schemas']['FilterSet'];
type NearestChange = components['schemas']['NearestChange'];

const state = { tripType: 'WS', adultsCount: 2, childrenBirthDates: [] };

function filterOf({ filters }: FilterSet, type: Filter['filterType']): Filter {
  return filters.find(({ filterType }) => filterType === type)!;
}

describeOnPostgresql('the calls of search', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let visitor: TestVisitor;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    app = await buildTestApp(database);
    visitor = visit(app);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const search = (changes: object = {}) => visitor.post('/api/www/search/offers', { ...offersRequest('WS'), ...changes });
  const initial = async (changes: object = {}): Promise<FilterSet> => (await visitor.post('/api/www/listing/gs/initial', { ...state, ...changes })).body;

  describe('filters', () => {
    it('come in eight kinds, for two adults by plane to anywhere [gs.initial] [gs.calls] [gs.filter-types]', async () => {
      const set = await initial();
      expect(set.ignored).toEqual([]);
      expect(set.filters.map(({ filterType }) => filterType)).toEqual(['TYPE', 'AIRPORT', 'REGION', 'DURATION', 'CALENDAR', 'ADULTS', 'CHILDREN', 'OCCUPANCY']);
      expect(filterOf(set, 'TYPE').options.map(({ code, selected, multiroom }) => [code, selected, multiroom])).toEqual([
        ['WS', true, true], ['DW', false, true], ['WO', false, false], ['NR', false, true], ['CZ', false, false],
      ]);
      expect(filterOf(set, 'CALENDAR')).toMatchObject({ selectedFrom: null, selectedTo: null, minDate: '2026-06-16', maxDate: '2027-04-11' });
      expect(filterOf(set, 'ADULTS').selectedCount).toBe(2);
      expect(filterOf(set, 'OCCUPANCY').occupancies).toEqual(TWO_ADULTS);
      expect(filterOf(set, 'AIRPORT').options.find(({ code }) => code === 'PRG')).toMatchObject({ label: expect.stringContaining('Praha'), selected: false, enabled: true });
    });

    it('have no airports by car, whatever came along [trip.by-car]', async () => {
      for (const tripType of ['DW', 'NR']) {
        const set = await initial({ tripType, selectedAirports: ['PRG'] });
        expect(set.filters.map(({ filterType }) => filterType)).not.toContain('AIRPORT');
        expect(filterOf(set, 'REGION').options.some(({ enabled }) => enabled)).toBe(true);
      }
    });

    it('answer themselves when they are sent back, at both paths [gs.update] [gs.calls]', async () => {
      const set = await initial({ selectedAirports: ['PRG'], durationFrom: 7, durationTo: 7, childrenBirthDates: ['2018-05-01'] });
      for (const path of ['/api/www/gs', '/api/services/tui-search/api/gs']) {
        expect(await visitor.post(path, { filters: set.filters })).toMatchObject({ status: 200, body: set });
      }
    });

    it('disable what would find nothing under the rest, and what they leave open finds something [gs.update]', async () => {
      const [from, to] = ['2026-06-20', '2026-06-20'];
      const set = await initial({ selectedAirports: ['PED'], startDate: from, endDate: to });
      const places = filterOf(set, 'REGION').options.flatMap((country) => [country, ...(country.additionalOptions ?? [])]).flatMap((place) => [place, ...(place.additionalOptions ?? [])]);
      expect(new Set(places.map(({ enabled }) => enabled))).toEqual(new Set([true, false]));
      const total = async ({ code }: FilterOption) => (await search({ departuresCodes: ['PED'], destinationsCodes: [code], departureDateFrom: from, departureDateTo: to })).body.pagination.totalResults;
      for (const option of places) expect([option.code, await total(option), option.enabled]).toEqual([option.code, option.count, option.count! > 0]);
    });

    it('name codes that the shop does not know, and go on without them [gs.calls]', async () => {
      const set = await initial({ selectedAirports: ['PRG', 'XXX'], selectedDestinationsCodes: ['ATLANTIS'] });
      expect(set.ignored).toEqual(['XXX', 'ATLANTIS']);
      expect(filterOf(set, 'AIRPORT').options.filter(({ selected }) => selected).map(({ code }) => code)).toEqual(['PRG']);
    });

    it('turn several rooms into the default one where a type has no rooms to choose [trip.collapse-rooms]', async () => {
      const rooms = [...TWO_ADULTS, { adults: 1, childBirthDates: [] }];
      const multiroom = { occupancies: rooms, multiroomEnabled: true, adultsCount: 3 };
      expect(filterOf(await initial(multiroom), 'OCCUPANCY').occupancies).toEqual(rooms);
      expect(filterOf(await initial({ ...multiroom, tripType: 'WO' }), 'OCCUPANCY').occupancies).toEqual(TWO_ADULTS);
    });

    it('take no calendar day that does not exist', async () => {
      const set = await initial();
      const filters = set.filters.map((filter) => (filter.filterType === 'CALENDAR' ? { ...filter, selectedFrom: '2026-02-31', selectedTo: 'soon' } : filter));
      expect(await visitor.post('/api/www/gs', { filters })).toMatchObject({ status: 200, body: { ...set, ignored: ['2026-02-31', 'soon'] } });
    });

    it('carry every field of an option where it means something [gs.filter-types] [gs.tags]', async () => {
      const set = await initial({ occupancies: [...TWO_ADULTS, ...TWO_ADULTS], multiroomEnabled: true });
      expect(filterOf(set, 'TYPE').options.find(({ code }) => code === 'WS')).toEqual({
        code: 'WS', label: expect.any(String), selected: true, enabled: true, multiroom: true, filterTags: ['WS'], searchOffersUrl: '/api/www/search/offers', globalTypes: ['BY_PLANE', 'BYPLANE', 'LINEARFLIGHT'],
      });
      expect(filterOf(set, 'AIRPORT').options.find(({ code }) => code === 'PRG')).toMatchObject({ assignedTags: ['WS', 'WO', 'CZ'], count: expect.any(Number) });
      expect(filterOf(set, 'DURATION').options.map(({ value }) => value)).toContain('7-7');
      expect(filterOf(set, 'OCCUPANCY').options.map(({ code, selected, enabled }) => [code, selected, enabled])).toEqual([['1', false, true], ['2', true, true], ['3', false, true]]);
      expect(filterOf(await initial({ tripType: 'WO' }), 'OCCUPANCY').options.map(({ enabled }) => enabled)).toEqual([true, false, false]);
      const countries = filterOf(set, 'REGION').options;
      const [most] = countries.toSorted((one, other) => other.count! - one.count!);
      expect(most).toMatchObject({ highlighted: true, indeterminate: false });
      expect(countries.filter(({ highlighted }) => highlighted)).toHaveLength(Math.min(3, countries.filter(({ count }) => count! > 0).length));
    });

    it('offer the months on sale, those with something for the rest of the search, and say which are chosen, whole or in part [gs.filter-types] [gs.filter-kinds] [gs.indeterminate]', async () => {
      const months = (set: FilterSet) => filterOf(set, 'CALENDAR').options;
      const ski = await initial({ tripType: 'NR' });
      expect(months(ski).map(({ code }) => code)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
      expect(new Set(months(ski).map(({ enabled }) => enabled))).toEqual(new Set([true, false]));
      for (const { code, value, enabled } of months(ski)) {
        const [departureDateFrom, departureDateTo] = value!.split('#');
        const { body } = await visitor.post('/api/www/search/offers', { ...offersRequest('NR'), departureDateFrom, departureDateTo });
        expect([code, body.pagination.totalResults > 0]).toEqual([code, enabled]);
      }
      const marked = (set: FilterSet) => months(set).flatMap(({ code, selected, indeterminate }) => (selected ? [`${code} chosen`] : indeterminate ? [`${code} half`] : []));
      expect(marked(ski)).toEqual([]);
      expect(marked(await initial({ startDate: '2026-07-01', endDate: '2026-08-31' }))).toEqual(['2026-07 chosen', '2026-08 chosen']);
      expect(marked(await initial({ startDate: '2026-07-20', endDate: '2026-08-31' }))).toEqual(['2026-07 half', '2026-08 half']);
      expect(marked(await initial({ startDate: '2027-03-05' }))).toEqual(['2027-03 half', '2027-04 half']);
      const july = async (locale: string) => months((await visitor.post(`/api/www/listing/gs/initial?locale=${locale}`, state)).body)[1]!.label;
      expect(await Promise.all(['cs', 'pl', 'ro', 'uk', 'hu'].map(july))).toEqual(['červenec 2026', 'lipiec 2026', 'iulie 2026', 'липень 2026', '2026. július']);
    });

    it.each(TRIP_TYPES)('tag every place and airport with the kinds of trip that are sold there, the chosen one among them: %s [gs.tags]', async (tripType) => {
      const set = await initial({ tripType });
      const tagged = [...(set.filters.find(({ filterType }) => filterType === 'AIRPORT')?.options ?? []), ...filterOf(set, 'REGION').options.flatMap((country) => [country, ...(country.additionalOptions ?? [])])];
      expect(tagged.length).toBeGreaterThan(0);
      for (const { code, assignedTags } of tagged) expect([code, assignedTags]).toEqual([code, expect.arrayContaining([tripType])]);
      const sold = new Set((await database.kysely.selectFrom('hotel').select(['trip_type', 'country_code']).execute()).map(({ trip_type, country_code }) => `${country_code} ${trip_type}`));
      for (const { code, assignedTags } of filterOf(set, 'REGION').options) expect(assignedTags).toEqual(TRIP_TYPES.filter((type) => sold.has(`${code} ${type}`)));
    });

    it.each([
      ['fewer nights at most than at least', { durationFrom: 14, durationTo: 7 }, '/body/durationTo'],
      ['dates that end before they begin', { startDate: '2026-08-02', endDate: '2026-08-01' }, '/body/endDate'],
      ['a window of three years', { startDate: '2026-07-01', endDate: '2029-07-01' }, '/body/endDate'],
      ['minus one adult', { adultsCount: -1 }, '/body/adultsCount'],
      ['a hundred children', { childrenBirthDates: Array<string>(100).fill('2018-05-01') }, '/body/childrenBirthDates'],
    ])('of a search state are refused for %s, which the answer names [gs.calls]', async (_, wrong, pointer) => {
      expect(await visitor.post('/api/www/listing/gs/initial', { ...state, ...wrong })).toMatchObject({ status: 400, body: { code: 'invalid-request', errors: [{ pointer }] } });
    });

    it.each([
      ['fewer nights at most than at least', 'DURATION', { selectedFrom: '14', selectedTo: '7' }, 'selectedTo'],
      ['dates that end before they begin', 'CALENDAR', { selectedFrom: '2026-08-02', selectedTo: '2026-08-01' }, 'selectedTo'],
      ['a window of three years', 'CALENDAR', { selectedFrom: '2026-07-01', selectedTo: '2029-07-01' }, 'selectedTo'],
      ['no adult', 'ADULTS', { selectedCount: 0 }, 'selectedCount'],
      ['twenty adults', 'ADULTS', { selectedCount: 20 }, 'selectedCount'],
      ['minus one child', 'CHILDREN', { selectedCount: -1 }, 'selectedCount'],
      ['twenty children', 'CHILDREN', { birthDates: Array<string>(20).fill('2018-05-01') }, 'birthDates'],
      ['a hundred children', 'CHILDREN', { birthDates: Array<string>(100).fill('2018-05-01') }, 'birthDates'],
    ])('that are sent back are refused for %s, which the answer names [gs.calls]', async (_, type, wrong, field) => {
      const filters = (await initial()).filters.filter(({ filterType }) => filterType !== 'OCCUPANCY').map((filter) => (filter.filterType === type ? { ...filter, ...wrong } : filter));
      const pointer = `/body/filters/${filters.findIndex(({ filterType }) => filterType === type)}/${field}`;
      for (const path of ['/api/www/gs', '/api/services/tui-search/api/gs']) expect(await visitor.post(path, { filters })).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
    });

    it('leave out a kind of trip and a length that are none, and name them [gs.calls]', async () => {
      const set = await initial();
      const filters = set.filters.map((filter) => {
        if (filter.filterType === 'TYPE') return { ...filter, options: [{ code: 'SUBMARINE', label: '', selected: true, enabled: true }, ...filter.options] };
        return filter.filterType === 'DURATION' ? { ...filter, selectedFrom: 'long', selectedTo: 'longer' } : filter;
      });
      expect((await visitor.post('/api/www/gs', { filters })).body).toEqual({ ...set, ignored: ['SUBMARINE', 'long', 'longer'] });
    });

    it('disable a kind of trip of which nothing is on sale [gs.filter-types]', async () => {
      await database.kysely.transaction().execute(async (tx) => {
        await tx.deleteFrom('offer_cell').where('trip_type', '=', 'CZ').execute();
        const onSale = await tripTypesOnSale(tx, { today: TEST_TODAY });
        expect([...onSale.anywhere].sort()).toEqual(['DW', 'NR', 'WO', 'WS']);
        expect(onSale.airports.get('PRG')).toEqual(['WS', 'WO']);
        throw new RangeError('taken back');
      }).catch((error: unknown) => expect(error).toEqual(new RangeError('taken back')));
      expect(filterOf(await initial(), 'TYPE').options.every(({ enabled }) => enabled)).toBe(true);
    });
  });

  describe('offers', () => {
    it('are a page of ten hotels, cheapest first, with where they are [listing.response] [listing.defaults]', async () => {
      const { status, body } = await search();
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['offers', 'destinations', 'pagination', 'ignored']);
      expect(body.pagination).toEqual({ totalResults: body.pagination.totalResults, pagesCount: Math.ceil(body.pagination.totalResults / 10), page: 0, pageSize: 10, sorting: 'price' });
      const totals = body.offers.map(({ totalPrice }: { totalPrice: number }) => totalPrice);
      expect(totals).toHaveLength(10);
      expect(totals).toEqual(totals.toSorted((one: number, other: number) => one - other));
      const next = await search({ metaData: { page: 1, pageSize: 10, sorting: 'price' } });
      const codes = [...body.offers, ...next.body.offers].map(({ hotelCode }: { hotelCode: string }) => hotelCode);
      expect(new Set(codes).size).toBe(codes.length);
    });

    it('are those that were asked for, and the count is theirs [listing.request] [search.offer-count]', async () => {
      const request = { departuresCodes: ['PRG'], departureDateFrom: '2026-07-01', departureDateTo: '2026-07-31', durationFrom: 7, durationTo: 9, numberOfAdults: 2, childrenBirthdays: ['2016-02-03'] };
      const { body } = await search(request);
      expect(body.offers.length).toBeGreaterThan(0);
      for (const offer of body.offers) {
        expect(offer).toMatchObject({ tripType: 'WS', airportCode: 'PRG', departureDate: expect.stringMatching(/^2026-07-/), occupancies: [{ adultsCount: 2, childrenBirthDates: ['2016-02-03'], participantsCount: 3 }] });
        expect([7, 8, 9]).toContain(offer.duration);
      }
      const count = await visitor.post('/api/www/search/offers/count', { ...offersRequest('WS'), ...request });
      expect(count).toMatchObject({ status: 200, body: body.pagination.totalResults });
    });

    it.each(TRIP_TYPES)('are sold for every kind of trip by its own type: %s [trip.offer-types]', async (tripType) => {
      const offer = await someOffer(visitor, tripType);
      expect(offer.tripType).toBe(tripType);
      expect(offer.airportCode === 'CAR').toBe(tripType === 'DW' || tripType === 'NR');
    });

    it('of charter flights have an address of their own [listing.charter]', async () => {
      const { body } = await visitor.post('/api/www/search/offers/charter', offersRequest('WS'));
      expect(new Set(body.offers.map(({ tripType }: { tripType: string }) => tripType))).toEqual(new Set(['CZ']));
    });

    it('are priced room by room when rooms are sent [listing.multiroom-occupancies]', async () => {
      const { body } = await search({ occupancies: [...TWO_ADULTS, { adults: 1, childBirthDates: [] }], numberOfAdults: 3 });
      expect(body.offers[0].occupancies.map(({ adultsCount }: { adultsCount: number }) => adultsCount)).toEqual([2, 1]);
      expect(body.offers[0]._embedded.rooms).toHaveLength(2);
    });

    it('name what of the request they could not use [listing.request]', async () => {
      const filters = [{ filterId: 'stars', selectedValues: ['4', '9'] }, { filterId: 'colour', selectedValues: ['red'] }, { filterId: 'priceRange', selectedValues: ['9#1'] }];
      const { body } = await search({ departuresCodes: ['XXX'], filters });
      expect(body.ignored).toEqual(['XXX', 'stars:9', 'colour:red', 'priceRange:9#1']);
      expect(new Set(body.offers.map(({ stars }: { stars: number }) => stars))).toEqual(new Set([4]));
    });

    it('are those of the days around a chosen one, which the filters keep as it is [date.draft] [gs.update]', async () => {
      const state = { tripType: 'WS', adultsCount: 2, childrenBirthDates: [], startDate: '2026-07-15', endDate: '2026-07-15', flexibleDays: 3 };
      const set = (await visitor.post('/api/www/listing/gs/initial', state)).body as FilterSet;
      expect(filterOf(set, 'CALENDAR')).toMatchObject({ selectedFrom: '2026-07-15', selectedTo: '2026-07-15', flexibleDays: 3 });
      expect((await visitor.post('/api/www/gs', { filters: set.filters })).body).toEqual(set);
      const airports = (from: FilterSet) => filterOf(from, 'AIRPORT').options.map(({ code, count }) => [code, count]);
      expect(airports(set)).toEqual(airports((await visitor.post('/api/www/listing/gs/initial', { ...state, startDate: '2026-07-12', endDate: '2026-07-18', flexibleDays: 0 })).body));
      expect(await visitor.post('/api/www/listing/gs/initial', { ...state, flexibleDays: 2 })).toMatchObject({ status: 400 });
    });

    it('have facets whose counts come true [listing.facets]', async () => {
      const { body } = await visitor.post('/api/www/listing/filters', offersRequest('WS'));
      expect(body.facets.map(({ filterId }: { filterId: string }) => filterId)).toEqual(['priceRange', 'stars', 'hotelType', 'boards', 'rating', 'beachDistance', 'facilities']);
      for (const facet of body.facets.slice(1)) {
        const [option] = facet.options;
        const found = await search({ filters: [{ filterId: facet.filterId, selectedValues: [option.value] }] });
        expect([facet.filterId, option.value, found.body.pagination.totalResults]).toEqual([facet.filterId, option.value, option.count]);
      }
      const [prices] = body.facets;
      const cheapest = await search();
      expect(prices.from).toBe(cheapest.body.offers[0].totalPrice / 100);
    });

    it('can be of any of some types of hotel and within a distance of the beach, where there is one [listing.facets]', async () => {
      const filtersOf = async (tripType: TripType, filters: object[] = []) => (await visitor.post('/api/www/listing/filters', { ...offersRequest(tripType), filters })).body.facets;
      const optionsOf = (facets: { filterId: string; options: { value: string; count: number }[] }[], id: string) => Object.fromEntries(facets.find(({ filterId }) => filterId === id)!.options.map(({ value, count }) => [value, count]));
      const types = [{ filterId: 'hotelType', selectedValues: ['apartments'] }];
      const [all, apartments] = [await filtersOf('DW'), await filtersOf('DW', types)];
      expect(optionsOf(apartments, 'hotelType')).toEqual(optionsOf(all, 'hotelType'));
      expect(Object.values(optionsOf(apartments, 'stars')).reduce((sum, count) => sum + count, 0)).toBe(optionsOf(all, 'hotelType').apartments);

      const beaches = Object.values(optionsOf(await filtersOf('WS'), 'beachDistance'));
      expect(beaches).toEqual(beaches.toSorted((one, other) => one - other));
      const near = await filtersOf('WS', [{ filterId: 'beachDistance', selectedValues: ['100', '300'] }]);
      expect(Object.values(optionsOf(near, 'beachDistance'))).toEqual(beaches);
      expect(Object.values(optionsOf(near, 'stars')).reduce((sum, count) => sum + count, 0)).toBe(optionsOf(near, 'beachDistance')['300']);
      expect(optionsOf(await filtersOf('NR'), 'beachDistance')).toEqual({});
    });
  });

  describe('the nearest changes of a search', () => {
    const changesOf = async (search: object): Promise<NearestChange[]> => (await visitor.post('/api/www/search/nearest-changes', { ...state, ...search })).body.changes;
    const countOf = async (changed: object): Promise<number> =>
      (await visitor.post('/api/www/search/offers/count', offersRequestOf({ ...defaultSearchState(), ...changed }, { today: TEST_TODAY }))).body;

    it('say exactly how many hotels each would find [gs.submit] [listing.empty]', async () => {
      const search = { selectedDestinationsCodes: ['GR-KRETA'], durationFrom: 20, durationTo: 21, selectedFilterValues: { stars: ['1'] } };
      const changes = await changesOf(search);
      expect(changes.map(({ kind }) => kind)).toEqual(['everything']);
      const narrow = await changesOf({ durationFrom: 28, durationTo: 28, selectedDestinationsCodes: ['GR'] });
      expect(narrow.map(({ kind }) => kind)).toEqual(['anyNights']);
      for (const { count, searchState } of [...changes, ...narrow]) expect(count).toBe(await countOf(searchState));
    });

    it('lead from a resort without departures from an airport to the region around it', async () => {
      const countries = filterOf(await initial({ selectedAirports: ['BRQ'] }), 'REGION').options;
      const regions = countries.flatMap(({ additionalOptions = [] }) => additionalOptions).filter(({ enabled }) => enabled);
      const region = regions.find(({ additionalOptions = [] }) => additionalOptions.some(({ enabled }) => !enabled))!;
      const resort = region.additionalOptions!.find(({ enabled }) => !enabled)!;
      const changes = await changesOf({ selectedAirports: ['BRQ'], selectedDestinationsCodes: [resort.code] });
      expect(changes.map(({ kind, places }) => [kind, ...places.map(({ code, name }) => [code, name])])).toEqual([['anyAirport'], ['surroundings', [region.code, region.label]]]);
      for (const { count, searchState } of changes) expect(count).toBe(await countOf(searchState));
    });

    it('are none where nothing is asked for, and refuse a stay that cannot be', async () => {
      expect(await changesOf({})).toEqual([]);
      expect((await visitor.post('/api/www/search/nearest-changes', { ...state, durationFrom: 9, durationTo: 3, selectedAirports: ['PRG'] })).status).toBe(400);
      expect((await visitor.post('/api/www/search/nearest-changes', { tripType: 'XX' })).status).toBe(400);
    });
  });

  describe('a hotel', () => {
    it('has a matrix that holds its offers: airport, day, length and price [config.matrix]', async () => {
      const offer = await someOffer(visitor, 'WS');
      const { status, body } = await visitor.post('/api/www/hotelCard/configurators/filters', { hotelCode: offer.hotelCode, tripType: 'WS', occupancies: TWO_ADULTS });
      expect(status).toBe(200);
      expect(body).toMatchObject({ currency: 'Kč', byPlane: true });
      expect(body.airports.map(({ code }: { code: string }) => code)).toContain(offer.airportCode);
      expect(body.boardTypes.map(({ code }: { code: string }) => code)).toContain(offer.boardCode);
      expect(body.durations).toContain(offer.duration);
      expect(body.datesByAirports[offer.airportCode]).toContain(offer.departureDate);
      expect(body.airportsByDurations[offer.duration]).toContain(offer.airportCode);
      expect(body.durationsByDates[offer.departureDate]).toContainEqual({ duration: offer.duration, price: offer.totalPrice, airportCode: offer.airportCode });
    });

    it('sells each day of its calendar at the price that it shows [config.matrix]', async () => {
      const offer = await someOffer(visitor, 'DW');
      const { body } = await visitor.post('/api/www/hotelCard/configurators/dates', { hotelCode: offer.hotelCode, airportCode: 'CAR', duration: offer.duration, boardCode: offer.boardCode, occupancies: TWO_ADULTS });
      expect(body.dates.length).toBeGreaterThan(0);
      for (const day of body.dates.slice(0, 3)) {
        const answer = await visitor.post('/api/www/hotelCard/offer', { offerCode: day.offerCode, occupancies: TWO_ADULTS });
        expect(answer.body).toMatchObject({ status: 'available', offer: { departureDate: day.date, totalPrice: day.totalPrice } });
      }
    });

    it('offers its rooms, the one of the offer at its price', async () => {
      const offer = await someOffer(visitor, 'WS');
      const { body } = await visitor.post('/api/www/hotelCard/configurators/rooms', { offerCode: offer.offerCode, occupancies: TWO_ADULTS });
      expect(body.rooms).toContainEqual(expect.objectContaining({ offerCode: offer.offerCode, totalPrice: offer.totalPrice, fits: true }));
    });

    it('says what keeps a party from buying an offer as it was chosen, field by field and in every language [hotel.calls] [participants.max] [participants.child-age]', async () => {
      const { offerCode, totalPrice } = await someOffer(visitor, 'WS');
      const validate = async (changes: object = {}, locale = 'cs') => (await visitor.post(`/api/www/hotelCard/validations?locale=${locale}`, { offerCode, occupancies: TWO_ADULTS, ...changes })).body;
      const named = ({ problems }: { problems: { code: string; pointer: string }[] }) => problems.map(({ code, pointer }) => `${code} ${pointer}`);
      expect(await validate({ totalPrice })).toEqual({ valid: true, totalPrice, problems: [] });
      expect(await validate({ totalPrice: totalPrice - 100 })).toMatchObject({ valid: false, totalPrice, problems: [{ code: 'price-changed', pointer: '/totalPrice' }] });
      expect(named(await validate({ offerCode: offerCode.replace(/_\d{8}_/, '_20260610_') }))).toEqual(['departed /offerCode']);
      expect(named(await validate({ offerCode: offerCode.replace(/_\d\d_/, '_60_') }))).toEqual(['not-sold /offerCode']);
      const unborn = [{ adults: 1, childBirthDates: ['2026-06-16', '2018-05-01', '2000-01-01'] }];
      expect(named(await validate({ occupancies: unborn })).slice(0, 2)).toEqual(['child-unborn /occupancies/0/childBirthDates/0', 'child-grown-up /occupancies/0/childBirthDates/2']);
      const crowd = await validate({ occupancies: [{ adults: 9, childBirthDates: ['2018-05-01'] }] });
      expect(named(crowd)).toEqual(['too-many-participants /occupancies', 'party-too-large /occupancies']);
      expect(crowd).toMatchObject({ valid: false, totalPrice: null });
      const messages = await Promise.all(['cs', 'pl', 'ro', 'uk', 'hu'].map(async (locale) => (await validate({ totalPrice: totalPrice - 100 }, locale)).problems[0].message.split(':')[0]));
      expect(messages).toEqual(['Cena se změnila', 'Cena się zmieniła', 'Prețul s-a schimbat', 'Ціна змінилася', expect.stringMatching(/^Az ár megváltozott/)]);
      expect((await visitor.post('/api/www/hotelCard/validations', { offerCode: 'NOPE1_PRG_20260712_07_AI_DR2', occupancies: TWO_ADULTS })).status).toBe(404);
    });

    it('leads from an offer that has departed to its nearest ones, and is 404 when it is none', async () => {
      const offer = await someOffer(visitor, 'WS');
      const departed = offer.offerCode.replace(/_\d{8}_/, '_20260610_');
      const { body } = await visitor.post('/api/www/hotelCard/offer', { offerCode: departed, occupancies: TWO_ADULTS });
      expect(body).toMatchObject({ status: 'gone', reason: 'departed' });
      expect(body.nearest.length).toBeGreaterThan(0);
      expect((await visitor.get(`/api/www/hotelCard/hotels/${offer.hotelCode}?locale=ro`)).body).toMatchObject({ details: { code: offer.hotelCode, name: offer.hotelName }, hotelUrl: offer.hotelPath });
      expect((await visitor.get('/api/www/hotelCard/hotels/NOPE1')).status).toBe(404);
      expect((await visitor.post('/api/www/hotelCard/offer', { offerCode: 'NOPE1_PRG_20260712_07_AI_DR2', occupancies: TWO_ADULTS })).status).toBe(404);
    });
  });

  it('read the names in a listing address as places and a kind of trip, or find no page [search.seo-names] [cms.inactive-page]', async () => {
    const offer = await someOffer(visitor, 'WS');
    const { country, region, resort } = offer.destination;
    const names = `direction=${country.slug}&region=${region.slug}`;
    const { body } = await visitor.get(`/api/www/search-criteria/find-by-seo-names?criteria=nabidky-letecky&${names}&resort=${resort.slug}`);
    expect(body.searchState).toMatchObject({ tripType: 'WS', selectedDestinationsCodes: [resort.code], adultsCount: 2 });
    expect(body.offerPageData.title).toContain(resort.name);
    expect(body.offerPageData.breadcrumbs.at(-1)).toEqual({ label: resort.name, url: `/dovolena/${country.slug}/${region.slug}/${resort.slug}/nabidky-letecky` });
    const flights = await visitor.get(`/api/www/search-criteria/direction-flights?city=praha&${names}`);
    expect(flights.body.searchState).toMatchObject({ selectedAirports: ['PRG'], selectedDestinationsCodes: [region.code] });
    for (const wrong of ['find-by-seo-names?criteria=nabidky-letecky&direction=atlantida', 'find-by-seo-names?criteria=nabidky-lodi', `find-by-seo-names?criteria=nabidky-letecky&direction=${region.slug}`, 'direction-flights?city=atlantis&direction=recko']) {
      expect([wrong, await visitor.get(`/api/www/search-criteria/${wrong}`)]).toMatchObject([wrong, { status: 404, body: { title: 'Page not found' } }]);
    }
  });

  describe('what a listing says of its place', () => {
    const meaningOf = async (query: string, call = 'find-by-seo-names') => (await visitor.get(`/api/www/search-criteria/${call}?${query}`)).body;
    const textOf = ({ seoText }: { seoText: string }) => seoText.replaceAll('\u00a0', ' ');

    it.each(TRIP_TYPES)('is what is on sale there to two adults, of a country, its region, its resort and, without a picture, anywhere: %s [search.seo-names]', async (tripType) => {
      const { country, region, resort } = (await someOffer(visitor, tripType)).destination;
      const criteria = `criteria=nabidky-${tripTypeSlug(tripType)}`;
      for (const [names, code] of [
        ['', undefined], [`&direction=${country.slug}`, country.code], [`&direction=${country.slug}&region=${region.slug}`, region.code],
        [`&direction=${country.slug}&region=${region.slug}&resort=${resort.slug}`, resort.code],
      ] as const) {
        const meaning = await meaningOf(criteria + names);
        const ofPlace = { destinationsCodes: code === undefined ? [] : [code], tripType };
        const { offers: [cheapest], pagination } = (await search({ ...offersRequest(tripType), ...ofPlace, metaData: { page: 0, pageSize: 1, sorting: 'price' } })).body;
        const { offers: [best] } = (await search({ ...offersRequest(tripType), ...ofPlace, metaData: { page: 0, pageSize: 1, sorting: 'hotelRating' } })).body;
        expect(meaning.offerPageData.banner).toEqual(code === undefined ? null : best.picture);
        expect(best.picture.alt).not.toBe('');
        expect(textOf(meaning)).toMatch(new RegExp(`^<p>V nabídce „${meaning.offerPageData.title}“ (?:je|jsou) ${pagination.totalResults} `));
        expect(textOf(meaning)).toContain(`: dva dospělí zaplatí celkem od ${formatMoney(cheapest.totalPrice, 'CZK').replaceAll('\u00a0', ' ')}.</p>`);
        expect(textOf(meaning)).toContain(` ${cheapest.departureDate.slice(0, 4)}: `);
      }
    });

    it('is in the language of the request, its airports only those that one can leave from [search.seo-names]', async () => {
      const { country } = (await someOffer(visitor, 'WS')).destination;
      const airports = filterOf(await initial({ selectedDestinationsCodes: [country.code] }), 'AIRPORT').options.filter(({ enabled }) => enabled);
      const czech = await meaningOf(`criteria=nabidky-letecky&direction=${country.slug}`);
      const hungarian = await meaningOf(`criteria=nabidky-letecky&direction=${country.slug}&locale=hu`);
      expect(/let(?:iště|išť:) ([^.]+)\./.exec(czech.seoText)![1]!.split(', ').toSorted()).toEqual(airports.map(({ label }) => label).toSorted());
      expect(hungarian.seoText).toContain('A legolcsóbb hónap 20');
      expect(hungarian.offerPageData.banner.src).toBe(czech.offerPageData.banner.src);
      expect(hungarian.offerPageData.banner.alt).not.toBe(czech.offerPageData.banner.alt);
    });

    it('counts only what leaves from the city of a flights listing [search.seo-names]', async () => {
      const { country } = (await someOffer(visitor, 'WS')).destination;
      const meaning = await meaningOf(`city=praha&direction=${country.slug}`, 'direction-flights');
      const { pagination } = (await search({ destinationsCodes: [country.code], departuresCodes: ['PRG'] })).body;
      expect(textOf(meaning)).toMatch(new RegExp(`(?:je|jsou) ${pagination.totalResults} hotel[^.]*\\. Odlétá se z letiště Praha\\.`));
      expect(meaning.offerPageData.banner).not.toBeNull();
    });

    it('is found once at each version of the prices, and again after it has failed [search.seo-names]', async () => {
      const { resort, region, country } = (await someOffer(visitor, 'WS')).destination;
      const names = `criteria=nabidky-letecky&direction=${country.slug}&region=${region.slug}&resort=${resort.slug}&locale=uk`;
      const find = vi.spyOn(app.shop.search, 'findOffers');
      const version = vi.spyOn(app.shop.search, 'version');
      onTestFinished(() => {
        find.mockRestore();
        version.mockRestore();
      });
      const first = await meaningOf(names);
      const calls = find.mock.calls.length;
      expect(calls).toBeGreaterThan(0);
      expect(await meaningOf(names)).toEqual(first);
      expect(find).toHaveBeenCalledTimes(calls);
      version.mockResolvedValue(1_000_000);
      find.mockRejectedValueOnce(new Error('no prices'));
      expect(await meaningOf(names)).toEqual({ ...first, offerPageData: { ...first.offerPageData, banner: null }, seoText: '' });
      expect(await meaningOf(names)).toEqual(first);
      expect(find).toHaveBeenCalledTimes(3 * calls);
    });

    it('is nothing where nothing is on sale [search.seo-names]', async () => {
      const { country } = (await someOffer(visitor, 'NR')).destination;
      expect(await meaningOf(`criteria=nabidky-charter&direction=${country.slug}`)).toMatchObject({ offerPageData: { banner: null }, seoText: '' });
    });
  });

  it.each(['top-hotels', 'last-minute'])('fill a block of the home page: %s', async (block) => {
    const { status, body } = await visitor.get(`/api/www/home/${block}?locale=pl`);
    expect(status).toBe(200);
    expect(body.offers.length).toBeGreaterThan(0);
  });
});
