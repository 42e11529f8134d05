import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_BYTES } from '../../domain/content/picture-limits.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { storedPicture } from '../content/content-pictures.ts';
import { imageEndpoint } from '../images/image-endpoint.ts';
import type { Database } from '../db/open-database.ts';
import { PREVIEW_HEADER } from '../../domain/content/preview.ts';
import { buildTestApp, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { addStaffAccount, ensureFirstAdmin, type StaffRole } from './staff-accounts.ts';

const FOOTER = '/api/editor/documents/block/checkout-header';

describeOnPostgresql('the editor', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    database = await open();
    clock = testClock();
    app = await buildTestApp(database, { clock });
    for (const role of ['editor', 'agent', 'admin'] as StaffRole[]) {
      await addStaffAccount(database.kysely, { email: `${role}@zefira.example`, name: role, role, password: `${role} and a long one`, now: new Date(0) });
    }
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function signIn(role: StaffRole) {
    const visitor = visit(app);
    const { body: { csrfToken } } = await visitor.post('/api/editor/session', { email: ` ${role.toUpperCase()}@zefira.example`, password: `${role} and a long one` });
    const change = (method: 'post' | 'put', url: string, body: unknown) => visitor[method](url, body, { 'csrf-token': csrfToken as string });
    return { ...visitor, change, csrfToken: csrfToken as string };
  }
  const textNow = async () => (await visit(app).get('/api/globals/checkout-header?locale=pl')).body.text as string;

  it('lets nobody in without a login, nor changes without its token, nor agents change', async () => {
    expect((await visit(app).get('/api/editor/documents')).status).toBe(401);
    expect((await visit(app).post('/api/editor/session', { email: 'editor@zefira.example', password: 'wrong' })).body.code).toBe('credentials-wrong');
    const editor = await signIn('editor');
    const { body } = await editor.get(FOOTER);
    const from = { baseVersion: body.version as number, body: body.body as unknown };
    expect(await editor.post(`${FOOTER}/publication`, { version: 1, action: 'publish' }, { 'csrf-token': 'x' })).toMatchObject({ status: 403, body: { code: 'csrf-token-wrong' } });
    const agent = await signIn('agent');
    expect((await agent.get(FOOTER)).status).toBe(200);
    expect(await agent.change('put', FOOTER, from)).toMatchObject({ status: 403, body: { code: 'role-needed' } });
    expect(await editor.change('post', '/api/editor/staff', { email: 'new@zefira.example', name: 'New', role: 'editor', password: 'a long enough one' })).toMatchObject({ status: 403 });
  });

  it('saves drafts that a preview link alone shows, and publishes them to everybody [http.preview] [cms.preview]', async () => {
    const editor = await signIn('editor');
    const { body: { version, body } } = await editor.get(FOOTER);
    const before = await textNow();
    const saved = await editor.change('put', FOOTER, { baseVersion: version, body: { ...body, text: { cs: 'A', pl: 'Nowy tekst', ro: 'B', uk: 'C', hu: 'D' } } });
    expect([saved.status, saved.body.version, await textNow()]).toEqual([200, version + 1, before]);
    const { body: { url } } = await editor.change('post', '/api/editor/preview-links', { path: '/?q=1', at: null, userStatus: 'returning', loggedIn: false });
    const token = new URL(url as string, 'http://shop.test').searchParams.get('preview')!;
    const staged = await visit(app).get('/api/globals/checkout-header?locale=pl&catalogVersion=Staged', { [PREVIEW_HEADER]: token });
    expect(staged.body.text).toBe('Nowy tekst');
    await editor.change('post', `${FOOTER}/publication`, { version: version + 1, action: 'publish' });
    expect(await textNow()).toBe('Nowy tekst');
    const author = (await database.kysely.selectFrom('staff_account').select('id').where('role', '=', 'editor').executeTakeFirstOrThrow()).id;
    const audited = await database.kysely.selectFrom('staff_audit').select(['action', 'subject', 'version']).where('author', '=', author).where('version', 'is not', null).orderBy('id').execute();
    expect(audited).toEqual([{ action: 'saved', subject: 'block checkout-header', version: version + 1 }, { action: 'published', subject: 'block checkout-header', version: version + 1 }]);
  });

  it.each([['/kontakt#mapa', '/kontakt', '', '#mapa'], ['/kontakt?a=1&b=?#c?d#e', '/kontakt', 'a=1&b=?', '#c?d#e']])('makes a link of %s that the shop is sent, place and all [http.preview]', async (path, pathname, query, hash) => {
    const editor = await signIn('editor');
    const link = new URL((await editor.change('post', '/api/editor/preview-links', { path, at: null, userStatus: 'returning', loggedIn: false })).body.url as string, 'http://shop.test');
    const [preview, ...others] = link.search.slice(1).split('&');
    expect([link.pathname, preview!.startsWith('preview='), others.join('&'), link.hash]).toEqual([pathname, true, query, hash]);
  });

  it('shows nothing by a link whose maker has been removed since; the links of others go on [http.preview] [cms.preview]', async () => {
    const page = '/api/www/cms/page?url=/&catalogVersion=Staged';
    const linkOf = async (role: StaffRole) => {
      const maker = await signIn(role);
      const { body: { url } } = await maker.change('post', '/api/editor/preview-links', { path: '/', at: null, userStatus: 'returning', loggedIn: false });
      return { [PREVIEW_HEADER]: new URL(url as string, 'http://shop.test').searchParams.get('preview')! };
    };
    const [removed, other] = [await linkOf('agent'), await linkOf('editor')];
    const seen = async () => [(await visit(app).get(page, removed)).status, (await visit(app).get(page, other)).status];
    expect(await seen()).toEqual([200, 200]);
    const account = database.kysely.updateTable('staff_account').where('role', '=', 'agent');
    await account.set({ removed_at: new Date(0) }).execute();
    expect(await seen()).toEqual([401, 200]);
    await account.set({ removed_at: null }).execute();
  });

  it.each(['//other.example/x', '/\\other.example/x', '/\t/other.example/x', '/\n\\other.example/x'])('makes no link to another host, which would be given it: %j [http.preview]', async (path) => {
    const editor = await signIn('editor');
    expect(await editor.change('post', '/api/editor/preview-links', { path, at: null, userStatus: 'returning', loggedIn: false })).toMatchObject({ status: 400 });
  });

  it('opens a page on its day in every language, whichever the day was written in, and never on one that cannot be read, which it says [page.content] [cms.visibility-dates]', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/on-its-day';
    const inCzech = (cs: string) => ({ cs, pl: '', ro: '', uk: '', hu: '' });
    const shown = async (version: number, published: unknown) => {
      const body = { url: '/on-its-day', metaProperties: [{ key: 'published', value: published }], slots: [{ name: 'main', components: [{ uid: 'b', name: 'banner', options: [{ key: 'size', value: inCzech('hero') }, { key: 'title', value: inCzech('Léto') }] }] }] };
      const { body: { faults } } = await editor.change('put', page, { baseVersion: version - 1, body });
      await editor.change('post', `${page}/publication`, { version, action: 'publish' });
      const answers = await Promise.all(['cs', 'pl', 'hu'].map((locale) => visit(app).get(`/api/www/cms/page?url=/on-its-day&locale=${locale}`)));
      return { faults, answers, statuses: answers.map(({ status }) => status) };
    };
    const [today, tomorrow] = [0, 1].map((days) => clock().toZonedDateTimeISO('Europe/Prague').toPlainDate().add({ days }).toString());
    expect((await shown(1, inCzech(tomorrow!))).statuses).toEqual([404, 404, 404]);
    const inOthers = { component: 'banner b', option: 'language', value: 'pl, ro, uk, hu' };
    expect(await shown(2, '24.12.2026')).toMatchObject({ statuses: [404, 404, 404], faults: [{ component: 'published', option: 'moment', value: '24.12.2026' }, inOthers] });
    const open = await shown(3, inCzech(today!));
    expect([open.statuses, open.faults]).toEqual([[200, 200, 200], [inOthers]]);
    expect(open.answers.map(({ body }) => body.slots[0].components[0].options)).toEqual(['Léto', '', ''].map((title) => [{ key: 'size', value: 'hero' }, { key: 'title', value: title }]));
    expect((await shown(4, inCzech(''))).statuses).toEqual([200, 200, 200]);
  });

  it('says where a document is seen: a popup on the page that names it, also while that is a draft [http.preview]', async () => {
    const editor = await signIn('editor');
    const shownAt = async (document: string) => (await editor.get(`/api/editor/documents/${document}`)).body.shownAt as string;
    expect([await shownAt('popup/first-minute'), await shownAt('block/footer')]).toEqual(['/akce', '/']);
    const { body: { body } } = await editor.get('/api/editor/documents/popup/first-minute');
    expect((await editor.change('put', '/api/editor/documents/popup/winter', { baseVersion: 0, body })).body.shownAt).toBe('/');
    await editor.change('put', '/api/editor/documents/page/winter', { baseVersion: 0, body: { url: '/winter', popup: 'winter', slots: [], metaProperties: [] } });
    expect(await shownAt('popup/winter')).toBe('/winter');
  });

  it('says that a page names a popup that there is not, until there is one [cms.preview]', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/names-a-popup';
    const save = async (baseVersion: number, popup?: string) => (await editor.change('put', page, { baseVersion, body: { url: '/names-a-popup', slots: [], ...(popup !== undefined && { popup }) } })).body.faults as unknown;
    expect([await save(0), await save(1, ''), await save(2, 'first-minute')]).toEqual([[], [], []]);
    expect(await save(3, 'frist-minute')).toEqual([{ component: 'popup', option: 'popup', value: 'frist-minute' }]);
    const { body: { body } } = await editor.get('/api/editor/documents/popup/first-minute');
    await editor.change('put', '/api/editor/documents/popup/frist-minute', { baseVersion: 0, body });
    expect((await editor.get(page)).body.faults).toEqual([]);
  });

  it('sees pages that are taken off; nobody else does [cms.inactive-page]', async () => {
    const editor = await signIn('editor');
    const name = '/api/editor/documents/page/taken-off';
    await editor.change('put', name, { baseVersion: 0, body: { url: '/taken-off', active: false, slots: [], metaProperties: [] } });
    expect((await editor.change('post', `${name}/publication`, { version: 1, action: 'publish' })).status).toBe(200);
    const asked = '/api/www/cms/page?url=/taken-off&active=false';
    expect(await editor.get(asked)).toMatchObject({ status: 200, body: { active: false } });
    expect(await visit(app).get(asked)).toMatchObject({ status: 404, body: { code: 'page-not-active' } });
    expect((await editor.get('/api/www/cms/page?url=/taken-off')).status).toBe(404);
    expect((await editor.get('/api/www/cms/page?url=/taken-off&active=false&draft=true')).status).toBe(200);
  });

  it('lists each page with the address that its newest version has, and what is no page with none', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/moves';
    const body = { url: '/here', slots: [], metaProperties: [] };
    await editor.change('put', page, { baseVersion: 0, body });
    await editor.change('put', page, { baseVersion: 1, body: { ...body, url: '/there' } });
    const { body: { documents } } = await editor.get('/api/editor/documents');
    const addressOf = (wanted: string) => (documents as { name: string; address: string | null }[]).find(({ name }) => name === wanted)?.address;
    expect([addressOf('moves'), addressOf('home'), addressOf('footer')]).toEqual(['/there', '/', null]);
  });

  it('publishes no two pages at one address', async () => {
    const editor = await signIn('editor');
    const { body: { documents } } = await editor.get('/api/editor/documents');
    const page = documents.find(({ kind }: { kind: string }) => kind === 'page').name as string;
    const { body: { body } } = await editor.get(`/api/editor/documents/page/${page}`);
    const twin = '/api/editor/documents/page/a-twin';
    const saved = await editor.change('put', twin, { baseVersion: 0, body });
    expect(saved.status).toBe(200);
    expect(await editor.change('post', `${twin}/publication`, { version: 1, action: 'publish' })).toMatchObject({ status: 409, body: { code: 'address-taken', detail: page } });
    const other = await editor.change('put', twin, { baseVersion: 1, body: { ...body, url: '/a-twin' } });
    expect((await editor.change('post', `${twin}/publication`, { version: other.body.version, action: 'publish' })).status).toBe(200);
  });

  it('publishes no page at an address that no visitor comes to, and says so at its field', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/nowhere';
    const saved = await editor.change('put', page, { baseVersion: 0, body: { url: '/nowhere/', slots: [] } });
    expect(saved.body.obstacle).toEqual({ path: ['url'], problem: 'wrong' });
    expect((await editor.change('post', `${page}/publication`, { version: 1, action: 'publish' })).body.code).toBe('content-broken');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'www.example.com'])('publishes no link to %s, and says so at its field', async (url) => {
    const editor = await signIn('editor');
    const footer = '/api/editor/documents/block/footer';
    const { body: { version, body } } = await editor.get(footer);
    const saved = await editor.change('put', footer, { baseVersion: version, body: { ...body, links: [{ ...body.links[0], url }] } });
    expect(saved.body.obstacle).toEqual({ path: ['links', 0, 'url'], problem: 'wrong' });
    expect((await editor.change('post', `${footer}/publication`, { version: saved.body.version, action: 'publish' })).body.code).toBe('content-broken');
  });

  it('publishes no page at the address of another that goes elsewhere only later', async () => {
    const editor = await signIn('editor');
    const save = (name: string, baseVersion: number, url: string) => editor.change('put', `/api/editor/documents/page/${name}`, { baseVersion, body: { url, slots: [] } });
    const publish = (name: string, version: number, from?: string) => editor.change('post', `/api/editor/documents/page/${name}/publication`, { version, action: 'publish', ...(from && { from }) });
    await save('here-now', 0, '/here');
    await publish('here-now', 1);
    await save('here-now', 1, '/there');
    await publish('here-now', 2, clock().add({ hours: 1 }).toString());
    await save('here-too', 0, '/here');
    await save('there-too', 0, '/there');
    expect([(await publish('here-too', 1)).body.detail, (await publish('there-too', 1)).body.detail]).toEqual(['here-now', 'here-now']);
    clock.advance({ hours: 1 });
    expect((await publish('here-too', 1)).status).toBe(200);
    const both = await Promise.all(['one', 'other'].map(async (name) => {
      await save(`at-once-${name}`, 0, '/at-once');
      return (await publish(`at-once-${name}`, 1)).status;
    }));
    expect(both.sort()).toEqual([200, 409]);
  });

  it('knows no version with a number that no document can have', async () => {
    const editor = await signIn('editor');
    expect(await editor.get(`${FOOTER}/versions/2147483648`)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/params/version', code: 'maximum' }] } });
    expect((await editor.change('post', `${FOOTER}/publication`, { version: 2_147_483_648, action: 'publish' })).status).toBe(400);
    expect((await editor.get(`${FOOTER}/versions/2147483647`)).status).toBe(404);
  });

  it('publishes no older version over what somebody else has saved meanwhile', async () => {
    const [one, other] = [await signIn('editor'), await signIn('admin')];
    const { body: { version, body } } = await one.get(FOOTER);
    const save = (editor: typeof one, text: string, baseVersion: number) => editor.change('put', FOOTER, { baseVersion, body: { ...body, text } });
    const publish = (editor: typeof one, number: number) => editor.change('post', `${FOOTER}/publication`, { version: number, action: 'publish' });
    await save(one, 'first', version);
    await save(other, 'second', version + 1);
    expect((await publish(other, version + 2)).status).toBe(200);
    expect(await publish(one, version + 1)).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect(await textNow()).toBe('second');
  });

  it('publishes on a date, not before, and takes a plan back', async () => {
    const editor = await signIn('editor');
    const { body: { version, body } } = await editor.get(FOOTER);
    await editor.change('put', FOOTER, { baseVersion: version, body: { ...body, text: 'Na den' } });
    const from = clock().add({ hours: 1 }).toString();
    const plan = (action: string) => editor.change('post', `${FOOTER}/publication`, { version: version + 1, action, ...(action === 'publish' && { from }) });
    const before = await textNow();
    expect((await plan('publish')).body.versions[0]).toMatchObject({ publishedAt: expect.stringContaining(from.slice(0, 19)), isToCome: true });
    await plan('withdraw');
    clock.advance({ minutes: 61 });
    expect(await plan('publish')).toMatchObject({ status: 409, body: { code: 'moment-passed' } });
    expect(await textNow()).toBe(before);
    clock.advance({ minutes: -1 });
    expect((await plan('publish')).body.versions[0].isToCome).toBe(false);
    expect(await textNow()).toBe('Na den');
    clock.advance({ minutes: 1 });
    expect((await plan('publish')).body.code).toBe('already-published');
  });

  it('plans several versions one after another, and takes back only what would replace a newer one', async () => {
    const editor = await signIn('editor');
    const { body: { version, body } } = await editor.get(FOOTER);
    const plans = async (place: number, text: string, hours: number) => {
      await editor.change('put', FOOTER, { baseVersion: version + place - 1, body: { ...body, text } });
      const { body: { versions } } = await editor.change('post', `${FOOTER}/publication`, { version: version + place, action: 'publish', from: clock().add({ hours }).toString() });
      return (versions as { version: number; isToCome: boolean }[]).filter(({ isToCome }) => isToCome).map((one) => one.version - version);
    };
    expect([await plans(1, 'at Christmas', 1), await plans(2, 'in January', 2)]).toEqual([[1], [2, 1]]);
    clock.advance({ hours: 1 });
    expect(await textNow()).toBe('at Christmas');
    // The one in January was to come at the same time, and the next one later.
    expect([await plans(3, 'mended', 1), await plans(4, 'later', 2), await plans(5, 'sooner', 1)]).toEqual([[3], [4, 3], [5]]);
    clock.advance({ hours: 1 });
    expect(await textNow()).toBe('sooner');
  });

  it('tells the second of two editors of the first, and loses neither text', async () => {
    const [one, other] = [await signIn('editor'), await signIn('admin')];
    const { body: { version, body } } = await one.get(FOOTER);
    const both = await Promise.all([one, other].map((editor, index) => editor.change('put', FOOTER, { baseVersion: version, body: { ...body, text: `text ${index}` } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await one.get(FOOTER)).body.version).toBe(version + 1);
  });

  it('puts the text of who takes the other one’s into the history, beneath the other one’s, which stays what it was', async () => {
    const [one, other] = [await signIn('editor'), await signIn('admin')];
    const { body: { version, body } } = await one.get(FOOTER);
    const put = (editor: typeof one, text: string, more: object) => editor.change('put', FOOTER, { body: { ...body, text }, ...more });
    await put(other, 'theirs', { baseVersion: version });
    const before = await textNow();
    // Not on what one has not seen, and then nothing of it is stored.
    expect(await put(one, 'mine', { baseVersion: version, isAside: true })).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect((await one.get(FOOTER)).body.version).toBe(version + 1);
    const aside = await put(one, 'mine', { baseVersion: version + 1, isAside: true });
    expect([aside.status, aside.body.version, aside.body.body.text, await textNow()]).toEqual([200, version + 3, 'theirs', before]);
    const textOf = async (number: number) => (await one.get(`${FOOTER}/versions/${number}`)).body.body.text as string;
    expect([await textOf(version + 1), await textOf(version + 2), await textOf(version + 3)]).toEqual(['theirs', 'mine', 'theirs']);
    // Two who do so at once do it one after the other: the second learns of the first.
    const both = await Promise.all([one, other].map((editor, index) => put(editor, `mine ${index}`, { baseVersion: version + 3, isAside: true })));
    expect([both.map(({ status }) => status).sort(), (await one.get(FOOTER)).body.version]).toEqual([[200, 409], version + 5]);
    // A name that is new has nothing above it.
    const fresh = await one.change('put', '/api/editor/documents/block/aside-alone', { baseVersion: 0, body, isAside: true });
    expect([fresh.status, fresh.body.version]).toEqual([200, 1]);
  });

  it('names who has saved a version, also once they have left, and nobody for the shop’s own', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/block/footer-of-names';
    const { body } = await editor.change('put', page, { baseVersion: 0, body: {} });
    expect(body.versions).toMatchObject([{ version: 1, savedBy: 'editor' }]);
    const admin = await signIn('admin');
    const account = database.kysely.updateTable('staff_account').where('role', '=', 'editor');
    await account.set({ removed_at: new Date(0) }).execute();
    const { body: { documents } } = await admin.get('/api/editor/documents');
    const savedBy = (wanted: string) => (documents as { name: string; savedBy: string | null }[]).find(({ name }) => name === wanted)?.savedBy;
    expect([(await admin.get(page)).body.versions[0].savedBy, savedBy('footer-of-names'), savedBy('home')]).toEqual(['editor', 'editor', null]);
    expect((await admin.get('/api/editor/documents/page/home')).body.versions.at(-1).savedBy).toBe(null);
    await account.set({ removed_at: null }).execute();
  });

  it('says at an entry of the dictionary that its key, its text or its values are wrong, and of one that is right nothing [cms.dictionary]', async () => {
    const editor = await signIn('editor');
    const url = '/api/editor/documents/block/dictionary';
    const { body: { version, body, faults } } = await editor.get(url);
    expect(faults).toEqual([]);
    const texts = (own: string, others = '') => ({ cs: own, pl: own, ro: others, uk: others, hu: others });
    const localizedContent = [
      { key: 'shell.retry', value: texts('Ještě jednou') }, { key: 'shell.rety', value: texts('Ještě jednou') }, { key: 'shell.retry', value: texts('Ještě {jednou') },
      { key: 'shell.retry', value: texts('Ještě {kolikrát}') }, { key: 'editor.signedInAs', value: texts('Přihlášen', '{name}') },
    ];
    const saved = await editor.change('put', url, { baseVersion: version, body: { ...body, localizedContent, declination: [{ key: 'room.few', value: texts('pokoje') }, { key: 'moon.few', value: texts('měsíce') }, { key: 'room.pár', value: texts('pokoje') }] } });
    expect([saved.body.obstacle, saved.body.faults]).toEqual([null, [
      { component: 'shell.rety', option: 'key', value: 'shell.rety', path: ['localizedContent', 1, 'key'] },
      { component: 'shell.retry', option: 'icu', value: 'cs, pl', path: ['localizedContent', 2, 'value'] },
      { component: 'shell.retry', option: 'placeholder', value: '{kolikrát} (cs, pl)', path: ['localizedContent', 3, 'value'] },
      { component: 'editor.signedInAs', option: 'lacking', value: '{name} (cs, pl)', path: ['localizedContent', 4, 'value'] },
      { component: 'moon.few', option: 'key', value: 'moon.few', path: ['declination', 1, 'key'] },
      { component: 'room.pár', option: 'key', value: 'room.pár', path: ['declination', 2, 'key'] },
    ]]);
  });

  it('keeps scripts, loops and what breaks the contract from visitors, and says so', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/akce-test';
    const component = { uid: 'x', name: 'customHtml', html: '<p>Ahoj</p><script>alert(1)</script>', options: [{ key: 'limit', value: 'many' }] };
    const saved = await editor.change('put', page, { baseVersion: 0, body: { url: '/akce-test', slots: [{ name: 'main', components: [component] }] } });
    expect([saved.body.faults, saved.body.obstacle]).toEqual([[{ component: 'customHtml x', option: 'limit', value: 'many' }], null]);
    await editor.change('post', `${page}/publication`, { version: 1, action: 'publish' });
    const { body } = await visit(app).get('/api/www/cms/page?url=/akce-test');
    expect(body.slots[0].components[0].html).toBe('<p>Ahoj</p>');
    const broken = await editor.change('put', page, { baseVersion: 1, body: { url: '/akce-test', slots: [{ name: 'main', components: [{ name: 'noUid' }] }] } });
    expect([broken.status, broken.body.obstacle]).toEqual([200, { path: ['slots', 0, 'components', 0, 'uid'], problem: 'missing' }]);
    const other = '/api/editor/documents/page/hleda-neco';
    const searching = await editor.change('put', other, { baseVersion: 0, body: { url: '/hleda-neco', slots: [], searchCriteria: { code: 'leto' } } });
    expect(searching.body.obstacle).toEqual({ path: ['searchCriteria', 'tripType'], problem: 'missing' });
    expect(await editor.change('post', `${page}/publication`, { version: 2, action: 'publish' })).toMatchObject({ status: 409, body: { code: 'content-broken' } });
    const deep = (levels: number): object => (levels === 0 ? {} : { items: [deep(levels - 1)] });
    expect(await editor.change('put', page, { baseVersion: 2, body: deep(40) })).toMatchObject({ status: 400, body: { code: 'content-too-deep' } });
    expect((await visit(app).get('/api/www/cms/page?url=/akce-test')).status).toBe(200);
  });

  it('stores pictures of editors upright and without what the camera noted, serves them in the shop’s widths for ever, and says why it refuses others [url.image] [format.image-widths]', async () => {
    const editor = await signIn('editor');
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'teal' } }).jpeg().withExif({ IFD0: { Copyright: 'secret place' } }).withMetadata({ orientation: 6 }).toBuffer();
    const add = async (name: string, payload: Buffer, who = editor) => {
      const answer = await app.inject({ method: 'POST', url: `/editor/files/pictures?name=${name}`, payload, headers: { 'content-type': 'application/octet-stream', 'csrf-token': who.csrfToken, cookie: [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ') } });
      return { status: answer.statusCode, ...answer.json<{ src?: string; code?: string }>() };
    };
    const [one, again] = [await add('léto.JPG', photo), await add('b.jpeg', photo)];
    expect([one.status, one.src]).toEqual([200, again.src]);
    const stored = await storedPicture(database.kysely, one.src!.split('/').at(-1)!);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2400 });
    expect(Buffer.from(stored!).includes('secret place')).toBe(false);
    const images = Fastify();
    await images.register(imageEndpoint, { dataDir: mkdtempSync(join(tmpdir(), 'uploads-')), uploaded: (id) => storedPicture(database.kysely, id) });
    const cut = await images.inject({ url: imageUrl(one.src!, { width: 640, height: 480 }), headers: { accept: 'image/webp' } });
    expect([cut.statusCode, cut.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await sharp(cut.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    expect((await images.inject(`/images/scale/uploads/${'x'.repeat(22)}?dstw=64`)).statusCode).toBe(404);
    await images.close();

    const large = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: 'teal' } }).png().toBuffer();
    expect(await add('a.png', large)).toMatchObject({ status: 422, code: 'too-many-pixels' });
    expect(await add('a.png', photo)).toMatchObject({ status: 422, code: 'file-type-differs' });
    expect(await add('a.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toMatchObject({ status: 422, code: 'file-type' });
    expect(await add('a.jpg', photo.subarray(0, 4000))).toMatchObject({ status: 422, code: 'file-broken' });
    expect(await add('a.jpg', Buffer.alloc(PICTURE_BYTES + 1, photo))).toMatchObject({ status: 413, code: 'file-too-large' });
    expect(await add('a.jpg', photo, await signIn('agent'))).toMatchObject({ status: 403, code: 'role-needed' });
    expect(await add('a.jpg', photo, { ...editor, csrfToken: 'x' })).toMatchObject({ status: 403, code: 'csrf-token-wrong' });
    for (const { payload, ...type } of [{}, { payload: photo }, { payload: photo, 'content-type': 'image/jpeg' }]) {
      const answer = await app.inject({ method: 'POST', url: '/editor/files/pictures?name=a.jpg', payload, headers: { ...type, 'csrf-token': editor.csrfToken, cookie: [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; ') } });
      expect(answer.statusCode).toBe(415);
    }
    const audited = await database.kysely.selectFrom('staff_audit').select('subject').where('action', '=', 'addedPicture').execute();
    expect(audited).toEqual(Array(2).fill({ subject: `picture ${one.src!.split('/').at(-1)}` }));

    // The memory of one large picture is there, that of many may not be.
    let atOnce = 0;
    // A picture that waits for a thread counts, too: on a busy machine none has one yet when it is said.
    const unfinished = () => {
      const { queue, process: processed } = sharp.counters();
      return queue + processed;
    };
    // Asked twice: one that gets its thread between the two figures of an answer is in both.
    const count = () => { atOnce = Math.max(atOnce, Math.min(unfinished(), unfinished())); };
    sharp.queue.on('change', count);
    const several = await Promise.all(Array.from({ length: 6 }, () => add('a.jpg', photo)));
    sharp.queue.off('change', count);
    expect([several.map(({ status }) => status), atOnce]).toEqual([Array(6).fill(200), 1]);
  });

  it('removes a colleague, whose logins end at once and who may come back; never oneself, nor by who is no admin', async () => {
    const [admin, agent] = [await signIn('admin'), await signIn('agent')];
    const { body: { staff } } = await admin.get('/api/editor/staff');
    expect(staff.map(({ role, isOneself }: { role: string; isOneself: boolean }) => [role, isOneself])).toEqual([['admin', true], ['agent', false], ['editor', false]]);
    const idOf = (role: StaffRole) => staff.find((one: { role: string }) => one.role === role).id as string;
    const remove = (by: typeof admin, id: string) => by.change('post', `/api/editor/staff/${id}/removal`, undefined);
    expect(await remove(agent, idOf('editor'))).toMatchObject({ status: 403, body: { code: 'role-needed' } });
    expect(await remove(admin, idOf('admin'))).toMatchObject({ status: 409, body: { code: 'own-account' } });
    expect([(await remove(admin, 'nobody')).status, (await agent.get('/api/editor/documents')).status]).toEqual([404, 200]);
    const both = await Promise.all([remove(admin, idOf('agent')), remove(admin, idOf('agent'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await agent.get('/api/editor/documents')).body.code).toBe('login-needed');
    const again = { email: 'agent@zefira.example', password: 'agent and a long one' };
    expect((await visit(app).post('/api/editor/session', again)).body.code).toBe('credentials-wrong');
    const audited = await database.kysely.selectFrom('staff_audit').select(['author', 'subject']).where('action', '=', 'removedStaff').execute();
    expect(audited).toEqual([{ author: idOf('admin'), subject: `staff agent ${idOf('agent')}` }]);
    expect((await admin.change('post', '/api/editor/staff', { ...again, name: 'agent', role: 'agent' })).status).toBe(200);
    expect((await visit(app).post('/api/editor/session', again)).status).toBe(200);
  });

  it('makes the first admin once: as configured, or with a password that is told', async () => {
    const told: string[] = [];
    const ensure = (config: Parameters<typeof ensureFirstAdmin>[1]) => ensureFirstAdmin(database.kysely, config, { now: new Date(0), tell: (line) => told.push(line), log: { warn: () => {} } });
    await ensure({ adminEmail: 'boss@zefira.example', adminPassword: 'configured', sandbox: true });
    await database.kysely.deleteFrom('staff_account').execute();
    await ensure({ adminEmail: null, adminPassword: null, sandbox: true });
    await ensure({ adminEmail: null, adminPassword: null, sandbox: true });
    expect(told).toHaveLength(1);
    expect((await database.kysely.selectFrom('staff_account').select(['email', 'role']).execute())).toEqual([{ email: 'admin@zefira.example', role: 'admin' }]);
  });
});
