import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchState } from '../../domain/search/search-state.ts';
import type { PageRenderer } from '../../app/render/entry-server.tsx';
import { addDays } from '../../domain/dates/iso-date.ts';
import { audienceOf } from '../../domain/routes/page-audience.ts';
import type { PageResponse } from '../../app/render/page-request.ts';
import type { PageState } from '../../routes/page-state.ts';
import type { ChartersData } from '../../routes/pages/charters.page.ts';
import type { ChartersLandingData } from '../../routes/pages/charters-landing.page.ts';
import type { ExcursionSearchData } from '../../routes/pages/excursions.page.ts';
import type { DirectionData } from '../../routes/pages/direction.page.ts';
import type { DirectionsData } from '../../routes/pages/directions.page.ts';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import type { LowestPricesData } from '../../routes/pages/lowest-prices.page.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase, TEST_TODAY } from '../testing/test-database.ts';
import { testRenderer } from './testing/test-renderer.ts';
import { buildTestApp, testClock } from '../testing/test-app.ts';

const ORIGIN = 'http://shop.test';

let database: Database;
let app: FastifyInstance;
let render: PageRenderer;
let reported: Error[];
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  const clock = testClock();
  app = await buildTestApp(database, { clock });
  reported = [];
  render = testRenderer(app, { now: clock, report: (problem) => void reported.push(problem) });
});
afterAll(async () => {
  expect(reported).toEqual([]);
  await app.close();
  await database.close();
});

const open = (url: string) => render({ url, origin: ORIGIN, cookie: '', audience: audienceOf({ cookies: {}, userAgent: '', now: Date.now() }) });
const stateOf = ({ body }: PageResponse) => JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/.exec(body)![1]!) as PageState;
const canonicalOf = ({ body }: PageResponse) => /rel="canonical" href="http:\/\/shop\.test([^"]*)"/.exec(body)?.[1];
const isIndexed = ({ body }: PageResponse) => !body.includes('content="noindex"');
const headingOf = ({ body }: PageResponse) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

const inputOf = ({ body }: PageResponse, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0];

describe('the search for charter flights', () => {
  const dataOf = async (url: string) => stateOf(await open(url)).data as ChartersData;

  it('stands at four addresses, two of them the same page in other words [page.charters]', async () => {
    const pages = await Promise.all(['/vyhledavac-letu', '/wyszukiwarka-lotow', '/pokrocily-vyhledavac-letu', '/pl/zaawansowana-wyszukiwarka-lotow'].map(open));
    expect(pages.map((page) => [page.status, headingOf(page), canonicalOf(page), isIndexed(page)])).toEqual([
      [200, 'Vyhledávač letů', '/vyhledavac-letu', true],
      [200, 'Vyhledávač letů', '/vyhledavac-letu', true],
      [200, 'Podrobný vyhledávač letů', '/pokrocily-vyhledavac-letu', true],
      [200, 'Zaawansowana wyszukiwarka lotów', '/pl/pokrocily-vyhledavac-letu', true],
    ]);
    expect(pages.map((page) => stateOf(page).context.pageType)).toEqual(Array.from({ length: 4 }, () => 'charters'));
  });

  it('answers with the flights that were asked for [page.charters] [listing.charter]', async () => {
    const all = await dataOf('/vyhledavac-letu');
    expect(all.total).toBeGreaterThan(1);
    const [chosen] = all.flights;
    const code = chosen!.destination.region.code;
    const { flights, search } = await dataOf(`/pokrocily-vyhledavac-letu?kam=${code}&dospeli=3&razeni=priceDESC`);
    expect(search).toMatchObject({ tripType: 'CZ', adultsCount: 3, selectedDestinationsCodes: [code], sortCode: 'priceDESC' });
    expect(flights.map(({ destination }) => destination.region.code)).toEqual(flights.map(() => code));
    expect(flights[0]!.totalPrice).toBe(flights[0]!.discountPrice * 3);
    expect(isIndexed(await open(`/vyhledavac-letu?kam=${code}`))).toBe(false);
  });

  it('drops what it cannot read and names it, and says so of codes that it does not know [page.charters]', async () => {
    const { dropped, ignored, flights } = await dataOf('/pokrocily-vyhledavac-letu?od=nikdy&dospeli=nikdo&kam=XX&odkud=QQQ&cena=zadarmo');
    expect(dropped).toEqual(['startDate', 'ctAdult', 'priceRange']);
    expect(ignored.toSorted()).toEqual(['QQQ', 'XX']);
    expect(flights.length).toBeGreaterThan(0);
    const typed = await open('/pokrocily-vyhledavac-letu?deti=31.2.2020');
    expect([stateOf(typed).data, inputOf(typed, 'deti')]).toMatchObject([{ dropped: [], wrongChildren: '31.2.2020' }, expect.stringMatching(/aria-invalid="true".*value="31\.2\.2020"/)]);
    expect((await open('/vyhledavac-letu?strana=900')).status).toBe(200);
  });

  it('says at its field that a child will be grown, or that the last day is before the first, and keeps what was written [page.charters] [participants.child-age]', async () => {
    const [from, to] = [addDays(TEST_TODAY, 40), addDays(TEST_TODAY, 20)];
    const grown = await open('/pokrocily-vyhledavac-letu?deti=01.01.1990');
    expect(stateOf(grown).data).toMatchObject({ dropped: [], wrongChildren: '01.01.1990', search: { childrenBirthDates: [] } });
    const reversed = await open(`/vyhledavac-letu?od=${from}&do=${to}`);
    expect(stateOf(reversed).data).toMatchObject({ dropped: [], reversedEnd: to, search: { startDate: from, endDate: null } });
    expect(inputOf(reversed, 'do')).toMatch(new RegExp(`aria-invalid="true".*value="${to}"`));
  });

  it.each([
    ['/pokrocily-vyhledavac-letu', 'deti'], ['/vyhledavac-letu', 'dospeli'], ['/nejnizsi-ceny', 'dospeli'],
  ])('at %s says at its field %s how many travel on one booking, and where to call with more [participants.max]', async (path, field) => {
    const [most, more] = await Promise.all(['1.1.2020', '1.1.2020,2.1.2020'].map((children) => open(`${path}?dospeli=8&deti=${children}`)));
    const errorOf = ({ body }: PageResponse) => new RegExp(`id="${field}-error".*?<span>(.*?)</span>`).exec(body)?.[1];
    expect([errorOf(most!), stateOf(most!).data]).toMatchObject([undefined, { dropped: [], isPartyTooLarge: false, search: { childrenBirthDates: ['2020-01-01'] } }]);
    expect([errorOf(more!), stateOf(more!).data]).toMatchObject([
      'Při objednávce online může cestovat nejvýše 9 osob. Pokud vás pojede více než 9, obraťte se prosím na náš zákaznický servis: +420\u00A0255\u00A0700\u00A0700',
      { dropped: [], isPartyTooLarge: true, search: { adultsCount: 8, childrenBirthDates: ['2020-01-01'] } },
    ]);
    if (field === 'deti') expect(inputOf(more!, 'deti')).toMatch(/aria-invalid="true".*value="1\.1\.2020,2\.1\.2020"/);
  });

  it('at /vyhledavac-letu says the same of more adults than that [participants.max]', async () => {
    const { dropped, isPartyTooLarge } = await dataOf('/vyhledavac-letu?dospeli=10');
    expect([dropped, isPartyTooLarge]).toEqual([[], true]);
    expect(await dataOf('/vyhledavac-letu?dospeli=9')).toMatchObject({ dropped: [], isPartyTooLarge: false, search: { adultsCount: 9 } });
  });

  it('is led to from its internal identifier, which is nothing for other words [page.internal-ids]', async () => {
    expect(await open('/charters/vyhledavac-letu?kam=GR')).toMatchObject({ status: 301, location: '/vyhledavac-letu?kam=GR' });
    expect((await open('/charters/neznamy')).status).toBe(404);
    expect((await open('/charters/charters/x')).status).toBe(404);
  });
});

describe('the search for activities', () => {
  const dataOf = (page: PageResponse) => stateOf(page).data as ExcursionSearchData;

  it('says at its field that the last day is before the first, and of the rest what it left out [excursion.search]', async () => {
    const [from, to] = [addDays(TEST_TODAY, 40), addDays(TEST_TODAY, 20)];
    const reversed = await open(`/vylety/hledani?from=${from}&to=${to}`);
    expect(dataOf(reversed)).toMatchObject({ dropped: [], reversedTo: to, search: { from } });
    expect(inputOf(reversed, 'to')).toMatch(new RegExp(`aria-invalid="true".*value="${to}"`));
    const broken = await open(`/vylety/hledani?from=nikdy&to=${to}&people=301&sort=x`);
    expect(dataOf(broken)).toMatchObject({ dropped: ['startDate', 'ctAdult', 'sort'], reversedTo: null, search: { from: TEST_TODAY, to } });
    const { list: { activities: [activity] } } = dataOf(broken);
    const crowd = await open(`${activity!.url}?people=300`);
    expect([dataOf(crowd), /id="people-adult"[^>]*>(\d+)/.exec(crowd.body)?.[1]]).toMatchObject([{ dropped: ['ctAdult'] }, '2']);
    for (const said of ['Části adresy jsme nerozuměli', '<nav aria-label="Kde se nacházíte"']) expect(crowd.body).toContain(said);
  });
});

describe('directions', () => {
  it('name every country with its regions, their hotels and lowest prices [page.directions]', async () => {
    const page = await open('/dovolena');
    expect([page.status, headingOf(page), canonicalOf(page), isIndexed(page)]).toEqual([200, 'Kam na dovolenou', '/dovolena', true]);
    const { groups } = stateOf(page).data as DirectionsData;
    const greece = groups.find(({ tripType }) => tripType === 'WS')!.countries.find(({ name }) => name === 'Řecko')!;
    expect(greece).toMatchObject({ path: '/directions/letecky/recko', picture: { src: expect.stringContaining('/images/') } });
    expect(greece.count).toBe(greece.regions.reduce((sum, { count }) => sum + count, 0));
    expect(greece.fromPrice).toBe(Math.min(...greece.regions.map(({ fromPrice }) => fromPrice!)));
  });

  it('of a country lead to its regions, airports and listing [page.directions]', async () => {
    const page = await open('/directions/letecky/recko');
    const data = stateOf(page).data as DirectionData;
    expect(data).toMatchObject({ title: 'Řecko letecky', placesAre: 'regions', listingPath: '/dovolena/recko/nabidky-letecky' });
    expect(data.places.map(({ path }) => path)).toContain('/directions/letecky/recko/kreta');
    expect(data.airports.map(({ path }) => path)).toContain('/direction-flights/praha/recko');
    expect(data.offers.map(({ totalPrice }) => totalPrice)[0]).toBe(data.fromPrice);
    expect(isIndexed(page)).toBe(true);
  });

  it('of a country show its best rated hotels beside the cheapest ones [page.directions] [listing.promoted]', async () => {
    const { best, offers } = stateOf(await open('/directions/letecky/recko')).data as DirectionData;
    expect(best).toHaveLength(3);
    expect(best.map(({ rating }) => rating)).toEqual(best.map(({ rating }) => rating).toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(best.filter(({ hotelCode }) => offers.some((offer) => offer.hotelCode === hotelCode))).toEqual([]);
  });

  it('take the word zima for no region or resort, and find the region of a resort [page.directions]', async () => {
    const canonicals = await Promise.all(['/directions/letecky/recko/zima', '/directions/letecky/recko/zima/zima', '/directions/letecky/recko/kreta/zima', '/directions/letecky/recko/zima/chersonissos', '/directions/dovolena/recko'].map(async (path) => canonicalOf(await open(path))));
    expect(canonicals).toEqual(['/directions/letecky/recko', '/directions/letecky/recko', '/directions/letecky/recko/kreta', '/directions/letecky/recko/kreta/chersonissos', '/directions/letecky/recko']);
  });

  it('by plane from a city show what leaves there [page.direction-flights]', async () => {
    const page = await open('/pl/direction-flights/praga/recko/kreta');
    const data = stateOf(page).data as DirectionData;
    expect(data.title).toBe('Kreta samolotem, wylot: Praga');
    expect(new Set(data.offers.map(({ airportCode }) => airportCode))).toEqual(new Set(['PRG']));
    // A city has a name in every language, its pages one address.
    expect([canonicalOf(page), data.listingPath]).toEqual(['/pl/direction-flights/praha/recko/kreta', '/wypoczynek/recko/kreta/wyloty-z-praha']);
    const listing = await open('/pl/wypoczynek/recko/kreta/wyloty-z-praga');
    expect([listing.status, canonicalOf(listing)]).toEqual([200, '/pl/wypoczynek/recko/kreta/wyloty-z-praha']);
  });

  it('that name nothing are not found, whatever they are [page.directions] [page.direction-flights]', async () => {
    const paths = ['/directions/raketou/recko', '/directions/letecky/atlantida', '/directions/letecky/recko/zima/atlantida', `/directions/letecky/${'x'.repeat(300)}`, '/direction-flights/atlantida/recko', '/direction-flights/praha/recko/tyrolsko', '/directions/a/b/c/d/e/f'];
    expect(await Promise.all(paths.map(async (path) => (await open(path)).status))).toEqual(paths.map(() => 404));
  });

  it('are led to from their internal identifiers [page.internal-ids]', async () => {
    expect(await open('/directions')).toMatchObject({ status: 301, location: '/dovolena' });
    expect(await open('/pl/directions/recko')).toMatchObject({ status: 301, location: '/pl/directions/letecky/recko' });
  });

  it.each(['letecky', 'autem', 'okruzni', 'lyze', 'charter', 'dovolena'])('of %s without a place are all directions [page.internal-ids]', async (type) => {
    expect(await open(`/pl/directions/${type}?q=ctAdult:3`)).toMatchObject({ status: 301, location: '/pl/dovolena?q=ctAdult:3' });
  });
});

describe('the chart of lowest prices', () => {
  it('draws the lowest price of each month and tells the same numbers in a table [page.lowest-price-chart] [search.lowest-price]', async () => {
    const page = await open('/nejnizsi-ceny?kam=GR&odkud=PRG&dospeli=1');
    const { statistics, search } = stateOf(page).data as LowestPricesData;
    expect(search).toMatchObject({ selectedDestinationsCodes: ['GR'], selectedAirports: ['PRG'], adultsCount: 1 });
    const months = new Set(statistics.flatMap(({ months: prices }) => prices.map(({ month }) => month)));
    const chart = /<svg[^>]* role="img".*?<\/svg>/s.exec(page.body)![0];
    expect(chart.match(/<g /g)).toHaveLength(months.size);
    const table = /<tbody>.*<\/tbody>/s.exec(page.body)![0];
    expect(table.match(/<tr>/g)).toHaveLength(statistics.length);
    expect(table.match(/<td><a /g)).toHaveLength(statistics.flatMap(({ months: prices }) => prices).length);
    expect([canonicalOf(page), isIndexed(page)]).toEqual(['/nejnizsi-ceny', false]);
    expect(isIndexed(await open('/nejnizsi-ceny'))).toBe(true);
  });

  it('leads from a price to the offers that have it [page.lowest-price-chart]', async () => {
    const { statistics } = stateOf(await open('/nejnizsi-ceny?kam=GR')).data as LowestPricesData;
    const { place, months: [first] } = statistics[0]!;
    const href = [...(await open('/nejnizsi-ceny?kam=GR')).body.matchAll(/<td><a href="([^"]*)"/g)][0]![1]!.replaceAll('&amp;', '&');
    expect(href).toContain(`c:${place.code}`);
    const { flows } = stateOf(await open(href));
    const listing = flows.find(({ address }) => address === 'listing')!.snapshot as { context: { offers: { totalPrice: number }[] } };
    expect(Math.min(...listing.context.offers.map(({ totalPrice }) => totalPrice))).toBe(first!.totalPrice);
  });

  it('drops what it cannot read, and says where there is nothing [page.lowest-price-chart]', async () => {
    const broken = stateOf(await open('/nejnizsi-ceny?typ=raketa&kam=%00&dospeli=ano&odkud=QQQ')).data as LowestPricesData;
    expect(broken).toMatchObject({ dropped: ['tripType', 'c', 'ctAdult'], ignored: ['QQQ'] });
    expect(await open('/lowestPriceChart?kam=GR')).toMatchObject({ status: 301, location: '/nejnizsi-ceny?kam=GR' });
  });
});

describe('the landing page of charter flights', () => {
  it('shows the cheapest flights of a country and the months of their prices [page.charters-landing]', async () => {
    const page = await open('/chartersLandingPage/recko');
    const { title, flights, statistics, listingPath } = stateOf(page).data as ChartersLandingData;
    expect([page.status, title, listingPath, canonicalOf(page), isIndexed(page)]).toEqual([200, 'Řecko: charterové letenky', '/dovolena/recko/nabidky-charter', '/chartersLandingPage/recko', true]);
    expect(new Set(flights.map(({ destination }) => destination.country.code))).toEqual(new Set(['GR']));
    const lowest = Math.min(...statistics.flatMap(({ months }) => months.map(({ totalPrice }) => totalPrice)));
    expect(flights[0]!.totalPrice).toBe(lowest);
  });

  it('is there for a region, and not found for what is no place [page.charters-landing] [page.internal-ids]', async () => {
    expect((await open('/chartersLandingPage/recko/kreta')).status).toBe(200);
    const paths = ['/chartersLandingPage/atlantida', '/chartersLandingPage/recko/atlantida', '/chartersLandingPage/a/b/c', `/chartersLandingPage/${'x'.repeat(300)}`];
    expect(await Promise.all(paths.map(async (path) => (await open(path)).status))).toEqual(paths.map(() => 404));
  });
});

describe('a campaign', () => {
  const campaigns = ['zimni-dovolena', 'first-minute', 'silvestr', 'jarni-prazdniny', 'odlety-z-brna', 'odlety-z-ostravy', 'odlety-z-madeiry', 'turecko-nabidky', 'vlastni-doprava-leto'];
  const searchOf = (page: PageResponse) => (stateOf(page).flows.find(({ address }) => address === 'listing')!.input as { searchState: SearchState }).searchState;

  it('is a listing with words and an address of its own [page.campaigns]', async () => {
    const pages = await Promise.all(campaigns.map((slug) => open(`/${slug}`)));
    expect(pages.map((page) => [page.status, canonicalOf(page), stateOf(page).context.pageType])).toEqual(campaigns.map((slug) => [200, `/${slug}`, 'listing']));
    expect(new Set(pages.map(headingOf)).size).toBe(campaigns.length);
    const crumbs = pages.map(({ body }) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { itemListElement?: { item: string }[] });
    expect(crumbs.map(({ itemListElement }, index) => [itemListElement?.map(({ item }) => item), isIndexed(pages[index]!)]))
      .toEqual(campaigns.map((slug, index) => (isIndexed(pages[index]!) ? [[`${ORIGIN}/`, `${ORIGIN}/${slug}`], true] : [undefined, false])));
  });

  it('searches by what its CMS page says, from today on [page.campaigns]', async () => {
    const [brno, winter, early, car] = await Promise.all(['/odlety-z-brna', '/zimni-dovolena', '/first-minute', '/pl/vlastni-doprava-leto'].map(async (url) => searchOf(await open(url))));
    expect(brno).toMatchObject({ tripType: 'WS', selectedAirports: ['BRQ'], startDate: null });
    expect(winter).toMatchObject({ startDate: '2026-12-01', endDate: '2027-03-31' });
    expect(early).toMatchObject({ startDate: '2026-10-13', endDate: null });
    expect(car).toMatchObject({ tripType: 'DW', endDate: '2026-09-15' });
  });

  it('can be narrowed at its own address, which then stays out of indexes [page.campaigns] [url.listing-q]', async () => {
    const page = await open('/odlety-z-brna?q=ctAdult:3:nesmysl');
    expect(searchOf(page)).toMatchObject({ adultsCount: 3, selectedAirports: ['BRQ'] });
    expect([isIndexed(page), canonicalOf(page), page.body.includes('nerozuměli')]).toEqual([false, '/odlety-z-brna', true]);
    expect(await open('/listing/odlety-z-brna')).toMatchObject({ status: 301, location: '/odlety-z-brna' });
  });

  it('is led to from the identifier that it has as a content page [page.internal-ids]', async () => {
    expect(await open('/pl/contentPage/zimni-dovolena?q=ctAdult:3')).toMatchObject({ status: 301, location: '/pl/zimni-dovolena?q=ctAdult:3' });
  });
});

describe('the address of a listing', () => {
  it('leads on to the prices of its months, of flights to the view of their country too [page.lowest-price-chart] [page.charters-landing]', async () => {
    const linksOf = async (url: string) => [...(await open(url)).body.matchAll(/href="(\/(?:nejnizsi-ceny|chartersLandingPage)[^"]*)"/g)].map(([, href]) => href);
    expect(await linksOf('/dovolena/recko/kreta/nabidky-letecky')).toContain('/nejnizsi-ceny?kam=GR-KRETA');
    expect(await linksOf('/dovolena/turecko/nabidky-charter')).toContain('/chartersLandingPage/turecko');
  });

  it('is the way to an offer whose code somebody types [listing.promoted]', async () => {
    const { offers: [offer] } = stateOf(await open('/directions/letecky/recko')).data as DirectionData;
    const { status, location } = await open(`/hledani?hledat=${offer!.offerCode.toLowerCase()}`) as PageResponse & { location?: string };
    expect([status, location]).toEqual([303, offer!.offerPath]);
    expect((await open('/hledani?hledat=NOPE1_PRG_20260712_07_AI_DR2')).status).toBe(404);
  });

  it('with rooms that its kind of trip does not have leads to that of the default party [trip.collapse-rooms]', async () => {
    const rooms = 'ctAdult:4:ctChild:0:room:2:room:2:multiroom:T';
    const leadsTo = async (url: string) => {
      const { status, location } = await open(url) as PageResponse & { location?: string };
      return [status, location];
    };
    expect(await leadsTo(`/dovolena/recko/nabidky-okruzni?q=${rooms}&clickedLink=menu`)).toEqual([302, '/dovolena/recko/nabidky-okruzni?clickedLink=menu']);
    expect(await leadsTo(`/pl/dovolena/nabidky-charter?q=sort:priceDESC:${rooms}`)).toEqual([302, '/pl/dovolena/nabidky-charter?q=sort:priceDESC']);
    expect(await leadsTo('/dovolena/nabidky-letecky?q=additionalType:TOUR:room:2:room:2:multiroom:T')).toEqual([302, '/dovolena/nabidky-okruzni']);
    expect(await leadsTo('/dovolena/nabidky-okruzni?q=additionalType:BYPLANE:room:2:room:2:multiroom:T')).toEqual([302, `/dovolena/nabidky-letecky?q=${rooms}`]);
    expect((await open(`/dovolena/nabidky-letecky?q=${rooms}`)).status).toBe(200);
    expect((await open('/dovolena/nabidky-okruzni?q=ctAdult:4')).status).toBe(200);
  });

  const LISTING = '/dovolena/nabidky-letecky';
  const junk = ['nesmysl', '', '-1', '99999999999999999999', '<script>alert(1)</script>', '2026-02-31', '🏖️', 'Ω'.repeat(500), 'constructor', '__proto__'];
  const listingOf = (page: PageResponse) => stateOf(page).data as ListingData;
  const ignoredOf = (page: PageResponse) => (stateOf(page).flows.find(({ address }) => address === 'listing')!.snapshot as { context: { ignored: string[] } }).context.ignored;

  it.each(['sort', 'byPlane', 'tripType', 'a', 'c', 'dF', 'dT', 'startDate', 'endDate', 'ctAdult', 'ctChild', 'birthDate', 'room', 'multiroom'])(
    'with any junk in %s shows a list and says what it left out [url.listing-q] [listing.request]', async (key) => {
      const pages = await Promise.all(junk.map((value) => open(`${LISTING}?q=${encodeURIComponent(`${key}:${value}`)}`)));
      expect(pages.map(({ status, body }) => [status, body.includes('<script>alert')])).toEqual(junk.map(() => [200, false]));
      const untold = junk.filter((_, place) => listingOf(pages[place]!).dropped.length === 0 && ignoredOf(pages[place]!).length === 0);
      expect(untold).toEqual([]);
    });

  it.each([
    ['a facet with too long a name', `${'x'.repeat(41)}:1`], ['too long a value', `boards:${'x'.repeat(61)}`], ['too many values', 'boards:AI:'.repeat(31).slice(0, -1)],
    ['too many facets', Array.from({ length: 21 }, (_, place) => `f${place}:1`).join(':')], ['too many airports', 'a:PRG:'.repeat(51).slice(0, -1)],
    ['too many places', 'c:GR:'.repeat(101).slice(0, -1)], ['too long a code', `criteria:${'x'.repeat(81)}`], ['too long a page', `page:${'x'.repeat(401)}`],
    ['more than is read', `boards:AI:${'c:GR:'.repeat(1000)}`],
  ])('with %s shows a list and says so, as the API would take it [url.listing-q] [listing.facets]', async (_, query) => {
    const page = await open(`${LISTING}?q=${encodeURIComponent(query)}`);
    const { value } = stateOf(page).flows.find(({ address }) => address === 'listing')!.snapshot as { value: { offers: string } };
    expect([page.status, listingOf(page).dropped.length > 0, ['loaded', 'empty'].some((state) => JSON.stringify(value.offers).includes(state))]).toEqual([200, true, true]);
  });

  it.each(['fullPrice', 'ofertowanie', 'scrollTo', 'promotedUpsellCodes'])('with junk in %s shows a list and says so [url.params] [url.full-price]', async (name) => {
    const values = junk.filter((value) => !/^[\w-]+$/.test(value) || (name !== 'promotedUpsellCodes' && name !== 'scrollTo'));
    const pages = await Promise.all(values.map((value) => open(`${LISTING}?${name}=${encodeURIComponent(value)}`)));
    expect(pages.map((page) => [page.status, listingOf(page).dropped])).toEqual(values.map(() => [200, [name]]));
  });

  it.each([
    ['dospeli=8&deti=1.1.2020,2.1.2020', true], ['dospeli=10', true], [`dospeli=1&deti=${'1.1.2020,'.repeat(9)}`, true], ['dospeli=8&deti=1.1.2020', false], ['dospeli=9', false],
  ])('of a plain form that asks for %s says how many travel on one booking, and where to call with more: %s [participants.max]', async (form, isTooLarge) => {
    const { location } = await open(`/hledani?${form}`) as PageResponse & { location?: string };
    const page = await open(location!);
    const limit = 'Při objednávce online může cestovat nejvýše 9 osob. Pokud vás pojede více než 9, obraťte se prosím na náš zákaznický servis: +420\u00A0255\u00A0700\u00A0700';
    expect([page.body.includes(limit), page.body.includes('Části adresy jsme nerozuměli')]).toEqual([isTooLarge, false]);
  });

  it('is read once where it says a thing twice, and another page than there is leads back to the list [url.listing-q] [listing.defaults]', async () => {
    const twice = await open(`${LISTING}?q=dF:7:dT:7&q=dF:14:dT:14`);
    expect([twice.status, listingOf(twice).dropped]).toEqual([200, ['q']]);
    for (const page of ['0', '-3', 'x', '1e9', '2&strana=3']) expect([page, (await open(`${LISTING}?strana=${page}`)).status]).toEqual([page, 200]);
    expect(await open(`/pl${LISTING}?strana=999&q=boards:AI`)).toMatchObject({ status: 302, location: `/pl${LISTING}?q=boards:AI` });
  });

  it('understands codes, not words of a language: the same search in every language [url.listing-q] [market.languages]', async () => {
    const pages = await Promise.all(['', '/pl', '/ro', '/uk', '/hu'].map((prefix) => open(`${prefix}${LISTING}?q=a:PRG:boards:AI:dF:7:dT:7`)));
    const searches = pages.map((page) => (stateOf(page).flows.find(({ address }) => address === 'listing')!.input as { searchState: SearchState }).searchState);
    expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(1);
    const foreign = await open(`/hu${LISTING}?q=a:Praha:tripType:letadlem`);
    expect(listingOf(foreign).dropped.toSorted()).toEqual(['a', 'tripType']);
  });
});
