import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageRenderer, type PageRenderer } from '../../app/entry-server.tsx';
import type { PageResponse } from '../../app/page-request.ts';
import type { PageState } from '../../routes/page-state.ts';
import type { ChartersData } from '../../routes/pages/charters.page.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { buildTestApp, testClock, testConfig } from '../test-app.ts';
import { inProcessFetch } from './in-process-fetch.ts';

const ORIGIN = 'http://shop.test';

let database: Database;
let app: FastifyInstance;
let render: PageRenderer;
let reported: Error[];
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  const clock = testClock();
  app = await buildTestApp(database, { clock });
  const { apiUser: user, apiPassword: password } = testConfig();
  reported = [];
  render = createPageRenderer({
    fetch: (request, init) => inProcessFetch(app)(request, init),
    assetsOf: () => ({ criticalCss: () => '', styles: [], fonts: [], entry: '/entry.js', modules: [] }),
    now: clock,
    report: (problem) => void reported.push(problem),
    log: () => {},
    credentials: { user, password },
  });
});
afterAll(async () => {
  expect(reported).toEqual([]);
  await app.close();
  await database.close();
});

const open = (url: string) => render({ url, origin: ORIGIN, cookie: '', nonce: 'nonce' });
const stateOf = ({ body }: PageResponse) => JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/.exec(body)![1]!) as PageState;
const canonicalOf = ({ body }: PageResponse) => /rel="canonical" href="http:\/\/shop\.test([^"]*)"/.exec(body)?.[1];
const isIndexed = ({ body }: PageResponse) => !body.includes('content="noindex"');
const headingOf = ({ body }: PageResponse) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];

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
    const { dropped, ignored, flights } = await dataOf('/pokrocily-vyhledavac-letu?od=nikdy&dospeli=99&kam=XX&odkud=QQQ&cena=zadarmo');
    expect(dropped).toEqual(['startDate', 'ctAdult', 'priceRange']);
    expect(ignored.toSorted()).toEqual(['QQQ', 'XX']);
    expect(flights.length).toBeGreaterThan(0);
    expect((await open('/vyhledavac-letu?strana=900')).status).toBe(200);
  });

  it('is led to from its internal identifier, which is nothing for other words [page.internal-ids]', async () => {
    expect(await open('/charters/vyhledavac-letu?kam=GR')).toMatchObject({ status: 301, location: '/vyhledavac-letu?kam=GR' });
    expect((await open('/charters/neznamy')).status).toBe(404);
    expect((await open('/charters/charters/x')).status).toBe(404);
  });
});
