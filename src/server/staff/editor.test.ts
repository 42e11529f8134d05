import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { PREVIEW_HEADER } from '../../domain/preview.ts';
import { buildTestApp, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { addStaffAccount, ensureFirstAdmin, type StaffRole } from './staff-accounts.ts';

const FOOTER = '/api/editor/documents/block/checkout-header';

describeOnEveryEngine('the editor', (open) => {
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
    return { ...visitor, change };
  }
  const textNow = async () => (await visit(app).get('/api/globals/checkout-header?locale=pl')).body.text as string;

  it('lets nobody in without a login, nor changes without its token, nor agents change', async () => {
    expect((await visit(app).get('/api/editor/documents')).status).toBe(401);
    expect((await visit(app).post('/api/editor/session', { email: 'editor@zefira.example', password: 'wrong' })).body.code).toBe('credentials-wrong');
    const editor = await signIn('editor');
    const { body } = await editor.get(FOOTER);
    const from = { baseVersion: body.version as number, body: body.body as unknown };
    expect(await editor.post(`${FOOTER}/publication`, { version: 1, action: 'publish' }, { 'csrf-token': 'x' })).toMatchObject({ status: 401, body: { code: 'csrf-token-wrong' } });
    const agent = await signIn('agent');
    expect((await agent.get(FOOTER)).status).toBe(200);
    expect(await agent.change('put', FOOTER, from)).toMatchObject({ status: 401, body: { code: 'role-needed' } });
    expect(await editor.change('post', '/api/editor/staff', { email: 'new@zefira.example', name: 'New', role: 'editor', password: 'a long enough one' })).toMatchObject({ status: 401 });
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

  it('publishes on a date, not before, and takes a plan back', async () => {
    const editor = await signIn('editor');
    const { body: { version, body } } = await editor.get(FOOTER);
    await editor.change('put', FOOTER, { baseVersion: version, body: { ...body, text: 'Na den' } });
    const from = clock().add({ hours: 1 }).toString();
    const plan = (action: string) => editor.change('post', `${FOOTER}/publication`, { version: version + 1, action, ...(action === 'publish' && { from }) });
    const before = await textNow();
    await plan('publish');
    await plan('withdraw');
    clock.advance({ hours: 1 });
    expect(await textNow()).toBe(before);
    await plan('publish');
    expect(await textNow()).toBe('Na den');
  });

  it('tells the second of two editors of the first, and loses neither text', async () => {
    const [one, other] = [await signIn('editor'), await signIn('admin')];
    const { body: { version, body } } = await one.get(FOOTER);
    const both = await Promise.all([one, other].map((editor, index) => editor.change('put', FOOTER, { baseVersion: version, body: { ...body, text: `text ${index}` } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await one.get(FOOTER)).body.version).toBe(version + 1);
  });

  it('keeps scripts, loops and what breaks the contract from visitors, and says so', async () => {
    const editor = await signIn('editor');
    const page = '/api/editor/documents/page/akce-test';
    const component = { uid: 'x', name: 'customHtml', html: '<p>Ahoj</p><script>alert(1)</script>', options: [{ key: 'limit', value: 'many' }] };
    const saved = await editor.change('put', page, { baseVersion: 0, body: { url: '/akce-test', slots: [{ name: 'main', components: [component] }] } });
    expect(saved.body.faults).toEqual(['customHtml x: limit must be a number from 1 to 99, not "many"']);
    await editor.change('post', `${page}/publication`, { version: 1, action: 'publish' });
    const { body } = await visit(app).get('/api/www/cms/page?url=/akce-test');
    expect(body.slots[0].components[0].html).toBe('<p>Ahoj</p>');
    const broken = await editor.change('put', page, { baseVersion: 1, body: { url: '/akce-test', slots: [{ name: 'main', components: [{ name: 'noUid' }] }] } });
    expect([broken.status, broken.body.faults.length]).toEqual([200, 1]);
    expect(await editor.change('post', `${page}/publication`, { version: 2, action: 'publish' })).toMatchObject({ status: 409, body: { code: 'content-broken' } });
    const deep = (levels: number): object => (levels === 0 ? {} : { items: [deep(levels - 1)] });
    expect(await editor.change('put', page, { baseVersion: 2, body: deep(40) })).toMatchObject({ status: 400, body: { code: 'content-too-deep' } });
    expect((await visit(app).get('/api/www/cms/page?url=/akce-test')).status).toBe(200);
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
