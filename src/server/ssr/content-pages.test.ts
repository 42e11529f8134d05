import { appendFileSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfiguratorInput } from '../../../machines/configurator/configurator.types.ts';
import { audienceOf } from '../../domain/routes/page-audience.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import type { PageState } from '../../routes/page-state.ts';
import { createShopRouter, pageMatcher } from '../../routes/shop-router.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testRenderer } from './testing/test-renderer.ts';
import { buildTestApp, testClock, visit } from '../testing/test-app.ts';

/** Pages of the shop's own that an editor puts something around, by the files that say so. */
const OWN_PAGES = {
  quiz: '/kviz', newsletter: '/newsletter', offices: '/kontakt/cestovni-kancelar', 'own-wishlist': '/oblibene', 'own-compare': '/porovnani', 'own-direction': '/directions/letecky/recko',
  excursions: '/vylety', 'excursions-search': '/vylety/hledani',
} as const;

const FILES: Record<string, string> = {
  'pages/everything.yaml': `url: /vse
menuCollapsed: true
globalSearch: { visible: true }
metaProperties: [{ key: title, value: Všechno }]
banner: { title: Celá stránka, picture: { src: /images/file/scenes/greek-cove-olives, alt: zátoka } }
tiles: [{ code: exotika, active: true }, { code: zima, active: false }]
seoText: <p>Pro hledající</p>
regulations: <p>Podmínky stránky</p>
seoLinksContainer: [{ label: Jinam, url: /o-nas }]
organizationSchema: { '@context': 'https://schema.org', '@type': TravelAgency, name: Zkušební }
slots:
  - name: main
    components:
      - { uid: tiles, name: tiles }
      - { uid: mine, name: customHtml, styles: 'narrow evil tinted', html: <p>Zúžené</p> }
      - { uid: shelf, name: topHotels, options: [{ key: limit, value: '2' }] }
      - { uid: strip, name: banner, options: [{ key: code, value: now }] }
      - { uid: past, name: banner, options: [{ key: code, value: over }] }`,
  'pages/quiet.yaml': `url: /ticho
active: true
searchCriteria: { code: ticho, site: akce, tripType: WS }
globalSearch: { visible: false }
sortCodes: [hotelRating, price]
metaProperties: [{ key: title, value: Tichá nabídka }]`,
  // A campaign's page takes the place of the shop's own, and says no longer what to search for.
  'pages/campaign-silvestr.yaml': `url: /silvestr
active: true
metaProperties: [{ key: title, value: Silvestr }]`,
  'pages/placed.yaml': `url: /hledejte
globalSearch: { tripType: DW }
metaProperties: [{ key: title, value: Hledejte }]
slots:
  - name: main
    components:
      - { uid: before, name: customHtml, html: <p>Před hledáním</p> }
      - { uid: search, name: globalSearch }
      - { uid: after, name: customHtml, html: <p>Za hledáním</p> }`,
  'pages/placed-hidden.yaml': `url: /nehledejte
globalSearch: { visible: false }
metaProperties: [{ key: title, value: Nehledejte }]
slots: [{ name: main, components: [{ uid: search, name: globalSearch }] }]`,
  'pages/excursions-activities.yaml': `url: /vylety/*
slots: [{ name: bottom, components: [{ uid: below, name: customHtml, html: <p>Pod každým výletem</p> }] }]`,
  'pages/blog-tomorrow.yaml': `url: /blog/zitra
metaProperties: [{ key: title, value: Zítřek }, { key: published, value: '2099-01-01' }]`,
  ...Object.fromEntries(Object.entries(OWN_PAGES).map(([file, path]) => [`pages/${file}.yaml`, `url: ${path}
metaProperties: [{ key: title, value: Slovo redakce }, { key: robots, value: noindex }]
banner: { title: Proužek redakce }
popup: { name: own, active: true }
slots:
  - { name: top, components: [{ uid: above, name: customHtml, html: <p>Nad stránkou</p> }] }
  - { name: main, components: [{ uid: below, name: topHotels }, { uid: words, name: bottomInfo, html: <p>Pod stránkou</p> }] }`])),
  'globals/global-search.yaml': `text: Kam nejčastěji
links: [{ label: Turecko, url: /dovolena/turecko/nabidky-letecky }]
components: [{ uid: car-note, name: customHtml, options: [{ key: tripTypes, value: DW }], html: <p>Kola vezmeme s sebou</p> }]`,
  'banners.yaml': `- { code: now, title: Teď, validFrom: today-1d, validTo: today, picture: { src: /images/file/scenes/greek-cove-olives, alt: zátoka } }
- { code: over, title: Po všem, validTo: today-1d, picture: { src: /images/file/scenes/greek-cove-olives, alt: zátoka } }`,
};

/** Every page type but errors, the staff's own, and those that show an order or a customer. */
const OPEN_PAGES: readonly PageType[] = [
  'homePage', 'listing', 'hotelCard', 'charters', 'quiz', 'lowestPriceChart', 'directions', 'wishlist', 'tilesPage', 'chartersLandingPage', 'contentPage',
  'contentPageContactOffices', 'contentPageContactCity', 'contentPageContactOffice', 'excursionHome', 'excursionSearch', 'excursionActivity',
  'mytuiAuthLogin', 'mytuiAuthRegister', 'mytuiAuthPasswordReset', 'mytuiHelp',
];

let database: Database;
let app: FastifyInstance;
let contentFolder: string;
const clock = testClock();
beforeAll(async () => {
  contentFolder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), contentFolder, { recursive: true });
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(contentFolder, path), text);
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  app = await buildTestApp(database, { clock, contentFolder });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A page as somebody without cookies gets it. */
async function pageAt(url: string, shop = app) {
  const render = testRenderer(shop, { now: clock });
  const { status, body, location } = await render({ url, origin: 'http://shop.test', cookie: '', audience: audienceOf({ cookies: {}, userAgent: '', now: clock().epochMilliseconds }) });
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return { status, location, body, main, text: main.replace(/<[^>]+>/g, ' ') };
}

describe('a page that editors made', () => {
  it('shows every field of its own [cms.page-fields]', async () => {
    const { body, main, text } = await pageAt('/vse');
    expect(text).toContain('Celá stránka');
    expect(main).toContain('href="/exotika"');
    expect(main).not.toContain('href="/zima"');
    for (const said of ['Pro hledající', 'Podmínky stránky', 'Jinam']) expect(text).toContain(said);
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)![1]!)).toEqual({ '@context': 'https://schema.org', '@type': 'TravelAgency', url: 'http://shop.test', name: 'Zkušební' });
    expect(/<header class="([^"]*)"/.exec(body)![1]!.split(' ')).toHaveLength(2);
    expect(/<header class="([^"]*)"/.exec((await pageAt('/o-nas')).body)![1]!.split(' ')).toHaveLength(1);
  });

  it('sets components apart by a safe list, and fills those that have calls of their own [cms.component-fields] [banner.calls]', async () => {
    const { main, text } = await pageAt('/vse');
    expect(main).toMatch(/<div class="[^" ]+ [^" ]+" data-styles="narrow tinted">.*Zúžené/s);
    expect(main.match(/<article[^>]*data-offer-code/g)).toHaveLength(2);
    expect(text).toContain('Teď');
    expect(text).not.toContain('Po všem');
    expect((await visit(app).get('/api/www/banners?codes=over,now,none')).body.banners.map(({ code }: { code: string }) => code)).toEqual(['now']);
  });

  it.each(Object.values(OWN_PAGES))('stands around %s, which is the shop’s own, with its words, its banner and its popup [cms.page-fields] [cms.page-slots]', async (path) => {
    const { body, main } = await pageAt(path);
    expect(body).toContain('<title>Slovo redakce</title>');
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toContain('"popup":{"name":"own","active":true}');
    const [above, banner, heading, below] = ['Nad stránkou', 'Proužek redakce', '<h1', 'Pod stránkou'].map((text) => main.indexOf(text));
    expect(above).toBeGreaterThan(-1);
    expect(banner).toBeGreaterThan(above!);
    expect(heading).toBeGreaterThan(banner!);
    expect(below).toBeGreaterThan(heading!);
    expect(main.slice(heading, below)).toContain('data-offer-code');
  });

  it('stands around every excursion, whose title is its own [cms.page-slots] [route.excursions]', async () => {
    const [activity] = (await visit(app).get('/api/www/activity/most-popular?limit=1')).body.activities as { name: string; url: string }[];
    const { main, body } = await pageAt(activity!.url);
    expect(main.indexOf('Pod každým výletem')).toBeGreaterThan(main.indexOf('<h1'));
    expect(/<title>([^<]*)/.exec(body)![1]).toContain(activity!.name.replaceAll('&', '&amp;'));
    expect((await pageAt('/vylety/platba')).main).not.toContain('Pod každým výletem');
  });

  it('decides whether its search is shown, and which orders its list has [cms.search-visible] [cms.page-fields]', async () => {
    const quiet = await pageAt('/ticho');
    expect(quiet.status).toBe(200);
    expect(quiet.main).not.toContain('id="search"');
    expect((await pageAt('/first-minute')).main).toContain('id="search"');
    // On a page that has none by itself it is shown where editors say so: above all, or in its own place.
    expect((await pageAt('/vse')).main.match(/id="search"/g)).toHaveLength(1);
    const placed = (await pageAt('/hledejte')).main;
    const [before, search, after] = ['Před hledáním', 'id="search"', 'Za hledáním'].map((text) => placed.indexOf(text));
    expect([before! < search!, search! < after!, placed.match(/id="search"/g)]).toEqual([true, true, ['id="search"']]);
    expect(placed).toMatch(/<option value="DW" selected="">/);
    for (const path of ['/nehledejte', '/o-nas', '/kviz']) expect((await pageAt(path)).main).not.toContain('id="search"');
    expect([...quiet.main.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual(['hotelRating', 'price']);
  });
});

it('shows on the home page what its blocks ask for by calls of their own, and the places of its search [home.calls] [cms.home-components] [cms.globals]', async () => {
  const visitor = visit(app);
  const { main, text } = await pageAt('/');
  const { posts } = (await visitor.get('/api/www/home/blog-posts?limit=3')).body as { posts: { title: string; url: string; publishedOn: string }[] };
  const { destinations } = (await visitor.get('/api/www/home/destinations?limit=6')).body as { destinations: { title: string; count: number; url: string; text: string }[] };
  const offersOf = async (block: string) => (await visitor.get(`/api/www/home/${block}`)).body.offers as { offerCode: string }[];
  expect(posts.map(({ publishedOn }) => publishedOn)).toEqual(['2026-05-18', '2026-04-20', '2026-03-16']);
  for (const { title, url } of posts) {
    expect(main).toContain(`href="${url}"`);
    expect(text).toContain(title);
  }
  expect(destinations.length).toBeGreaterThan(0);
  expect(destinations.toSorted((a, b) => b.count - a.count)).toEqual(destinations);
  for (const { title, url, text: said } of destinations) {
    expect(main).toContain(`href="${url}"`);
    expect(text).toContain(title);
    expect(text).toContain(said);
  }
  expect(main).toMatch(/<nav aria-label="Kam nejčastěji"[^>]*>.*href="\/dovolena\/turecko\/nabidky-letecky".*?<\/nav>/s);
  for (const block of ['top-hotels', 'last-minute']) expect(main).toContain(`data-offer-code="${(await offersOf(block))[0]!.offerCode}"`);
});

it('shows notes of header, footer and search on pages of their trips and places only [cms.header-components] [cms.globals]', async () => {
  const note = 'Lyže a snowboard jedou zdarma';
  expect((await pageAt('/dovolena/nabidky-lyze')).body).toContain(note);
  for (const url of ['/', '/dovolena/nabidky-letecky', '/o-nas']) expect([url, (await pageAt(url)).body.includes(note)]).toEqual([url, false]);
  const byCar = async (url: string) => [url, (await pageAt(url)).main.includes('Kola vezmeme s sebou')];
  expect(await Promise.all(['/dovolena/nabidky-autem', '/dovolena/nabidky-letecky', '/'].map(byCar))).toEqual([['/dovolena/nabidky-autem', true], ['/dovolena/nabidky-letecky', false], ['/', false]]);
});

it('leads from the internal identifier of a content page to its public address; one of no page is not found [page.internal-ids]', async () => {
  for (const path of ['/newsletter', '/przedsprzedaz', '/o-nas']) expect(await pageAt(`/hu/contentPage${path}?outcome=sent`)).toMatchObject({ status: 301, location: `/hu${path}?outcome=sent` });
  for (const path of ['/neni', '/checkout', '/contentPage/o-nas', '/%2Fo-nas', '/%2F%2Fexample.com']) expect([path, (await pageAt(`/contentPage${path}`)).status]).toEqual([path, 404]);
});

describe('a hotel card', () => {
  it('has the rooms of its address until its page says that one is sold at a time: then the party is in one [hotel.multiroom]', async () => {
    const { code } = await database.kysely.selectFrom('hotel').select('code').where('trip_type', '=', 'WS').orderBy('id').executeTakeFirstOrThrow();
    const { hotelUrl } = (await visit(app).get(`/api/www/hotelCard/hotels/${code}`)).body as { hotelUrl: string };
    const roomsAt = async (shop: FastifyInstance) => {
      const { body } = await pageAt(`${hotelUrl}?q=room:2:room:1:multiroom:T`, shop);
      const { flows } = JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/.exec(body)![1]!) as PageState;
      const { multiroomEnabled, occupancies } = flows.find(({ address }) => address === 'configurator')!.input as ConfiguratorInput;
      return [multiroomEnabled, occupancies];
    };
    expect(await roomsAt(app)).toEqual([true, [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }]]);
    appendFileSync(join(contentFolder, 'pages/hotel-card.yaml'), '\nmultiroomEnabled: false\n');
    const single = await buildTestApp(database, { clock, contentFolder });
    expect(await roomsAt(single)).toEqual([false, [{ adults: 3, childBirthDates: [] }]]);
    await single.close();
  });
});

describe('a search that began on a campaign', () => {
  it('says so wherever it goes on to, asks with the campaign’s site, and leads back [search.criteria] [listing.scope]', async () => {
    const campaign = await pageAt('/ticho');
    expect(campaign.body).toContain('"searchCriteriaCode":"ticho","pageUrl":"/ticho"');
    expect(campaign.body).toContain('"scope":{"site":"akce"}');
    const onward = await pageAt('/hledani?typ=WS&dospeli=2&akce=ticho&stranka=/ticho');
    expect(onward).toMatchObject({ status: 303, location: '/dovolena/nabidky-letecky?q=criteria:ticho:page:~2Fticho' });
    const listing = await pageAt(onward.location!);
    expect(listing.main).toContain('href="/ticho"');
    expect(listing.body).toContain('"scope":{"site":"akce"}');
    const claimed = await pageAt('/dovolena/nabidky-letecky?q=criteria:jina:page:~2Fticho');
    expect(claimed.body).not.toContain('"scope":{"site"');
  });
});

describe('a page that is not there', () => {
  it('is page404, as is a campaign that lacks its criteria, one that is not active pageError, all 404 with what the address may have meant [cms.inactive-page] [page.errors]', async () => {
    const missing = await pageAt('/dovolena/recko/kreeta/nabidky-letecky');
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.main).toContain('data-page="page404"');
    expect(missing.main).toContain('href="/dovolena/recko/kreta/nabidky-letecky"');
    const aimless = await pageAt('/silvestr');
    expect([aimless.status, /data-page="(\w+)"/.exec(aimless.main)?.[1]]).toEqual([404, 'page404']);
    const closed = await pageAt('/pripravujeme');
    expect(closed).toMatchObject({ status: 404 });
    expect(closed.main).toContain('data-page="pageError"');
  });

  it('is none although an editor puts something around all pages of its kind [page.errors] [cms.page-slots]', async () => {
    for (const path of ['/vylety/nic', '/vylety/tady/dal/nic', '/contentPage/vylety/nic']) {
      const { status, main } = await pageAt(path);
      expect([path, status, /data-page="\w+"/.exec(main)?.[0]]).toEqual([path, 404, 'data-page="page404"']);
      expect(main).not.toContain('Pod každým výletem');
    }
  });

  it('shows in place of a hotel that is gone what is sold there, for the same party [page.hotel-card] [page.errors]', async () => {
    const gone = await pageAt('/dovolena/recko/kreta/chersonissos/hotel-nope1?q=ctAdult:1');
    expect(gone.status).toBe(404);
    const around = /<section[^>]*aria-labelledby="notice-hotels".*?<\/section>/s.exec(gone.main)?.[0] ?? '';
    expect(around.match(/href="\/dovolena\/recko\/kreta\/[^"]*OfferCodeWS[^"]*\?q=ctAdult:1"/g)?.length).toBeGreaterThan(1);
    expect((await pageAt('/dovolena/neni/nikde/hotel-nope1')).main).not.toContain('notice-hotels');
  });

  it('has a search that needs no script: what it names is opened, what it does not is said [page.errors]', async () => {
    expect((await pageAt('/nic')).main).toMatch(/<form[^>]*action="\/hledani".*name="hledat"/s);
    expect(await pageAt('/hledani?hledat=Kréta')).toMatchObject({ status: 303, location: '/dovolena/recko/kreta/nabidky-letecky' });
    const nothing = await pageAt('/hledani?hledat=qqqqqqqq');
    expect(nothing.status).toBe(404);
    expect(nothing.text).toContain('„qqqqqqqq“');
  });
});

describe('a form that is sent without scripts', () => {
  it('asks for news, and the page says what came of it or what is wrong [page.newsletter] [page.presale]', async () => {
    const visitor = visit(app);
    const said = async (path: string, fields: Record<string, string>) => {
      const { status, headers } = await visitor.submit(path, fields);
      expect(status).toBe(303);
      return [headers.location, (await pageAt(String(headers.location))).text] as const;
    };
    const [form] = /<form[^>]*method="post".*?<\/form>/s.exec((await pageAt('/pl/newsletter')).main)!;
    expect(form).toMatch(/action="\/pl\/newsletter".*name="email".*name="agrees"/s);
    expect(await said('/newsletter', {})).toEqual(['/newsletter?problem=required&problem=agreement', expect.stringMatching(/Napište svou e-mailovou adresu\..*Bez souhlasu vám nemůžeme psát\./s)]);
    expect(await said('/newsletter', { email: 'jana@example.com' })).toEqual(['/newsletter?problem=agreement', expect.stringContaining('Bez souhlasu vám nemůžeme psát.')]);
    expect(await said('/przedsprzedaz', { email: 'jana@example.com', agrees: 'yes' })).toEqual(['/przedsprzedaz?outcome=sent', expect.stringContaining('Podívejte se do schránky')]);
    const mail = await database.kysely.selectFrom('mail_outbox').select(['plain']).where('recipient', '=', 'jana@example.com').executeTakeFirstOrThrow();
    const [confirm] = /\/przedsprzedaz\?confirm=\S+/.exec(mail.plain)!;
    expect((await pageAt(confirm)).main).toContain(`action="${confirm}"`);
    expect(await said(confirm, {})).toEqual(['/przedsprzedaz?outcome=confirmed', expect.stringContaining('Hotovo, jste v seznamu')]);
    const again = (await pageAt(confirm)).text;
    expect([again.includes('Hotovo, jste v seznamu'), again.includes('Potvrdit odběr')]).toEqual([true, false]);
    expect((await pageAt('/pl/newsletter?confirm=abc')).main).toMatch(/Nie rozpoznaliśmy linku potwierdzającego.*<form[^>]*action="\/pl\/newsletter"/s);
    const [end] = /\/przedsprzedaz\?end=\S+/.exec(mail.plain)!;
    expect((await pageAt(end)).text).toMatch(/Potvrďte, že se chcete odhlásit\. Pak už na vaši adresu nebudeme nic posílat\./);
    expect((await visitor.submit('/newsletter?confirm=junk', {})).headers.location).toBe('/newsletter?outcome=expired');
    expect(await said('/newsletter?end=junk', {})).toEqual(['/newsletter?outcome=unrecognised', expect.stringContaining('zavolejte na +420')]);
    expect((await visitor.post('/newsletter', 'email=a', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' })).status).toBe(403);
  });

  it('finds an office by city, street or postal code [office.list] [page.offices]', async () => {
    const found = async (text: string) => (await pageAt(`/kontakt/cestovni-kancelar?hledat=${encodeURIComponent(text)}`)).location;
    expect(await found('plzeň')).toBe('/kontakt/cestovni-kancelar/plzen');
    expect(await found('Masarykova')).toBe('/kontakt/cestovni-kancelar/brno');
    expect(await found('Praha 5')).toBe('/kontakt/cestovni-kancelar/praha');
    expect(await found('Masarykova 21, Brno')).toBe('/kontakt/cestovni-kancelar/brno');
    expect((await pageAt('/kontakt/cestovni-kancelar?hledat=Tokio')).text).toContain('Na „Tokio“ pobočku nemáme');
  });
});

it('leads from the home page to every page that needs neither order nor login in at most four presses [page.reached]', { timeout: 300_000 }, async () => {
  const match = pageMatcher(createShopRouter('cs'));
  const asked = new Set(['/']);
  const reached = new Map<string, string>();
  let here = ['/'];
  for (let presses = 0; presses <= 4; presses += 1) {
    const links: string[] = [];
    for (const url of here) {
      const { status, body, location } = await pageAt(url);
      if (location !== undefined) links.push(location);
      const [, pageType] = /data-page="(\w+)"/.exec(body) ?? [];
      if (status === 200 && pageType !== undefined && !reached.has(pageType)) reached.set(pageType, url);
      links.push(...[...body.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')));
    }
    // A few of each kind are enough: pages of one kind lead to the same kinds.
    const chosen = new Map<string, string[]>();
    for (const link of new Set(links)) {
      const route = match(link.split('?')[0]!);
      if (route === undefined || route.lang !== 'cs' || asked.has(link)) continue;
      const kin = chosen.get(route.pageType) ?? [];
      if (kin.length < (reached.has(route.pageType) ? 1 : 3)) chosen.set(route.pageType, [...kin, link]);
    }
    here = [...chosen.values()].flat();
    for (const link of here) asked.add(link);
  }
  expect(OPEN_PAGES.filter((pageType) => !reached.has(pageType))).toEqual([]);
});
