import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RendererOptions } from '../../app/render/entry-server.tsx';
import { parseCookies } from '../../app/render/cookies.ts';
import type { PageResponse } from '../../app/render/page-request.ts';
import { audienceOf } from '../../domain/routes/page-audience.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { PAGE_STATE_TYPE, KNOWN_PARTS_HEADER } from '../../routes/page-answer.ts';
import type { PageAnswer } from '../../routes/page-answer.ts';
import type { PageState } from '../../routes/page-state.ts';
import { silentFetch } from '../../api/testing/answering-fetch.ts';
import { createBus } from '../../bus/bus.ts';
import { createAdmission } from '../admission.ts';
import { openedPreview } from '../content/opened-preview.ts';
import type { Database } from '../db/open-database.ts';
import { readImageRequest } from '../images/image-request.ts';
import { previewToken } from '../security/preview-token.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testRenderer } from './testing/test-renderer.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { logInAs, makeCustomer } from '../testing/test-customer.ts';
import { fillCart, placeSomeOrder } from '../testing/test-purchase.ts';
import { withSession } from '../testing/test-session.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { createPageHandler } from './page-handler.ts';
import { digest } from './state-files.ts';

vi.mock('../../bus/bus.ts', { spy: true });

const ORIGIN = 'http://shop.test';
const LISTING = '/dovolena/recko/nabidky-letecky';

let database: Database;
let app: FastifyInstance;
let clock: TestClock;
let reported: Error[];
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  clock = testClock();
  app = await buildTestApp(database, { clock });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => { reported = []; });

function rendererOf(changes: Partial<RendererOptions> = {}) {
  return testRenderer(app, { now: clock, report: (problem) => void reported.push(problem), ...changes });
}

const cookieOf = ({ cookies }: TestVisitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const requestOf = (url: string, cookie = '') => ({
  url, origin: ORIGIN, cookie, audience: audienceOf({ cookies: parseCookies(cookie), userAgent: '', now: clock().epochMilliseconds }),
});

function stateOf({ body }: PageResponse): PageState {
  return JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/.exec(body)![1]!) as PageState;
}

it('wide screens fetch the letters of their language before the styles ask for them, phones do not', async () => {
  const fonts = ['latin', 'latin-ext', 'cyrillic'].map((script) => `/assets/manrope-${script}.woff2`);
  const render = rendererOf({ assetsOf: () => ({ criticalCss: () => '', styles: [], fonts, entry: '/entry.js', modules: [] }) });
  const fetched = async (url: string) => [...(await render(requestOf(url))).body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]*)"[^>]* media="([^"]*)"/g)].map(([, file, media]) => `${file} ${media}`);
  expect(await fetched('/hu')).toEqual([`${fonts[0]} (min-width:768px)`, `${fonts[1]} (min-width:768px)`]);
  expect(await fetched('/uk')).toEqual([`${fonts[0]} (min-width:768px)`, `${fonts[2]} (min-width:768px)`]);
});

it.each(['/', LISTING, `${LISTING}?q=a:PRG`, '/tipy'])('the flows of %s are begun once for all that are given the same answers, whatever else their addresses say', async (url) => {
  const render = rendererOf();
  const begun = vi.mocked(createBus);
  begun.mockClear();
  const pages = [];
  for (const more of ['x=0', 'x=1', 'x=2']) pages.push(stateOf(await render(requestOf(`${url}${url.includes('?') ? '&' : '?'}${more}`))).flows);
  expect(begun).toHaveBeenCalledOnce();
  expect(pages[2]).toEqual(pages[0]);
});

it.each([
  ['/mytui/preview', 'Žádná cesta vás teď nečeká.', ['/', '/mytui'], '[account.reservations]'],
  ['/mytui/complaints', 'Reklamovat jde jen zájezd, který máte v účtu.', ['/mytui#form-addReservation', '/mytui/mailbox'], '[account.complaints]'],
])('%s without a reservation says “%s” with the ways on to %j %s', async (url, text, ways) => {
  const jana = visit(app);
  await logInAs(jana, await makeCustomer(app, `jana-${crypto.randomUUID()}@example.cz`));
  const [, main = ''] = (await rendererOf()(requestOf(url, cookieOf(jana)))).body.split(text);
  expect(ways.filter((way) => !main.split('</main>')[0]!.includes(`href="${way}"`))).toEqual([]);
  expect(main).not.toBe('');
});

it('pages of the customer area lead without a login to it, and it back to them, but for those that the spec opens [account.guard] [account.login-not-open]', async () => {
  const render = rendererOf();
  const led = async (path: string) => {
    const { status, location, body } = await render(requestOf(path));
    return [path, status, location ?? /data-page="(\w+)"/.exec(body)?.[1]];
  };
  const tabs = ['', '/summary', '/travel', '/guide', '/hotel', '/documents', '/chat', '/management', '/payment', '/additional-services'].map((tab) => `/mytui/reservation/x${tab}`);
  for (const path of ['/mytui', '/mytui/deactivate', '/mytui/settings', '/mytui/preview', '/mytui/mailbox', '/mytui/mailbox/x', '/mytui/complaints', '/mytui/complaints/x', ...tabs]) {
    expect(await led(path)).toEqual([path, 302, `/mytui/login?returnTo=${path}`]);
  }
  expect(await led('/pl/mytui/settings?done=agreements')).toEqual(['/pl/mytui/settings?done=agreements', 302, '/pl/mytui/login?returnTo=/pl/mytui/settings%3Fdone%3Dagreements']);
  for (const [path, page] of [
    ['/mytui/login?returnTo=/mytui', 'mytuiAuthLogin'], ['/mytui/register', 'mytuiAuthRegister'], ['/mytui/password-reset', 'mytuiAuthPasswordReset'], ['/mytui/help', 'mytuiHelp'],
    ['/mytui/register-success', 'mytuiAuthRegisterSuccess'], ['/mytui/resend-activation', 'mytuiAuthResendActivation'], ['/mytui/password-change', 'mytuiAuthPasswordChange'],
    ['/mytui/payment/success/x', 'mytuiPaymentSuccess'], ['/mytui/payment-failure/x', 'mytuiPaymentFailure'],
  ] as const) expect(await led(path)).toEqual([path, 200, page]);
});

it('a customer who comes back from an identity provider without a link is told so in the settings, and from a login where they wanted to go [account.login]', async () => {
  const jana = visit(app);
  await logInAs(jana, await makeCustomer(app, `jana-${crypto.randomUUID()}@example.cz`));
  const led = async (query: string) => (await rendererOf()(requestOf(`/pl/mytui/login${query}`, cookieOf(jana)))).location;
  expect([await led('?returnTo=/pl/mytui/mailbox'), await led('?returnTo=/pl/mytui/settings&identity=failed'), await led('?identity=junk')])
    .toEqual(['/pl/mytui/mailbox', '/pl/mytui/settings?identity=failed', '/pl/mytui']);
});

describe('two customers at once', () => {
  it('get the pages that each would have got alone, with nothing of the other in them', async () => {
    const render = rendererOf();
    const jana = visit(app);
    const petr = visit(app);
    await withSession(jana, app);
    await withSession(petr, app);
    jana.cookies.set('consent', 'none');
    petr.cookies.set('consent', 'statistics.marketing');
    const cart = await fillCart(jana, 'WS');
    await jana.put('/api/www/cart/information', { ...cart.information, owner: { ...cart.information.owner, firstName: 'Jana-Marker', lastName: 'Tajná' } });
    const order = await placeSomeOrder(petr, 'DW');
    const asked = [
      [jana, '/pl'], [petr, '/uk'],
      [jana, `/pl${LISTING}?q=a:PRG:ctAdult:3`], [petr, '/uk/dovolena/nabidky-autem?q=ctAdult:1'],
      [jana, `/pl/checkout/rezervace/${cart.offer.offerCode}`], [petr, `/uk/pz/order-placed/${order.reference}`],
      [jana, cart.offer.offerPath], [petr, `/uk/checkout/platba/${order.orderId}`],
    ] as const;
    const alone: PageResponse[] = [];
    for (const [who, url] of asked) alone.push(await render(requestOf(url, cookieOf(who))));
    const together = await Promise.all(asked.map(([who, url]) => render(requestOf(url, cookieOf(who)))));

    expect(together.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(together).toEqual(alone);
    const ofJana = together.filter((_, place) => asked[place]![0] === jana).map(({ body }) => body).join('');
    const ofPetr = together.filter((_, place) => asked[place]![0] === petr).map(({ body }) => body).join('');
    expect(ofJana).toContain('Jana-Marker');
    expect(ofPetr).toContain(order.number);
    for (const text of ['Jana-Marker', cart.cartId, '<html lang="pl"', '"marketing":false']) expect(ofPetr).not.toContain(text);
    for (const text of [order.number, order.orderId, order.reference, '<html lang="uk"', '"marketing":true']) expect(ofJana).not.toContain(text);
    expect(together.every(({ sharedSeconds, setCookies }) => sharedSeconds === 0 && setCookies.length === 0)).toBe(true);
    expect(reported).toEqual([]);
  });

  it('cannot open each other\'s order or reservation [page.errors]', async () => {
    const render = rendererOf();
    const owner = visit(app);
    const order = await placeSomeOrder(owner);
    for (const url of [`/checkout/platba/${order.orderId}`, `/checkout/payment/confirm/${order.orderId}`, `/pz/order-placed/${order.reference}`, `/checkout/platba/probehla-uspesne/${order.orderId}?token=1.junk`]) {
      expect(await render(requestOf(url))).toMatchObject({ status: 404, sharedSeconds: 0 });
      expect(await render(requestOf(url, cookieOf(owner)))).not.toMatchObject({ status: 404 });
    }
  });

  it.each([
    ['/mytui/reservation', '/summary', 'Možná patří k jinému účtu', 404], ['/mytui/reservation', '/travel', 'Možná patří k jinému účtu', 404],
    ['/mytui/payment/success', '', 'Tato platba nepatří k tomuto účtu', 200],
  ])('read of each other\'s %s/…%s only that it is not theirs, with the way to their own [account.secured] [page.errors]', async (before, after, text, status) => {
    const [owner, other] = [visit(app), visit(app)];
    await logInAs(owner, await makeCustomer(app, `owner-${crypto.randomUUID()}@example.cz`));
    await logInAs(other, await makeCustomer(app, `other-${crypto.randomUUID()}@example.cz`));
    const { orderId, number } = await placeSomeOrder(owner);
    for (const id of [orderId, 'no-such-order']) {
      const page = await rendererOf()(requestOf(`${before}/${id}${after}`, cookieOf(other)));
      expect([page.status, page.sharedSeconds, page.body.includes(number)]).toEqual([status, 0, false]);
      const [, main = ''] = page.body.split(text);
      expect(main.split('</main>')[0]).toContain('href="/mytui"');
    }
  });

  it('read of each other\'s messages only that there are none, with the way to their own [account.mailbox] [page.errors]', async () => {
    const render = rendererOf();
    const [owner, other] = [visit(app), visit(app)];
    await logInAs(owner, await makeCustomer(app, 'owner.t@example.cz'));
    await logInAs(other, await makeCustomer(app, 'other.t@example.cz'));
    const { body: { threadId } } = await owner.post('/api/www/account/mailbox/threads', { kind: 'message', subject: 'Tajný předmět', text: 'Tajný text', reservationId: '' });
    const opened = (who: TestVisitor, id: string) => render(requestOf(`/pl/mytui/mailbox/${id}`, cookieOf(who)));
    expect((await opened(owner, threadId)).body).toContain('Tajný text');
    const [theirs, nobodys] = [await opened(other, threadId), await opened(other, 'no-such-thread')];
    for (const page of [theirs, nobodys]) {
      expect(page).toMatchObject({ status: 404, sharedSeconds: 0 });
      expect(page.body).toMatch(/<h1[^>]*>Nie ma tu tej wiadomości<\/h1>/);
      expect(page.body).toMatch(/<a[^>]*href="\/pl\/mytui\/mailbox"[^>]*>Otwórz wiadomości<\/a>/);
      expect(page.body).not.toContain('Tajný');
    }
    // Nobody can tell a thread of somebody else from one that never was.
    expect(theirs.body.replaceAll(threadId, 'no-such-thread')).toBe(nobodys.body);
    expect(reported).toEqual([]);
  });
});

it('is cached by nobody, not even the browser, when it shows what is its visitor\'s own', async () => {
  const shop = fastify();
  shop.get('/*', createPageHandler({ render: rendererOf(), contentSecurityPolicy: () => '', clock, cacheEntries: 10 }));
  const owner = visit(app);
  const order = await placeSomeOrder(owner);
  const cacheOf = async (url: string) => (await shop.inject({ url, headers: { cookie: cookieOf(owner) } })).headers['cache-control'];
  for (const url of [`/checkout/platba/${order.orderId}`, `/pz/order-placed/${order.reference}`]) expect([url, await cacheOf(url)]).toEqual([url, 'no-store']);
  expect(await cacheOf(LISTING)).toBe('private, no-cache');
  await shop.close();
});

it('shows what is on sale in a place beneath its list, and the picture of the place beside its title and where it is shared [search.seo-names]', async () => {
  const { body: { seoText, offerPageData: { banner } } } = await visit(app).get('/api/www/search-criteria/find-by-seo-names?criteria=nabidky-letecky&direction=recko');
  const { body } = await rendererOf()(requestOf(LISTING));
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(main.indexOf(seoText)).toBeGreaterThan(main.lastIndexOf('</article>'));
  expect(main.slice(0, main.indexOf('<article'))).toContain(`/${banner.src.split('/').at(-1)}?`);
  expect(body).toContain(`<meta property="og:image" content="${ORIGIN}/images/scale/${banner.src.replace('/images/file/', '')}?dstw=1200`);
});

it('asks for pictures in sizes that the server cuts, none of which becomes another [url.image] [format.image-widths]', async () => {
  const visitor = visit(app);
  const { offer } = await fillCart(visitor);
  const activity = (await visit(app).get('/api/www/activity/activities')).body.activities[0].url as string;
  const render = rendererOf();
  for (const url of ['/', LISTING, offer.offerPath, `/checkout/rezervace/${offer.offerCode}`, '/directions/letecky/recko', '/vylety', '/vylety/hledani', activity, '/neni']) {
    const asked = new Set((await render(requestOf(url, cookieOf(visitor)))).body.match(/\/images\/scale\/[^\s"\\,]+/g)?.map((address) => address.replaceAll('&amp;', '&')));
    expect([url, asked.size > 0]).toEqual([url, true]);
    for (const address of asked) {
      const [source = '', query = ''] = address.replace('/images/scale/', '').split('?');
      const parameters = Object.fromEntries(new URLSearchParams(query));
      const { width, height, quality } = readImageRequest(source, parameters);
      expect([address, { dstw: String(width), dsth: String(height), type: '1', quality: String(quality) }]).toEqual([address, parameters]);
    }
  }
});

describe('answers that pages share', () => {
  const counting = () => {
    const asked = new Map<string, number>();
    const fetch: RendererOptions['fetch'] = (request, init) => {
      const { pathname } = new URL(request.url);
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return inProcessFetch(app)(request, init);
    };
    return { asked, fetch };
  };

  it('are asked for once for all visitors, in each language, and without anybody\'s cookies', async () => {
    const cookies: string[] = [];
    const { asked, fetch } = counting();
    const render = rendererOf({ fetch: (request, init) => {
      if (!request.url.includes('/user/info/')) cookies.push(request.headers.get('Cookie') ?? '');
      return fetch(request, init);
    } });
    const petr = visit(app);
    await withSession(petr, app);
    const pages = await Promise.all([requestOf(`${LISTING}?a=1`), requestOf(`${LISTING}?a=2`), requestOf(LISTING, cookieOf(petr))].map((request) => render(request)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked.get('/api/www/search/offers')).toBe(1);
    // The block itself, and what of its components is for this kind of trip and place.
    expect(asked.get('/api/globals/header')).toBe(2);
    expect(new Set(cookies)).toEqual(new Set(['']));
    expect((await render(requestOf(`/hu${LISTING}`))).body).toContain('<html lang="hu"');
    expect(asked.get('/api/www/search/offers')).toBe(2);
  });

  it('are changed by no page, and what pages have alike is rendered once', async () => {
    const logged: string[] = [];
    const render = rendererOf({ log: (message) => void logged.push(message) });
    const { offer } = await fillCart(visit(app));
    for (const url of ['/', LISTING, `${LISTING}?q=a:PRG:ctAdult:1`, offer.offerPath, '/kontakt', '/neni']) {
      const first = await render(requestOf(url));
      expect(await render(requestOf(url))).toEqual(first);
    }
    expect(reported).toEqual([]);
    expect(logged.filter((message) => message.includes('could not be cached'))).toEqual([]);
  });

  it('that have changed show up: prices within five seconds, content within a minute', async () => {
    let changed = false;
    const render = rendererOf({ fetch: async (request, init) => {
      const answer = await inProcessFetch(app)(request, init);
      if (!changed || !/globals|search\/offers\?/.test(request.url)) return answer;
      const text = (await answer.text()).replaceAll(/"discountPrice":\d+/g, '"discountPrice":12345600').replaceAll(/"label":"[^"]+"/g, '"label":"Jinak"');
      return new Response(text, answer);
    } });
    await render(requestOf(LISTING));
    changed = true;
    const shown = async () => {
      const { body } = await render(requestOf(LISTING));
      return { price: body.includes('12345600'), content: body.includes('Jinak') };
    };
    expect(await shown()).toEqual({ price: false, content: false });
    clock.advance({ seconds: 5 });
    expect(await shown()).toEqual({ price: true, content: false });
    clock.advance({ seconds: 55 });
    expect(await shown()).toEqual({ price: true, content: true });
  });

  it('are refused where one would set a cookie', async () => {
    const render = rendererOf({ fetch: async (request, init) => {
      const answer = await inProcessFetch(app)(request, init);
      if (request.url.includes('/search/offers')) answer.headers.append('Set-Cookie', 'shop_cart=1');
      return answer;
    } });
    expect(await render(requestOf(LISTING))).toMatchObject({ setCookies: [], sharedSeconds: 0 });
  });
});

it('keeps errors from its first script on where they are reported, else nothing of that is in a page [error.sentry]', async () => {
  const errorsTo = { dsn: 'https://key@errors.example.com/7', environment: 'production' };
  const { body } = await rendererOf({ errorsTo })(requestOf('/pl/neni'));
  expect(/<script[^>]*>(.*?)<\/script>/s.exec(body)![1]).toContain('errorReports={...{"dsn":"https://key@errors.example.com/7","environment":"production","pageType":"page404","language":"pl"}');
  expect((await rendererOf()(requestOf('/'))).body).not.toContain('errorReports');
});

describe('what a visitor lets us remember', () => {
  const agreed = 'consent=preferences; listingSort=priceDESC; childrenBirthDates=2019-05-04';
  const homeSearchOf = async (cookie: string) => {
    const { flows } = stateOf(await rendererOf()(requestOf('/', cookie)));
    return (flows.find(({ address }) => address === 'globalSearch')!.input as { searchState: SearchState }).searchState;
  };

  it('sorts a list whose address says nothing of it, by an address that does [sort.cookie]', async () => {
    const render = rendererOf();
    expect(await render(requestOf(`/pl${LISTING}?strana=2`, agreed))).toMatchObject({ status: 302, location: `/pl${LISTING}?strana=2&q=sort:priceDESC`, sharedSeconds: 0 });
    for (const url of [`${LISTING}?q=sort:price`, `${LISTING}?q=sort:hotelRating`]) expect(await render(requestOf(url, agreed))).toMatchObject({ status: 200 });
    for (const cookie of ['', 'listingSort=priceDESC', 'consent=statistics; listingSort=priceDESC', 'consent=preferences; listingSort=junk', 'consent=preferences; listingSort=price']) {
      expect([cookie, (await render(requestOf(LISTING, cookie))).status]).toEqual([cookie, 200]);
    }
  });

  it('is never cached for somebody else [sort.cookie] [url.birthdates-cookie]', async () => {
    const handle = createPageHandler({ render: rendererOf(), contentSecurityPolicy: () => '', clock, cacheEntries: 10 });
    const shop = fastify();
    shop.get('/*', handle);
    const get = (url: string, cookie: string) => shop.inject({ url, headers: { cookie, host: 'shop.test' } });
    for (const [mine, others] of [[agreed, 'consent=preferences'], ['consent=preferences', agreed]] as const) {
      expect((await get(LISTING, mine)).statusCode).toBe(mine === agreed ? 302 : 200);
      expect((await get(LISTING, others)).statusCode).toBe(others === agreed ? 302 : 200);
      expect((await get('/', agreed)).body).toContain('2019-05-04');
      expect((await get('/', 'consent=preferences')).body).not.toContain('2019-05-04');
    }
    await shop.close();
  });

  it('puts the children of the last search into the party of the home page [url.birthdates-cookie]', async () => {
    expect((await homeSearchOf(agreed)).occupancies).toEqual([{ adults: 2, childBirthDates: ['2019-05-04'] }]);
    expect((await homeSearchOf('childrenBirthDates=2019-05-04')).occupancies).toEqual([{ adults: 2, childBirthDates: [] }]);
  });

  it('puts no more of them there than may travel with two adults [url.birthdates-cookie] [participants.max]', async () => {
    const dates = Array.from({ length: 8 }, (_, index) => `2019-05-0${index + 1}`);
    const first = dates.slice(0, 7);
    expect(await homeSearchOf(`consent=preferences; childrenBirthDates=${dates.join('_')}`)).toMatchObject({ adultsCount: 2, childrenBirthDates: first, occupancies: [{ adults: 2, childBirthDates: first }] });
  });
});

describe('a page whose API does not answer', () => {
  const hanging = (path: string): RendererOptions['fetch'] => (request, init) =>
    (new URL(request.url).pathname === path ? new Promise(() => {}) : inProcessFetch(app)(request, init));

  it('is sent when its time is over, and its flow begins anew in the browser', async () => {
    // Time enough for every answer but the one that never comes.
    const page = await rendererOf({ fetch: hanging('/api/www/search/offers'), settleDeadline: 3_000 })(requestOf(LISTING));
    expect(page).toMatchObject({ status: 200, sharedSeconds: 0 });
    expect(page.body).toContain('<h1');
    const { flows } = stateOf(page);
    expect(flows.find(({ address }) => address === 'listing')).toEqual({ address: 'listing', input: expect.objectContaining({ page: 0 }) });
    expect(flows.find(({ address }) => address === 'globalSearch')).toHaveProperty('snapshot');
  });

  const stalled = (path: string): RendererOptions['fetch'] => (request, init) => (new URL(request.url).pathname === path ? silentFetch : inProcessFetch(app))(request, init);

  /** Patience for an answer ends sooner than it says. */
  function hurry(milliseconds: number): void {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => timeout.call(AbortSignal, patience === milliseconds ? 1_000 : patience));
  }
  afterEach(() => { vi.restoreAllMocks(); });

  it.each([
    ['/api/globals/header', '/'],
    ['/api/www/home/destinations', '/'],
    ['/api/www/cms/page', LISTING],
  ])('is made without the part that never comes, and not for others: %s of %s [page.errors]', async (part, url) => {
    hurry(5_000);
    const page = await rendererOf({ fetch: stalled(part) })(requestOf(url));
    expect(page).toMatchObject({ status: 200, sharedSeconds: 0 });
    expect(page.body).toContain('<h1');
  });

  it.each([
    ['/api/www/cms/page', '/'],
    ['/api/www/search-criteria/find-by-seo-names', LISTING],
  ])('is an error page that can be asked for again where that part is the page: %s of %s [page.errors]', async (part, url) => {
    hurry(20_000);
    const page = await rendererOf({ fetch: stalled(part) })(requestOf(url));
    expect(page).toMatchObject({ status: 500, sharedSeconds: 0 });
    expect(page.body).toContain('data-page-type="error"');
  });

  it('asks for its CMS page by address and language, active and two deep [cms.depth]', async () => {
    const asked: string[] = [];
    const recording: RendererOptions['fetch'] = (request, init) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/api/www/cms/page') asked.push(search);
      return inProcessFetch(app)(request, init);
    };
    await rendererOf({ fetch: recording })(requestOf(LISTING));
    expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([{ url: '/dovolena/*/nabidky-letecky', locale: 'cs', active: 'true', depth: '2' }]);
  });

  it('is not cached for others when a part of it failed', async () => {
    const failing: RendererOptions['fetch'] = async (request, init) =>
      (new URL(request.url).pathname === '/api/www/search/offers' ? Response.json({}, { status: 503 }) : inProcessFetch(app)(request, init));
    expect((await rendererOf()(requestOf(LISTING))).sharedSeconds).toBeGreaterThan(0);
    expect(await rendererOf({ fetch: failing })(requestOf(LISTING))).toMatchObject({ status: 200, sharedSeconds: 0 });
  });

  it.each([
    ['/mytui/login', '/api/www/account/identities', 'identity providers'],
    ['/mytui/settings', '/api/www/account/identities', 'identity providers'],
    ['/mytui/register', '/api/www/account/identities', 'identity providers'],
    ['/directions/letecky/recko', '/api/www/listing/regions', 'regions'],
    ['/directions/letecky/recko', '/api/www/listing/gs/initial', 'filters'],
    ['/vylety', '/api/www/activity/most-popular', 'most popular activities'],
    ['/vylety', '/api/www/activity/top-prices', 'activity prices'],
    ['/chartersLandingPage/recko', '/api/www/lowest-price/statistics', 'price statistics'],
    ['/vyhledavac-letu', '/api/www/listing/gs/initial', 'form options'],
    ['/nejnizsi-ceny', '/api/www/listing/gs/initial', 'form options'],
  ])('%s stands where %s fails, which is logged [error.fetch-logged]', async (url, part, what) => {
    const failing: RendererOptions['fetch'] = async (request, init) =>
      (new URL(request.url).pathname === part ? Response.json({}, { status: 500 }) : inProcessFetch(app)(request, init));
    const jana = visit(app);
    if (url === '/mytui/settings') await logInAs(jana, await makeCustomer(app, `jana-${crypto.randomUUID()}@example.cz`));
    const lines: string[] = [];
    const page = await rendererOf({ fetch: failing, log: (line) => { lines.push(line); } })(requestOf(url, cookieOf(jana)));
    expect([page.status, page.sharedSeconds, stateOf(page).context.path, reported]).toEqual([200, 0, url, []]);
    expect(lines.some((line) => line.startsWith(`Error fetching ${what}: `))).toBe(true);
  });

  it('is an error page where nothing can be shown without the answer [page.errors]', async () => {
    const broken: RendererOptions['fetch'] = async (request, init) =>
      (new URL(request.url).pathname.startsWith('/api/www/hotel') ? Response.json({ details: null }) : inProcessFetch(app)(request, init));
    const offer = (await fillCart(visit(app))).offer;
    const page = await rendererOf({ fetch: broken })(requestOf(offer.offerPath));
    expect(page).toMatchObject({ status: 500, sharedSeconds: 0 });
    expect(page.body).toContain('data-page-type="error"');
    expect(reported.length).toBeGreaterThan(0);
  });
});

describe('a visitor whose token has expired', () => {
  it('is refreshed while the page is made, once, and the page brings the new cookies [token.refresh]', async () => {
    const visitor = visit(app);
    const before = await withSession(visitor, app);
    clock.advance({ minutes: 16 });
    let refreshes = 0;
    const counting: RendererOptions['fetch'] = (request, init) => {
      if (request.url.endsWith('/oauth/token/refresh')) refreshes++;
      return inProcessFetch(app)(request, init);
    };
    const page = await rendererOf({ fetch: counting })(requestOf('/', cookieOf(visitor)));
    expect(page).toMatchObject({ status: 200, sharedSeconds: 0 });
    expect(refreshes).toBe(1);
    expect(page.setCookies.map((cookie) => cookie.split('=')[0])).toEqual(['shop_access', 'shop_refresh']);
    for (const cookie of page.setCookies) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
      visitor.cookies.set(name, value);
    }
    expect(await visitor.get('/api/www/user/info/get')).toMatchObject({ status: 200, body: { user_uid: before.userUid } });
  });

  it('returns, also when only the cookie of the first visit is left [user.info]', async () => {
    const visitor = visit(app);
    visitor.cookies.set('consent', 'preferences');
    await visitor.get('/api/www/user/info/get');
    clock.advance({ hours: 24 * 100 });
    const page = await rendererOf()(requestOf('/', `shop_visited=${visitor.cookies.get('shop_visited')}`));
    expect(stateOf(page).context.userStatus).toBe('returning');
    expect(page.sharedSeconds).toBeGreaterThan(0);
  });
});

describe('an address', () => {
  it.each([
    ['//dovolena//recko/nabidky-letecky/?q=a:PRG', '/dovolena/recko/nabidky-letecky?q=a:PRG'],
    ['/pl/?x=1', '/pl?x=1'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
  ])('%s leads to its one spelling', async (url, location) => {
    expect(await rendererOf()(requestOf(url))).toMatchObject({ status: 301, location });
  });

  it.each([
    ['/kontakt/cestovni-kancelar/Praha', '/kontakt/cestovni-kancelar/praha'],
    ['/PL/Newsletter?confirm=aB', '/pl/newsletter?confirm=aB'],
    ['/Dovolena/Recko/nabidky-Letecky?q=a:PRG', '/dovolena/recko/nabidky-letecky?q=a:PRG'],
    ['/TilesPage/Zima', '/tilesPage/zima'],
    ['/O-nas', '/o-nas'],
  ])('with capital letters that names nothing leads to a page’s own in lower case, its query as it is: %s [page.offices] [page.content]', async (url, location) => {
    expect(await rendererOf()(requestOf(url))).toMatchObject({ status: 301, location });
  });

  it('with capital letters that names nothing in lower case either stays; capital letters of codes and of the shop’s own paths count [page.errors] [url.offer-code]', async () => {
    const { offer } = await fillCart(visit(app));
    const answers = await Promise.all(['/Neni', `/checkout/platba/${'X'.repeat(20)}`, '/chartersLandingPage/egypt', offer.offerPath.replace('/dovolena', '/Dovolena')].map((url) => rendererOf()(requestOf(url))));
    expect(answers.map(({ status, location }) => [status, location])).toEqual([[404, undefined], [404, undefined], [200, undefined], [301, offer.offerPath]]);
  });

  it.each(['/neni', '/cs', `/${'a'.repeat(3000)}`, '/dovolena/%00/nabidky-letecky', '/checkout', '/hotelCard', `/checkout/platba/${'x'.repeat(200)}`, '/dovolena/recko/kreta/x/hotel-nope1'])('that names nothing is a page with a way on: %s [page.errors]', async (url) => {
    const page = await rendererOf()(requestOf(url));
    expect(page).toMatchObject({ status: 404, sharedSeconds: 0 });
    expect(page.body).toContain('name="robots" content="noindex"');
    expect(page.body).toMatch(/<main[\s\S]*href="\/dovolena\/nabidky-letecky"[\s\S]*<\/main>/);
  });

  it.each(['constructor', '__proto__'])('with a name that every object has is read like any other: %s [page.errors] [url.listing-q]', async (name) => {
    const { offer } = await fillCart(visit(app));
    const [hotel = ''] = offer.offerPath.split('/OfferCode');
    const pages = ['/', LISTING, hotel, `/${name}`, `/dovolena/${name}/nabidky-letecky`, `${hotel}/OfferCode${name}/${name}`, `/checkout/rezervace/${name}`, `/checkout/platba/${name}`, '/vyhledavac-letu', '/nejnizsi-ceny', `/directions/${name}/${name}`, `/direction-flights/${name}/${name}`];
    const asked = pages.flatMap((page) => [`${page}?q=${name}`, `${page}?q=${name}:${name}:sort:${name}:a:${name}&offer=${name}&${name}=1`]);
    const render = rendererOf();
    const statuses = await Promise.all(asked.map(async (url) => [url, (await render(requestOf(url, `${name}=1; consent=${name}; listingSort=${name}`))).status]));
    expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('of a place leads to its listing with language and query kept', async () => {
    expect(await rendererOf()(requestOf('/pl/dovolena/recko?q=ctAdult:3'))).toMatchObject({ status: 301, location: '/pl/dovolena/recko/nabidky-letecky?q=ctAdult:3' });
  });
});

it('is nobody else’s page once the market’s day ends: what counts from today is another then [cms.visibility-dates]', async () => {
  const at = async (now: string) => (await rendererOf({ now: () => Temporal.Instant.from(now) })(requestOf('/o-nas'))).sharedSeconds;
  // Prague is two hours ahead in summer.
  expect([await at('2026-06-15T21:58:30Z'), await at('2026-06-15T21:59:50Z')]).toEqual([60, 10]);
});

describe('an offer in the address of a hotel', () => {
  it('that is unreadable or another hotel\'s is dropped, and the visitor is told [config.url] [url.offer-code]', async () => {
    const { offer } = await fillCart(visit(app));
    const [base = '', code = ''] = offer.offerPath.split(/\/OfferCode[A-Z]{2}\//);
    for (const other of ['garbage', '%00', code.replace(/^[A-Z0-9]+/, 'XXX9999')]) {
      const page = await rendererOf()(requestOf(`${base}/OfferCodeWS/${other}`));
      expect(page.status).toBe(200);
      expect(stateOf(page).data).toMatchObject({ dropped: ['offer'] });
      expect(page.body).not.toContain('"offerCode":"XXX9999');
    }
    expect(stateOf(await rendererOf()(requestOf(offer.offerPath))).data).toMatchObject({ dropped: [] });
  });

  it('that is escaped without need leads to its plain spelling, and what must be escaped stays so [url.offer-code]', async () => {
    const { offer } = await fillCart(visit(app));
    const [base = ''] = offer.offerPath.split('/OfferCode');
    const escaped = base.replace('/recko/', '/%72ecko/');
    expect(escaped).not.toBe(base);
    for (const rest of ['', '/OfferCodeWS/a%0Db']) expect(await rendererOf()(requestOf(escaped + rest))).toMatchObject({ status: 301, location: base + rest });
  });

  it('under another kind of trip leads to its own [trip.types]', async () => {
    const { offer } = await fillCart(visit(app));
    const url = offer.offerPath.replace('OfferCodeWS', 'OfferCodeDW');
    expect(await rendererOf()(requestOf(`/hu${url}?q=ctAdult:2`))).toMatchObject({ status: 301, location: `/hu${offer.offerPath}?q=ctAdult:2` });
  });
});

describe('the page cache', () => {
  let rendered: string[];
  let milliseconds: number;
  let priceVersion: number;
  async function pagesOf(render: (url: string) => Partial<PageResponse>) {
    rendered = [];
    milliseconds = 0;
    priceVersion = 1;
    const renderPage = createPageHandler({
      render: async ({ url, cookie }) => {
        rendered.push(`${url} ${cookie}`);
        return { status: 200, body: `${rendered.length}`, inline: { scripts: [], styles: [] }, setCookies: [], sharedSeconds: 60, ...render(url) };
      },
      contentSecurityPolicy: () => '',
      clock,
      origin: ORIGIN,
      cacheEntries: 50,
      now: () => milliseconds,
      priceVersion: async () => priceVersion,
    });
    const paged = await buildTestApp(database, { renderPage });
    return { get: async (url: string, cookie?: string, headers?: Record<string, string>) => paged.inject({ url, headers: { ...headers, ...(cookie !== undefined && { cookie }) } }), close: () => paged.close() };
  }

  it('gives no document with prices of an earlier version', async () => {
    const pages = await pagesOf(() => ({}));
    await pages.get('/');
    priceVersion = 2;
    await pages.get('/');
    await pages.get('/');
    expect(rendered).toHaveLength(2);
    await pages.close();
  });

  it('asks about a preview for its own address only, which opens no longer than the account of whoever made the link [http.preview]', async () => {
    let asked = 0;
    const renderPage = createPageHandler({
      render: async () => ({ status: 200, body: '', inline: { scripts: [], styles: [] }, setCookies: [], sharedSeconds: 60 }),
      contentSecurityPolicy: () => '',
      clock,
      cacheEntries: 10,
      previewOf: (token) => {
        asked += 1;
        return openedPreview(app.shop, token);
      },
    });
    const previewed = await buildTestApp(database, { renderPage });
    const preview = { at: null, userStatus: 'returning', loggedIn: false };
    await addStaffAccount(database.kysely, { email: 'maker@zefira.example', name: 'Maker', role: 'editor', password: 'editor and a long one', now: new Date(0) });
    const maker = database.kysely.updateTable('staff_account').where('email', '=', 'maker@zefira.example');
    const { id: staffId } = await maker.set({ removed_at: null }).returning('id').executeTakeFirstOrThrow();
    const link = `/?preview=${previewToken(app.shop.config.secret, { staffId, preview }, clock().add({ hours: 8 }).epochMilliseconds)}`;
    const statusOf = async (url: string) => (await previewed.inject(url)).statusCode;
    expect([await statusOf('/'), await statusOf('/'), asked]).toEqual([200, 200, 0]);
    expect(await previewed.inject(link)).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    await maker.set({ removed_at: new Date(0) }).execute();
    expect([await statusOf(link), await statusOf('/'), asked]).toEqual([401, 200, 2]);
    await previewed.close();
  });

  it('is given also while no more pages are made; whoever wants another is told at once to come again', async () => {
    let finish = () => {};
    const hanging = new Promise<void>((resolve) => { finish = resolve; });
    const renderPage = createPageHandler({
      render: async ({ url }) => {
        if (url === '/slow') await hanging;
        return { status: 200, body: url, inline: { scripts: [], styles: [] }, setCookies: [], sharedSeconds: 60 };
      },
      contentSecurityPolicy: () => '',
      clock,
      cacheEntries: 10,
      renders: createAdmission({ targetMs: 1000, fewest: 1, most: 1, first: 1 }),
    });
    const busy = await buildTestApp(database, { renderPage });
    expect((await busy.inject('/cached')).statusCode).toBe(200);
    const underWay = busy.inject('/slow').then(({ statusCode }) => statusCode);
    const refused = await vi.waitFor(async () => {
      const answer = await busy.inject('/hu/other');
      expect(answer.statusCode).toBe(503);
      return answer;
    });
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.body).toContain('<html lang="hu">');
    expect((await busy.inject('/cached')).body).toBe('/cached');
    finish();
    expect(await underWay).toBe(200);
    expect((await busy.inject('/hu/other')).statusCode).toBe(200);
    await busy.close();
  });

  it('sends a document compressed to browsers that take it, also once a smaller form has been made', async () => {
    const pages = await pagesOf(() => ({ body: 'a page '.repeat(3000) }));
    for (const [accepted, encoding] of [['gzip, deflate, br, zstd', 'zstd'], ['gzip, br', 'br'], ['br;q=0.5', 'br'], ['br;q=0', undefined], ['identity', undefined], ...Array<[string, string]>(12).fill(['br', 'br'])]) {
      const { rawPayload, headers } = await pages.get('/', undefined, { 'accept-encoding': accepted! });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(String(encoding === 'zstd' ? zstdDecompressSync(rawPayload) : encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload)).toBe('a page '.repeat(3000));
    }
    expect(rendered).toHaveLength(1);
    await pages.close();
  });

  it('shares a document by address, language, user status, device and consent, never with or from the owner of a private cookie [user.returning] [view.device-os]', async () => {
    const pages = await pagesOf((url) => (url === '/gives' ? { setCookies: ['shop_access=1'], sharedSeconds: 0 } : {}));
    const seen = String(clock().epochMilliseconds / 1000 - 3600);
    let documents = 0;
    const makes = async (count: number, url: string, cookie?: string, headers?: Record<string, string>) => {
      await pages.get(url, cookie, headers);
      await pages.get(url, cookie, headers);
      expect([url, cookie, headers, rendered.length]).toEqual([url, cookie, headers, documents += count]);
    };
    for (const url of ['/', '/pl', '/?q=a:PRG']) for (const cookie of [undefined, 'consent=none', 'consent=marketing', `shop_visited=${seen}`]) await makes(1, url, cookie);
    await makes(1, '/', undefined, { 'user-agent': 'iPhone' });
    for (const cookie of ['consent=junk', 'shop_cart=1', 'shop_visited=junk', 'consent=none; shop_cart=2', `consent=; shop_visited=${seen}1`]) await makes(0, '/', cookie);
    for (const cookie of ['shop_access=1', 'shop_refresh=1', 'listingSort=price', 'childrenBirthDates=2019-05-04', 'foreign=1']) await makes(2, '/', cookie);
    await makes(2, '/gives');
    await pages.close();
  });

  it('caches no document beyond the moment that changes it, however long its making took [cms.visibility-dates]', async () => {
    const pages = await pagesOf(() => {
      milliseconds += 3000;
      return { sharedSeconds: 10 };
    });
    await pages.get('/');
    milliseconds = 9_999;
    await pages.get('/');
    expect(rendered).toHaveLength(1);
    milliseconds = 10_000;
    await pages.get('/');
    expect(rendered).toHaveLength(2);
    await pages.close();
  });
});

describe('the state of a page', () => {
  const stateAt = async (url: string) => JSON.parse((await rendererOf()({ ...requestOf(url), as: 'state' })).body) as PageAnswer;

  it('is what its document holds, with its head but for what engines read, and no markup [page.types]', async () => {
    const document = await rendererOf()(requestOf(LISTING));
    const { status, state, head, build, ...rest } = await stateAt(LISTING);
    expect(state).toEqual({ ...stateOf(document), context: { ...stateOf(document).context, now: state.context.now } });
    expect(document.body).toContain(`<title>${head.title}</title>`);
    expect(document.body).toContain(`<link rel="canonical" href="${head.canonical}">`);
    expect(document.body).toContain('"@type":"BreadcrumbList"');
    expect(head.structuredData).toBeNull();
    expect([status, build, rest]).toEqual([200, '/entry.js', { styles: [], scripts: [] }]);
  });

  it('lacks the tree of destinations where the visit says that it has it', async () => {
    const render = rendererOf({ publish: (json) => `/state/${json.length}.json` });
    const stateOfVisit = async (...knownParts: string[]) => {
      const { body, parts } = await render({ ...requestOf(LISTING), as: 'state', knownParts });
      return { ...parts![1]!, files: (JSON.parse(body) as PageAnswer).state.flows.flatMap(({ files = [] }) => files) };
    };
    const { name: href, ...whole } = await stateOfVisit();
    expect([whole, await stateOfVisit('/state/other.json')]).toEqual([{ isLeftOut: false, files: [] }, { name: href, isLeftOut: false, files: [] }]);
    expect(await stateOfVisit(href)).toEqual({ name: href, isLeftOut: true, files: [{ at: ['context', 'filters', expect.any(Number), 'options'], href, changes: expect.arrayContaining([[[0, 'selected'], true]]) }] });
  });

  it('lacks header and footer where the visit has the same ones', async () => {
    const render = rendererOf({ digest });
    const chromeOf = async (url: string, ...knownParts: string[]) => (JSON.parse((await render({ ...requestOf(url), as: 'state', knownParts })).body) as PageAnswer).state.chrome;
    const { header, footer, ...rest } = await chromeOf(LISTING);
    expect([header.block, footer.block, stateOf(await render(requestOf(LISTING))).chrome.version]).toEqual(['header', 'footer', rest.version]);
    expect(await chromeOf(LISTING, 'other')).toEqual({ header, footer, ...rest });
    expect(await chromeOf(LISTING, rest.version)).toEqual(rest);
    expect(Object.keys(await chromeOf('/', rest.version))).not.toContain('footer');
    expect(Object.keys(await chromeOf('/pl', rest.version))).toContain('footer');
  });

  it('of a page that is not there says so, and stays out of indexes [page.errors]', async () => {
    const { status, state, head } = await stateAt('/neni/tu');
    expect([status, state.context.pageType, head.alternates]).toEqual([404, 'page404', []]);
  });
});

describe('an address asked for its state', () => {
  const asked = async (url: string, accept?: string) => {
    const pages = fastify();
    const rendered: string[] = [];
    pages.get('/*', createPageHandler({
      render: async ({ as }) => {
        rendered.push(String(as));
        return { status: 200, body: `{"as":"${as}"}`, inline: { scripts: [], styles: [] }, setCookies: [], sharedSeconds: 60, ...(url === '/there' && { status: 301, location: '/here' }) };
      },
      contentSecurityPolicy: () => '', cacheEntries: 10, clock,
    }));
    const answers = [];
    for (let time = 0; time < 2; time += 1) answers.push(await pages.inject({ url, headers: { ...(accept && { accept }) } }));
    await pages.close();
    return { rendered, answer: answers[1]! };
  };

  it('answers it from the cache as documents are, never to be stored by the browser', async () => {
    const { rendered, answer } = await asked('/', PAGE_STATE_TYPE);
    expect([rendered, answer.json(), answer.headers['cache-control'], answer.headers.vary]).toEqual([['state'], { as: 'state' }, 'no-store', 'Accept, Accept-Encoding']);
    const document = await asked('/');
    expect([document.rendered, document.answer.headers.vary, document.answer.headers['content-type']]).toEqual([['document'], 'Accept, Accept-Encoding', 'text/html; charset=utf-8']);
  });

  it('is sent without the parts that the visit has, from the cache too, and whole to whoever has others or none', async () => {
    const pages = fastify();
    const rendered: string[] = [];
    pages.get('/*', createPageHandler({
      render: async ({ url, knownParts = [] }) => {
        const names = url === '/short' ? ['blocks'] : ['blocks', '/state/tree.json'];
        const parts = names.map((name) => ({ name, isLeftOut: knownParts.includes(name) }));
        const body = parts.flatMap(({ name, isLeftOut }) => (isLeftOut ? [] : [name])).join();
        rendered.push(body);
        return { status: 200, body, inline: { scripts: [], styles: [] }, setCookies: [], sharedSeconds: 60, parts };
      },
      contentSecurityPolicy: () => '', cacheEntries: 10, clock,
    }));
    const bodies = async (url: string, known: readonly (string | undefined)[]) => {
      const seen = [];
      for (const part of known) seen.push((await pages.inject({ url, headers: { accept: PAGE_STATE_TYPE, ...(part && { [KNOWN_PARTS_HEADER]: part }) } })).body);
      return seen;
    };
    const known = [undefined, 'blocks /state/tree.json', 'blocks ', 'other /state/tree.json', 'blocks /state/tree.json', 'other /state/other.json', 'blocks /state/other.json', undefined];
    const [all, tree] = ['blocks,/state/tree.json', '/state/tree.json'];
    expect(await bodies('/', known)).toEqual([all, '', tree, 'blocks', '', all, tree, all]);
    expect(await bodies('/short', known)).toEqual(['blocks', '', '', 'blocks', '', 'blocks', '', 'blocks']);
    expect(rendered).toEqual([all, '', tree, 'blocks', 'blocks', '']);
    await pages.close();
  });

  it('says where to go instead of going there', async () => {
    const { answer } = await asked('/there', PAGE_STATE_TYPE);
    expect([answer.statusCode, answer.headers.location, answer.json()]).toEqual([200, undefined, { redirect: '/here' }]);
  });
});
