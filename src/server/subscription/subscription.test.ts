import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, testConfig, visit } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { subscriptionOfToken, subscriptionToken } from './subscription-token.ts';

describeOnPostgresql('mails that somebody asks for', (open) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    app = await buildTestApp(database);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('mail_outbox').execute();
    await database.kysely.deleteFrom('subscription').execute();
  });

  const ask = (email: string, language = 'cs') => visit(app).post(`/api/www/subscriptions?locale=${language}`, { purpose: 'newsletter', email, agrees: true });
  const mails = () => database.kysely.selectFrom('mail_outbox').select(['recipient', 'language', 'plain', 'order_id']).execute();
  const rows = () => database.kysely.selectFrom('subscription').select(['email', 'confirmed_at', 'ended_at']).execute();
  const linkIn = (plain: string, action: string) => decodeURIComponent(new RegExp(`\\?${action}=(\\S+)`).exec(plain)![1]!);

  it('begin with a mail to the address itself, one an hour, with the same answer for everybody [page.newsletter]', async () => {
    const first = await ask(' Jana@Example.cz ', 'pl');
    const again = await ask('jana@example.cz');
    expect([first.status, first.body, again.body]).toEqual([200, { status: 'sent' }, { status: 'sent' }]);
    expect(await mails()).toMatchObject([{ recipient: 'jana@example.cz', language: 'pl', order_id: null }]);
    expect(await rows()).toEqual([{ email: 'jana@example.cz', confirmed_at: null, ended_at: null }]);
  });

  it('begin with one mail, however many ask at once [page.newsletter]', async () => {
    let moment = testClock()();
    const ticking = await buildTestApp(database, { clock: Object.assign(() => (moment = moment.add({ milliseconds: 1 })), { advance: () => {} }) });
    const asked = Array.from({ length: 4 }, () => visit(ticking).post('/api/www/subscriptions?locale=cs', { purpose: 'newsletter', email: 'jana@example.cz', agrees: true }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await mails()).toHaveLength(1);
    await ticking.close();
  });

  it('are confirmed and ended by the links of the mail, each as often as pressed [page.newsletter]', async () => {
    await ask('jana@example.cz');
    const { plain } = (await mails())[0]!;
    const answer = async (action: string, token: string) => (await visit(app).post(`/api/www/subscriptions/${action}?token=${encodeURIComponent(token)}`)).body;
    expect([await answer('confirm', linkIn(plain, 'confirm')), await answer('confirm', linkIn(plain, 'confirm'))]).toEqual([{ status: 'done' }, { status: 'done' }]);
    expect(await rows()).toMatchObject([{ confirmed_at: expect.any(Date), ended_at: null }]);
    await ask('jana@example.cz');
    expect(await mails()).toHaveLength(1);
    expect(await answer('end', linkIn(plain, 'end'))).toEqual({ status: 'done' });
    expect(await rows()).toMatchObject([{ ended_at: expect.any(Date) }]);
    // What is for ending confirms nothing, and what is forged does nothing.
    expect(await answer('confirm', linkIn(plain, 'end'))).toEqual({ status: 'expired' });
    expect(await answer('end', `${linkIn(plain, 'end')}x`)).toEqual({ status: 'expired' });
  });

  it('are not begun again by a mail from before their end, but by one that was asked for since, which is not sent twice [page.newsletter]', async () => {
    const clock = testClock();
    const timed = await buildTestApp(database, { clock });
    const askAgain = () => visit(timed).post('/api/www/subscriptions?locale=cs', { purpose: 'newsletter', email: 'jana@example.cz', agrees: true });
    const answer = async (action: string, { plain }: { plain: string }) => (await visit(timed).post(`/api/www/subscriptions/${action}?token=${encodeURIComponent(linkIn(plain, action))}`)).body;
    await askAgain();
    const [old] = await mails();
    clock.advance({ seconds: 10 });
    expect([await answer('confirm', old!), await answer('end', old!)]).toEqual([{ status: 'done' }, { status: 'done' }]);
    const ended = await rows();
    clock.advance({ seconds: 10 });
    expect([await answer('confirm', old!), await rows()]).toEqual([{ status: 'expired' }, ended]);
    for (const _ of ['once', 'again']) await askAgain();
    const [next, ...further] = (await mails()).filter(({ plain }) => plain !== old!.plain);
    expect([further, await answer('confirm', old!)]).toEqual([[], { status: 'expired' }]);
    expect([await answer('confirm', next!), await rows()]).toEqual([{ status: 'done' }, [{ email: 'jana@example.cz', confirmed_at: expect.any(Date), ended_at: null }]]);
    await timed.close();
  });

  it('are ended by the link of a mail about an earlier subscription of the address that was forgotten, for that purpose alone [page.newsletter]', async () => {
    await ask('jana@example.cz');
    const old = linkIn((await mails())[0]!.plain, 'end');
    await database.kysely.deleteFrom('subscription').execute();
    await database.kysely.deleteFrom('mail_outbox').execute();
    await ask('Jana@example.cz');
    const confirm = linkIn((await mails())[0]!.plain, 'confirm');
    expect((await visit(app).post(`/api/www/subscriptions/confirm?token=${encodeURIComponent(confirm)}`)).body).toEqual({ status: 'done' });
    await ask('jiny@example.cz');
    await visit(app).post('/api/www/subscriptions?locale=cs', { purpose: 'presale', email: 'jana@example.cz', agrees: true });
    const path = `/api/www/subscriptions/end?token=${encodeURIComponent(old)}`;
    expect([(await visit(app).get(path)).body, (await visit(app).post(path)).body, (await visit(app).get(path)).body]).toEqual([{ status: 'open' }, { status: 'done' }, { status: 'done' }]);
    expect(await database.kysely.selectFrom('subscription').select(['email', 'purpose']).where('ended_at', 'is not', null).execute()).toEqual([{ email: 'jana@example.cz', purpose: 'newsletter' }]);
  });

  it('know of a link what it can still do, and looking does none of it [page.newsletter]', async () => {
    const clock = testClock();
    const timed = await buildTestApp(database, { clock });
    await visit(timed).post('/api/www/subscriptions?locale=cs', { purpose: 'newsletter', email: 'jana@example.cz', agrees: true });
    const { plain } = (await mails())[0]!;
    const path = (action: string, token = linkIn(plain, action)) => `/api/www/subscriptions/${action}?token=${encodeURIComponent(token)}`;
    const look = async () => [(await visit(timed).get(path('confirm'))).body.status, (await visit(timed).get(path('end'))).body.status];
    const before = await rows();
    expect([await look(), await look(), await rows()]).toEqual([['open', 'open'], ['open', 'open'], before]);
    expect((await visit(timed).get(path('confirm', linkIn(plain, 'end')))).body).toEqual({ status: 'unknown' });
    await visit(timed).post(path('confirm'));
    expect(await look()).toEqual(['done', 'open']);
    clock.advance({ seconds: 10 });
    await visit(timed).post(path('end'));
    expect(await look()).toEqual(['expired', 'done']);
    clock.advance({ hours: 8 * 24 });
    expect(await look()).toEqual(['expired', 'done']);
    await database.kysely.deleteFrom('subscription').execute();
    expect([await look(), (await visit(timed).get(path('confirm', ''))).body.status]).toEqual([['expired', 'gone'], 'unknown']);
    // The address may have another one, of which an old link does not know.
    expect([(await visit(timed).post(path('end'))).body, (await visit(timed).post(path('end', `${linkIn(plain, 'end')}x`))).body]).toEqual([{ status: 'gone' }, { status: 'expired' }]);
    await timed.close();
  });

  it('are said to be confirmed by a link too old to confirm them, to its reader alone and until they are ended [page.newsletter]', async () => {
    const clock = testClock();
    const timed = await buildTestApp(database, { clock });
    const askFor = async () => {
      await visit(timed).post('/api/www/subscriptions?locale=cs', { purpose: 'newsletter', email: 'jana@example.cz', agrees: true });
      return (await mails()).at(-1)!.plain;
    };
    const path = (action: string, token: string) => `/api/www/subscriptions/${action}?token=${encodeURIComponent(token)}`;
    const old = linkIn(await askFor(), 'confirm');
    const told = async (token = old) => [(await visit(timed).get(path('confirm', token))).body.status, (await visit(timed).post(path('confirm', token))).body.status];
    clock.advance({ hours: 8 * 24 });
    expect(await told()).toEqual(['expired', 'expired']);
    await database.kysely.deleteFrom('mail_outbox').execute();
    const plain = await askFor();
    await visit(timed).post(path('confirm', linkIn(plain, 'confirm')));
    const confirmed = await rows();
    clock.advance({ hours: 8 * 24 });
    const forged = `${old}x`;
    expect([await told(), await told(forged), await rows()]).toEqual([['done', 'done'], ['unknown', 'expired'], confirmed]);
    await visit(timed).post(path('end', linkIn(plain, 'end')));
    expect(await told()).toEqual(['expired', 'expired']);
    await timed.close();
  });

  it('are ended by the mail reader’s own button, from nowhere and without a page; by nobody without the right to it [page.newsletter]', async () => {
    await ask('jana@example.cz', 'pl');
    const { unsubscribe_url: url } = await database.kysely.selectFrom('mail_outbox').select('unsubscribe_url').executeTakeFirstOrThrow();
    const { pathname, search } = new URL(url!);
    const press = async (path: string) => (await app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' })).statusCode;
    expect(pathname).toBe('/pl/newsletter');
    expect(await press(`${pathname}?end=forged`)).toBe(404);
    expect(await rows()).toMatchObject([{ ended_at: null }]);
    expect([await press(pathname + search), await press(pathname + search)]).toEqual([200, 200]);
    expect(await rows()).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('are ended by a mail reader that sends its field in parts; any other form in parts must come from the shop [page.newsletter]', async () => {
    await ask('jana@example.cz');
    const { unsubscribe_url: url } = await database.kysely.selectFrom('mail_outbox').select('unsubscribe_url').executeTakeFirstOrThrow();
    const { pathname, search } = new URL(url!);
    const press = async (...lines: string[]) => (await app.inject({ method: 'POST', url: pathname + search, headers: { 'content-type': 'multipart/form-data; boundary=part', origin: 'https://mail.example' }, payload: lines.join('\r\n') })).statusCode;
    const part = (name: string, value: string) => ['--part', `Content-Disposition: form-data; name="${name}"`, '', value];
    const oneClick = part('List-Unsubscribe', 'One-Click');
    expect([await press(...part('email', 'a@b.cz'), '--part--', ''), await press(...oneClick, ...part('email', 'a@b.cz'), '--part--', ''), await press('--part'), await press(...part('email', 'a'.repeat(9000)), '--part--', '')]).toEqual([403, 403, 403, 413]);
    expect(await rows()).toMatchObject([{ ended_at: null }]);
    expect(await press(...oneClick, '--part--', '')).toBe(200);
    expect(await rows()).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('are ended by many from one address, where few are let ask [page.newsletter]', async () => {
    const limited = await buildTestApp(database, { config: testConfig({ rateLimit: 0.1 }) });
    // A busy machine's start holds the event loop for longer than the shop lets it.
    await vi.waitFor(async () => expect((await limited.inject({ method: 'GET', url: '/newsletter' })).statusCode).not.toBe(503), { timeout: 30_000 });
    const press = async (query: string, payload: string) => (await limited.inject({ method: 'POST', url: `/newsletter${query}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })).statusCode;
    const times = async (count: number, query: string, payload: string) => {
      const codes: number[] = [];
      for (let time = 0; time < count; time++) codes.push(await press(query, payload));
      return codes.filter((code) => code === 429).length;
    };
    expect([await times(7, '?end=forged', 'List-Unsubscribe=One-Click'), await times(2, '', 'email='), await times(1, '?end=a&end=b', '')]).toEqual([1, 1, 1]);
    await limited.close();
  });

  it('say so to who has them already and asks again, once an hour, and go on [page.newsletter]', async () => {
    await ask('jana@example.cz');
    const confirm = linkIn((await mails())[0]!.plain, 'confirm');
    await visit(app).post(`/api/www/subscriptions/confirm?token=${encodeURIComponent(confirm)}`);
    const since = await rows();
    await database.kysely.updateTable('subscription').set({ asked_at: new Date(0) }).execute();
    await database.kysely.deleteFrom('mail_outbox').execute();
    expect([(await ask('jana@example.cz')).body, (await ask('jana@example.cz')).body]).toEqual([{ status: 'sent' }, { status: 'sent' }]);
    expect((await mails()).map(({ plain }) => plain)).toEqual([expect.stringMatching(/Odběr už máte potvrzený(?!.*\?confirm=).*\?end=/s)]);
    expect(await rows()).toEqual(since);
  });

  it('take an address only, and agreement [page.newsletter] [page.presale]', async () => {
    expect((await ask('jana')).status).toBe(400);
    expect((await visit(app).post('/api/www/subscriptions', { purpose: 'presale', email: 'a@b.cz', agrees: false })).status).toBe(400);
    expect(await mails()).toEqual([]);
  });
});

it('a right to confirm ends after a week, one to end never [page.newsletter]', () => {
  const day = 86_400_000;
  const confirm = subscriptionToken('secret', 'confirm', 'id', 0);
  expect([subscriptionOfToken('secret', 'confirm', confirm, 6 * day), subscriptionOfToken('secret', 'confirm', confirm, 8 * day), subscriptionOfToken('other', 'confirm', confirm, 0)]).toEqual([{ id: 'id', givenAt: 0 }, undefined, undefined]);
  expect(subscriptionOfToken('secret', 'end', subscriptionToken('secret', 'end', 'id', 0), 4000 * day)).toEqual({ id: 'id', givenAt: null });
});
