import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREVIEW_HEADER } from '../../domain/content/preview.ts';
import type { Database } from '../db/open-database.ts';
import { previewToken } from '../security/preview-token.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildTestApp, testClock, visit, type TestAnswer } from '../testing/test-app.ts';

const FILES: Record<string, string> = {
  'pages/home.yaml': `url: /
slots:
  - name: main
    components:
      - { uid: shown, name: benefits, items: [{ title: a, items: [{ title: b, items: [{ title: c, items: [{ title: d }] }] }] }] }
      - { uid: later, name: banner, validFrom: '2026-06-15T10:00:20Z' }
      - { uid: off, name: banner, active: false }
metaProperties: [{ key: title, value: { cs: Dovolená, pl: Wakacje, ro: Vacanță, uk: Відпустка, hu: Nyaralás } }]`,
  'pages/old.yaml': 'url: /stara\nactive: false',
  'pages/blog-later.yaml': `url: /blog/pozdeji
metaProperties: [{ key: title, value: { cs: Později, pl: Później, ro: Mai târziu, uk: Пізніше, hu: '' } }, { key: published, value: '2026-06-16' }]`,
  'globals/footer.yaml': `links: [{ label: { cs: Kontakt, pl: Kontakt, ro: Contact, uk: Контакти, hu: Kapcsolat }, url: /kontakt }]
components:
  - { uid: all, name: bottomInfo }
  - { uid: off, name: bottomInfo, active: false }
  - { uid: crete, name: bottomInfo, options: [{ key: directions, value: 'GR-KRETA,ES' }] }
  - { uid: ski, name: bottomInfo, options: [{ key: tripTypes, value: NR }] }`,
  'globals/footer.staged.yaml': 'text: staged',
  'offices.staged.yaml': `- { officeId: zlin1, city: Zlín, address: Náměstí 1, postalCode: 760 01, phone: '3', email: e@f.example, coordinates: { latitude: 49.2, longitude: 17.6 }, hours: [], directions: tam, services: [] }`,
  'tiles.yaml': `- { code: winter, url: /zima, title: { cs: Zima, pl: Zima, ro: Iarna, uk: Зима, hu: Tél }, text: a, picture: { src: /a, alt: a } }
- { code: summer, url: /leto, title: Léto, text: b, picture: { src: /b, alt: b } }`,
  'offices.yaml': `- { officeId: plzen1, city: Plzeň, address: Americká 33, postalCode: 301 00, phone: '1', email: a@b.example, coordinates: { latitude: 49.7, longitude: 13.4 }, hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }], directions: { cs: tudy, pl: tędy, ro: pe aici, uk: сюди, hu: erre }, services: [] }
- { officeId: brno1, city: Brno, address: Masarykova 21, postalCode: 602 00, phone: '2', email: c@d.example, coordinates: { latitude: 49.2, longitude: 16.6 }, hours: [], directions: tam, services: [] }`,
};

let database: Database;
let app: FastifyInstance;
let contentFolder: string;
/** Who makes the links of previews. */
let staffId: string;
beforeAll(async () => {
  contentFolder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['pages', 'globals']) mkdirSync(join(contentFolder, folder));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(contentFolder, path), text);
  database = await openTestDatabase('pglite');
  app = await buildTestApp(database, { contentFolder });
  await addStaffAccount(database.kysely, { email: 'editor@zefira.example', name: 'Editor', role: 'editor', password: 'editor and a long one', now: new Date(0) });
  staffId = (await database.kysely.selectFrom('staff_account').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const tokenUntil = (expires: string) => previewToken(app.shop.config.secret, { staffId, preview: { at: null, userStatus: 'returning', loggedIn: false } }, Date.parse(expires));
/** Headers of somebody who has a preview's link. */
const aLink = () => ({ [PREVIEW_HEADER]: tokenUntil('2027-01-01T00:00:00Z') });
const get = (url: string): Promise<TestAnswer> => visit(app).get(url);
const uidsOf = ({ body }: TestAnswer): string[] => body.components.map(({ uid }: { uid: string }) => uid);

describe('a page of the CMS', () => {
  it('comes in a language with all its components: what is seen of them the renderer decides [cms.page-slots]', async () => {
    const { status, body } = await get('/api/www/cms/page?url=/&locale=pl');
    expect(status).toBe(200);
    expect(body.metaProperties).toEqual([{ key: 'title', value: 'Wakacje' }]);
    expect(body.slots[0].components.map(({ uid }: { uid: string }) => uid)).toEqual(['shown', 'later', 'off']);
  });

  it('nests items two deep unless asked for more or less [cms.depth]', async () => {
    const itemsAt = async (query: string) => (await get(`/api/www/cms/page?url=/${query}`)).body.slots[0].components[0].items;
    expect(await itemsAt('')).toEqual([{ title: 'a', items: [{ title: 'b', items: [] }] }]);
    expect(await itemsAt('&depth=0')).toEqual([]);
    expect(await itemsAt('&depth=3')).toEqual([{ title: 'a', items: [{ title: 'b', items: [{ title: 'c', items: [] }] }] }]);
  });

  it('comes with the components that a filter names, and as a draft to who may see drafts [cms.page-filter]', async () => {
    const { body } = await get('/api/www/cms/page?url=/&filter=banner,nothing');
    expect(body.slots.map(({ components }: { components: { uid: string }[] }) => components.map(({ uid }) => uid))).toEqual([['later', 'off']]);
    expect((await get('/api/www/cms/page?url=/&filter=nothing')).body.slots).toEqual([]);
    expect((await get('/api/www/cms/page?url=/&draft=true')).status).toBe(401);
  });

  it('that is not active, or not there, says which [cms.inactive-page]', async () => {
    expect(await get('/api/www/cms/page?url=/stara')).toMatchObject({ status: 404, body: { code: 'page-not-active', title: 'Page not active' } });
    expect(await get('/api/www/cms/page?url=/neznama')).toMatchObject({ status: 404, body: { code: 'page-not-found', title: 'Page not found' } });
    expect(await get('/api/www/cms/page?url=/stara&active=false')).toMatchObject({ status: 404, body: { code: 'page-not-active' } });
    expect(await visit(app).get('/api/www/cms/page?url=/stara&active=false', aLink())).toMatchObject({ status: 200, body: { active: false }, headers: { 'cache-control': 'no-store' } });
  });

  it('that says its day opens on that day of the market, by itself; a preview has it before [page.content] [cms.inactive-page]', async () => {
    const clock = testClock();
    const own = await buildTestApp(database, { contentFolder, clock });
    const page = '/api/www/cms/page?url=/blog/pozdeji';
    const open = async () => [(await visit(own).get(page)).status, (await visit(own).get(`${page}&active=false`)).status, (await visit(own).get('/api/www/home/blog-posts')).body.posts.length];
    expect(await open()).toEqual([404, 404, 0]);
    expect((await visit(own).get(`${page}&catalogVersion=Staged`, aLink())).status).toBe(200);
    // One minute before midnight in Prague, then half an hour later: in universal time it is the evening before.
    clock.advance({ hours: 11, minutes: 59 });
    expect(await open()).toEqual([404, 404, 0]);
    clock.advance({ minutes: 30 });
    expect(await open()).toEqual([200, 200, 1]);
    // A post is never a link without words.
    const titleIn = async (language: string) => (await visit(own).get(`/api/www/home/blog-posts?locale=${language}`)).body.posts[0].title as string;
    expect([await titleIn('cs'), await titleIn('hu')]).toEqual(['Později', '/blog/pozdeji']);
    await own.close();
  });
});

describe('tiles', () => {
  it('come by their codes, in the order asked for; a code that names none is left out [page.tiles-url]', async () => {
    const { body } = await get('/api/www/tiles?codes=summer,nothing,winter&locale=hu');
    expect(body.tiles.map(({ code, title }: { code: string; title: string }) => [code, title])).toEqual([['summer', 'Léto'], ['winter', 'Tél']]);
    expect((await get('/api/www/tiles?codes=')).body).toEqual({ tiles: [] });
  });
});

describe('offices', () => {
  it('come by city, in a language, with the parts of their address [office.list]', async () => {
    const { body } = await get('/api/www/offices?city=plzen&locale=pl');
    expect(body.offices.map(({ officeId, citySlug, addressSlug, directions }: Record<string, string>) => [officeId, citySlug, addressSlug, directions])).toEqual([['plzen1', 'plzen', 'americka-33', 'tędy']]);
    expect((await get('/api/www/offices')).body.offices).toHaveLength(2);
  });

  it('come one by one; one that is not there is a 404 [office.list]', async () => {
    expect(await get('/api/www/offices/brno1')).toMatchObject({ status: 200, body: { city: 'Brno' } });
    expect((await get('/api/www/offices/constructor')).status).toBe(404);
  });
});

describe('a global block', () => {
  it('comes in a language, filtered by what is asked for [cms.globals]', async () => {
    expect((await get('/api/globals/footer?locale=hu')).body.links).toEqual([{ label: 'Kapcsolat', url: '/kontakt' }]);
    expect(uidsOf(await get('/api/globals/footer'))).toEqual(['all', 'off', 'crete', 'ski']);
    expect(uidsOf(await get('/api/globals/footer?filterByActive=true'))).toEqual(['all', 'crete', 'ski']);
    expect(uidsOf(await get('/api/globals/footer?filterByActive=true&filterByDirections=GR-KRETA-BALI&filterByTripTypes=WS,WO'))).toEqual(['all', 'crete']);
    expect(uidsOf(await get('/api/globals/footer?filterByActive=true&filterByDirections=HR&filterByTripTypes=NR'))).toEqual(['all', 'ski']);
  });

  it('shows what is staged to a preview only, and keeps it nowhere [cms.preview]', async () => {
    const preview = (given: string) => visit(app).get('/api/globals/footer?catalogVersion=Staged', { [PREVIEW_HEADER]: given });
    expect(await preview(tokenUntil('2026-06-15T10:00:01Z'))).toMatchObject({ body: { text: 'staged' }, headers: { 'cache-control': 'no-store' } });
    for (const refused of [tokenUntil('2026-06-15T10:00:00Z'), `${tokenUntil('2027-01-01T00:00:00Z')}x`, '']) {
      expect(await preview(refused)).toMatchObject({ status: 401, body: { code: 'preview-link-needed' } });
    }
    expect((await get('/api/globals/footer?catalogVersion=Online')).body.text).toBeUndefined();
    expect(await get('/api/globals/header')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const offices = (query: string, given: string) => visit(app).get(`/api/www/offices${query}catalogVersion=Staged`, { [PREVIEW_HEADER]: given });
    expect((await offices('?', tokenUntil('2026-06-15T10:00:01Z'))).body.offices.map(({ officeId }: { officeId: string }) => officeId)).toEqual(['zlin1']);
    expect((await offices('/zlin1?', tokenUntil('2026-06-15T10:00:01Z'))).body).toMatchObject({ city: 'Zlín' });
    expect([(await offices('?', '')).status, (await get('/api/www/offices/zlin1')).status]).toEqual([401, 404]);
  });
});
