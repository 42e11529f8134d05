import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../domain/market/language.ts';
import type { Database } from '../db/open-database.ts';
import { createLiveHub } from '../messages/live-hub.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { buildTestApp, testClock, testConfig, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { complaintFields, logInAs, makeCustomer } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { placeSomeOrder } from '../testing/test-purchase.ts';

const T = '/api/editor/desk/threads';

describeOnPostgresql('the desk', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let jana: TestVisitor;
  let orderId: string;
  type Agent = Awaited<ReturnType<typeof signIn>>;
  let adam: Agent;
  let eva: Agent;

  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    clock = testClock();
    app = await buildTestApp(database, { clock, config: testConfig({ dataDir: mkdtempSync(join(tmpdir(), 'desk-')) }) });
    for (const [name, role] of [['Adam', 'agent'], ['Eva', 'agent'], ['Ivo', 'editor']] as const) {
      await addStaffAccount(database.kysely, { email: `${name.toLowerCase()}@zefira.example`, name, role, password: `${name} and a long one`, now: new Date(0) });
    }
    [adam, eva] = [await signIn('Adam'), await signIn('Eva')];
    jana = visit(app);
    await logInAs(jana, await makeCustomer(app, 'jana.d@example.cz'));
    orderId = (await placeSomeOrder(jana)).orderId;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function signIn(name: string) {
    const visitor = visit(app);
    const { body } = await visitor.post('/api/editor/session', { email: `${name.toLowerCase()}@zefira.example`, password: `${name} and a long one` });
    const act = (url: string, sent?: object) => visitor.post(url, sent, { 'csrf-token': body.csrfToken as string });
    return { ...visitor, act, csrfToken: String(body.csrfToken) };
  }
  const later = async (duration: Temporal.DurationLike) => {
    clock.advance(duration);
    await jana.post('/api/www/oauth/token/refresh');
  };
  let count = 0;
  const question = async () => (await jana.post('/api/www/account/mailbox/threads', { kind: 'message', subject: 'Dotaz', text: 'Je tam moře?', reservationId: orderId, clientId: `question-${(count += 1)}-desk` })).body.threadId as string;
  const answer = (agent: Agent, threadId: string, last: number, text = 'Ano, je.') => agent.act(`${T}/${threadId}/answer`, { text, last, attachments: [], clientId: `answer-${(count += 1)}-of-desk` });
  const mails = async (occasion: string) => database.kysely.selectFrom('mail_outbox').select(['recipient', 'subject', 'plain', 'html']).where('occasion', 'like', `${occasion}:%`).execute();

  it('is for agents only, and a change needs the token of the login', async () => {
    const threadId = await question();
    expect((await visit(app).get(T)).status).toBe(401);
    expect((await jana.get(`${T}/${threadId}`)).status).toBe(401);
    expect(await (await signIn('Ivo')).get(T)).toMatchObject({ status: 403, body: { code: 'role-needed' } });
    expect(await adam.post(`${T}/${threadId}/claim`, undefined, { 'csrf-token': 'x' })).toMatchObject({ status: 403, body: { code: 'csrf-token-wrong' } });
    expect((await adam.act(`${T}/none/claim`)).status).toBe(404);
  });

  it('gives a thread to one of two agents who take it at once, and refuses the other’s answer [account.mailbox]', async () => {
    const threadId = await question();
    const both = await Promise.all([adam, eva].map((agent) => agent.act(`${T}/${threadId}/claim`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]!.status === 200 ? [adam, eva] : [eva, adam];
    expect(await answer(loser, threadId, 1)).toMatchObject({ status: 409, body: { code: 'claimed-by-colleague' } });
    const answers = await Promise.all([answer(winner, threadId, 1, 'Ano.'), answer(winner, threadId, 1, 'Ano, je.')]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'written-meanwhile']);
    expect((await jana.get(`/api/www/account/mailbox/threads/${threadId}`)).body.messages.map(({ author }: { author: string }) => author)).toEqual(['customer', 'shop']);
  });

  it('tells who answers that the customer has written meanwhile, and loses neither text', async () => {
    const threadId = await question();
    await adam.act(`${T}/${threadId}/claim`);
    await jana.post(`/api/www/account/mailbox/threads/${threadId}/reply`, { text: 'A je teplé?' });
    expect(await answer(adam, threadId, 1)).toMatchObject({ status: 409, body: { code: 'written-meanwhile' } });
    expect((await answer(adam, threadId, 2)).body.thread.last).toBe(3);
  });

  it('hands over with a word, frees what nobody works on after half an hour, and audits each action', async () => {
    const threadId = await question();
    expect(await answer(adam, threadId, 1)).toMatchObject({ status: 409, body: { code: 'not-claimed' } });
    const { body: { colleagues } } = await adam.act(`${T}/${threadId}/claim`);
    const staffId = colleagues.find(({ name }: { name: string }) => name === 'Eva').staffId;
    expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(['Eva']);
    await adam.act(`${T}/${threadId}/hand-over`, { staffId, note: 'Umíš maďarsky.' });
    expect((await eva.get(`${T}/${threadId}`)).body.claim).toMatchObject({ isMine: true, note: 'Umíš maďarsky.' });
    expect((await adam.act(`${T}/${threadId}/claim`)).status).toBe(409);
    await later({ minutes: 31 });
    expect((await adam.act(`${T}/${threadId}/claim`)).body.claim).toMatchObject({ isMine: true });
    await adam.act(`${T}/${threadId}/release`);
    const audited = await database.kysely.selectFrom('staff_audit').select('action').where('subject', '=', `thread ${threadId}`).orderBy('id').execute();
    expect(audited.map(({ action }) => action)).toEqual(['claimed', 'handedOver', 'claimed', 'released']);
    expect((await adam.get(`${T}/${threadId}`)).body.order.log.map(({ what }: { what: string }) => what)).toEqual(expect.arrayContaining(['claimed', 'handedOver', 'released']));
  });

  const listsOf = async (threadId: string) => {
    const lists = await Promise.all(['waiting', 'mine', 'open', 'resolved', 'all'].map(async (only) => [only, (await adam.get(`${T}?only=${only}`)).body.threads.some((item: { threadId: string }) => item.threadId === threadId)] as const));
    return lists.filter(([, isIn]) => isIn).map(([only]) => only);
  };

  it('has nothing left to do once an agent says so, by a press or with the answer, until the customer writes again [account.mailbox]', async () => {
    const threadId = await question();
    const resolve = (agent: Agent, last: number) => agent.act(`${T}/${threadId}/resolve`, { last });
    const write = () => jana.post(`/api/www/account/mailbox/threads/${threadId}/reply`, { text: 'Ještě něco.' });
    expect(await listsOf(threadId)).toEqual(['waiting', 'open', 'all']);
    expect((await resolve(adam, 1)).body).toMatchObject({ isResolved: true, claim: null });
    expect([await listsOf(threadId), (await resolve(eva, 1)).status]).toEqual([['resolved', 'all'], 200]);
    await write();
    expect([await listsOf(threadId), (await adam.get(`${T}/${threadId}`)).body.isResolved]).toEqual([['waiting', 'open', 'all'], false]);
    await adam.act(`${T}/${threadId}/claim`);
    const last = { text: 'Ano, je.', last: 2, attachments: [], clientId: 'last-answer-of-adam', resolve: true };
    expect((await adam.act(`${T}/${threadId}/answer`, last)).body).toMatchObject({ isResolved: true, claim: null, thread: { last: 3 } });
    // Whoever takes it opens it again.
    expect((await eva.act(`${T}/${threadId}/claim`)).body).toMatchObject({ isResolved: false, claim: { isMine: true } });
    const audited = await database.kysely.selectFrom('staff_audit').select('action').where('subject', '=', `thread ${threadId}`).orderBy('id').execute();
    expect(audited.map(({ action }) => action)).toEqual(['resolved', 'claimed', 'answered', 'resolved', 'claimed']);
  });

  it('is not resolved over what a customer wrote meanwhile, a colleague works on or a complaint that waits for its answer [account.complaints]', async () => {
    const threadId = await question();
    await jana.post(`/api/www/account/mailbox/threads/${threadId}/reply`, { text: 'A je teplé?' });
    expect((await adam.act(`${T}/${threadId}/resolve`, { last: 1 })).body.code).toBe('written-meanwhile');
    await eva.act(`${T}/${threadId}/claim`);
    expect((await adam.act(`${T}/${threadId}/resolve`, { last: 2 })).body.code).toBe('claimed-by-colleague');
    expect(await listsOf(threadId)).toEqual(['waiting', 'open', 'all']);
    const { body: complaint } = await jana.post('/api/www/account/complaints/submit', { fields: complaintFields(orderId), attachments: [], idempotencyKey: 'to-be-resolved' });
    expect((await adam.act(`${T}/${complaint.threadId}/resolve`, { last: 1 })).body.code).toBe('complaint-unanswered');
    await adam.act(`${T}/${complaint.threadId}/claim`);
    expect((await adam.act(`${T}/${complaint.threadId}/answer`, { text: 'Vracíme peníze.', last: 1, attachments: [], clientId: 'answer-and-resolve', resolve: true })).body).toMatchObject({ isResolved: true, complaint: { state: 'answered' } });
  });

  it('resolves by an answer that is sent again, for its reply may have been lost, but not over what was written since', async () => {
    const send = (threadId: string, resolve: boolean) => adam.act(`${T}/${threadId}/answer`, { text: 'Ano.', last: 1, attachments: [], clientId: 'sent-again-to-resolve', resolve });
    const [quiet, written] = [await question(), await question()];
    for (const threadId of [quiet, written]) {
      await adam.act(`${T}/${threadId}/claim`);
      await send(threadId, false);
    }
    await jana.post(`/api/www/account/mailbox/threads/${written}/reply`, { text: 'A je teplé?' });
    expect([(await send(quiet, true)).body, (await send(written, true)).body].map(({ isResolved, thread: { last } }) => [isResolved, last])).toEqual([[true, 2], [false, 3]]);
  });

  it('tells every desk at once that a claim has lapsed', async () => {
    const threadId = await question();
    await adam.act(`${T}/${threadId}/claim`);
    await later({ minutes: 29 });
    await app.shop.background.runDue();
    expect(await listsOf(threadId)).toEqual(['waiting', 'mine', 'open', 'all']);
    const told: string[] = [];
    const hub = createLiveHub(database, { warn: () => undefined });
    hub.subscribe('staff', { changed: ({ state }) => told.push(state.threadId), missed: () => undefined });
    const other = await question();
    await expect.poll(async () => {
      await adam.act(`${T}/${other}/claim`);
      return told;
    }).toContain(other);
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    await expect.poll(() => told).toContain(threadId);
    expect([await listsOf(threadId), (await adam.get(`${T}/${threadId}`)).body.claim]).toEqual([['waiting', 'open', 'all'], null]);
    await hub.close();
  });

  it('tells every desk that the threads of a colleague who was removed are free', async () => {
    await addStaffAccount(database.kysely, { email: 'ota@zefira.example', name: 'Ota', role: 'agent', password: 'Ota and a long one', now: new Date(0) });
    await addStaffAccount(database.kysely, { email: 'boss@zefira.example', name: 'Boss', role: 'admin', password: 'Boss and a long one', now: new Date(0) });
    const [ota, boss] = [await signIn('Ota'), await signIn('Boss')];
    const threadId = await question();
    await ota.act(`${T}/${threadId}/claim`);
    const told: string[] = [];
    const hub = createLiveHub(database, { warn: () => undefined });
    hub.subscribe('staff', { changed: ({ state }) => told.push(state.threadId), missed: () => undefined });
    const other = await question();
    await expect.poll(async () => {
      await adam.act(`${T}/${other}/claim`);
      return told;
    }).toContain(other);
    const { staffId } = (await adam.get(`${T}/${threadId}`)).body.claim;
    expect((await boss.act(`/api/editor/staff/${staffId}/removal`)).status).toBe(200);
    await expect.poll(() => told).toContain(threadId);
    expect((await adam.get(`${T}/${threadId}`)).body.claim).toBe(null);
    await boss.act('/api/editor/session/end');
    await database.kysely.updateTable('staff_account').set({ removed_at: new Date(0) }).where('name', '=', 'Boss').execute();
    await hub.close();
  });

  it('loses no answer of a colleague who is being removed, and leaves nothing to one: neither what they take nor what they are handed [account.mailbox]', async () => {
    const { kysely } = database;
    for (const [name, role] of [['Iva', 'agent'], ['Oto', 'agent'], ['Chief', 'admin']] as const) await addStaffAccount(kysely, { email: `${name.toLowerCase()}@zefira.example`, name, role, password: `${name} and a long one`, now: new Date(0) });
    const [iva, oto, chief] = [await signIn('Iva'), await signIn('Oto'), await signIn('Chief')];
    const staff = new Map((await kysely.selectFrom('staff_account').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]));
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const waiters = async (count: number) => { await expect.poll(async () => (await waiting.execute(kysely)).rows.length, { timeout: 10_000 }).toBe(count); };

    const [answered, handed, taken] = [await question(), await question(), await question()];
    await iva.act(`${T}/${answered}/claim`);
    await adam.act(`${T}/${handed}/claim`);
    const { both } = await kysely.transaction().execute(async (tx) => {
      // Nothing can be written: the answer holds its claim, and the removal waits for that.
      await sql`lock table customer_message in share mode`.execute(tx);
      const asked = [answer(iva, answered, 1)];
      await waiters(1);
      asked.push(chief.act(`/api/editor/staff/${staff.get('Iva')}/removal`));
      await waiters(2);
      return { both: asked };
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await adam.get(`${T}/${answered}`)).body.claim).toBe(null);

    const { late } = await kysely.transaction().execute(async (tx) => {
      await tx.updateTable('staff_account').set({ removed_at: new Date(0) }).where('name', '=', 'Oto').execute();
      const asked = [adam.act(`${T}/${handed}/hand-over`, { staffId: staff.get('Oto')!, note: '' }), oto.act(`${T}/${taken}/claim`)];
      await waiters(2);
      return { late: asked };
    });
    expect((await Promise.all(late)).map(({ body }) => body.code)).toEqual(['not-an-agent', 'login-needed']);
    expect([(await adam.get(`${T}/${handed}`)).body.claim.isMine, (await adam.get(`${T}/${taken}`)).body.claim]).toEqual([true, null]);
    await kysely.updateTable('staff_account').set({ removed_at: new Date(0) }).where('name', '=', 'Chief').execute();
  });

  it('sends files with an answer: looked at as a customer’s are, his own only, read by who may read the thread, counted in the mail and audited [account.mailbox]', async () => {
    const FILES = '/editor/files/attachments';
    const cookie = ({ cookies }: TestVisitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const pdf = Buffer.from('%PDF-1.7\nsome paper that is long enough');
    const upload = async (agent: TestVisitor & { csrfToken?: string }, name: string, payload: Buffer, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: `${FILES}?name=${encodeURIComponent(name)}`, payload, headers: { 'content-type': 'application/octet-stream', cookie: cookie(agent), 'csrf-token': agent.csrfToken ?? '', ...headers } });
    expect((await upload(adam, 'poukaz.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))).json().code).toBe('file-type');
    expect((await upload(adam, 'poukaz.pdf', pdf, { 'content-length': String(2 ** 31) })).json().code).toBe('file-too-large');
    expect([(await upload(jana, 'poukaz.pdf', pdf)).statusCode, (await upload(await signIn('Ivo'), 'poukaz.pdf', pdf)).json().code, (await upload(adam, 'poukaz.pdf', pdf, { 'csrf-token': 'x' })).json().code]).toEqual([401, 'role-needed', 'csrf-token-wrong']);
    const file = (await upload(adam, '../../poukaz.html', pdf)).json();
    expect(file).toEqual({ attachmentId: expect.any(String), name: 'poukaz.pdf', type: 'application/pdf', size: pdf.length });

    const threadId = await question();
    const send = (agent: Agent, attachments: string[]) => agent.act(`${T}/${threadId}/answer`, { text: 'Posílám poukaz.', last: 1, attachments, clientId: `answer-${(count += 1)}-of-desk` });
    await eva.act(`${T}/${threadId}/claim`);
    expect(await send(eva, [file.attachmentId])).toMatchObject({ status: 422, body: { code: 'unknown-attachment' } });
    await eva.act(`${T}/${threadId}/release`);
    await adam.act(`${T}/${threadId}/claim`);
    expect((await send(adam, Array.from({ length: 6 }, (_, place) => `file-${place}`))).status).toBe(400);
    expect((await send(adam, [file.attachmentId])).body.thread.messages[1].attachments).toEqual([file]);
    expect((await jana.get(`/api/www/account/mailbox/threads/${threadId}`)).body.messages[1].attachments).toEqual([file]);

    const read = (visitor: TestVisitor) => app.inject({ method: 'GET', url: `/mytui/files/attachments/${file.attachmentId}`, headers: { cookie: cookie(visitor) } });
    const got = await read(jana);
    expect([got.rawPayload, got.headers['content-disposition']]).toEqual([pdf, 'attachment; filename="poukaz.pdf"; filename*=UTF-8\'\'poukaz.pdf']);
    const petr = visit(app);
    await logInAs(petr, await makeCustomer(app, 'petr.d@example.cz'));
    expect([(await read(petr)).statusCode, (await read(visit(app))).statusCode]).toEqual([404, 401]);
    expect(await database.kysely.selectFrom('staff_audit').select('action').where('subject', '=', `file ${file.attachmentId}`).execute()).toEqual([{ action: 'sentFile' }]);
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    expect((await mails('message')).filter(({ plain }) => plain.includes(`/mytui/mailbox/${threadId}`)).map(({ plain, html }) => [plain.includes('Přílohy: 1'), (plain + html).includes('poukaz')])).toEqual([[true, false]]);
  });

  it('sends files to who chats without a login: read in the session of the chat and in no other [account.mailbox]', async () => {
    const cookie = ({ cookies }: TestVisitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const guest = visit(app);
    const { body: { threadId } } = await guest.post('/api/www/chat/messages', { text: 'Máte plánek?', clientId: 'plan-of-the-hotel', attachments: [], email: '' });
    const payload = Buffer.from('%PDF-1.7\nsome paper that is long enough');
    const { attachmentId } = (await app.inject({ method: 'POST', url: '/editor/files/attachments?name=plan.pdf', payload, headers: { 'content-type': 'application/octet-stream', cookie: cookie(adam), 'csrf-token': adam.csrfToken } })).json();
    await adam.act(`${T}/${threadId}/claim`);
    await adam.act(`${T}/${threadId}/answer`, { text: 'Tady je.', last: 1, attachments: [attachmentId], clientId: 'plan-from-desk' });
    const read = async (visitor: TestVisitor) => (await app.inject({ method: 'GET', url: `/mytui/files/attachments/${attachmentId}`, headers: { cookie: cookie(visitor) } })).statusCode;
    const stranger = visit(app);
    await stranger.post('/api/www/chat/messages', { text: 'Dobrý den', clientId: 'chat-of-a-stranger', attachments: [], email: '' });
    expect([await read(guest), await read(stranger), await read(jana)]).toEqual([200, 404, 404]);
  });

  it('keeps the promise of a complaint: acknowledged, answered from a template in the customer’s language, and told by mail at once [account.complaints]', async () => {
    const { body: complaint } = await jana.post('/api/www/account/complaints/submit', { fields: complaintFields(orderId), attachments: [], idempotencyKey: 'of-desk-test' });
    const item = async () => (await adam.get(T)).body.threads.find(({ threadId }: { threadId: string }) => threadId === complaint.threadId);
    expect(await item()).toMatchObject({ kind: 'complaint', isWaiting: true, complaintState: 'received', customerName: 'Jana Nováková' });
    await adam.act(`${T}/${complaint.threadId}/acknowledge`);
    expect(await item()).toMatchObject({ complaintState: 'acknowledged', claim: { name: 'Adam' } });
    expect(await adam.act(`${T}/${complaint.threadId}/acknowledge`)).toMatchObject({ status: 409, body: { code: 'already-acknowledged' } });
    const { body: { templates, thread } } = await adam.get(`${T}/${complaint.threadId}`);
    const { text } = templates.find(({ key }: { key: string }) => key === 'refund');
    expect(text).toContain(complaint.number);
    await answer(adam, complaint.threadId, thread.last, text);
    expect((await jana.get(`/api/www/account/complaints/${complaint.complaintId}`)).body).toMatchObject({ state: 'answered', acknowledgedOn: '2026-06-15', answeredOn: '2026-06-15' });
    expect(await item()).toBeUndefined();
    for (const occasion of ['complaintAcknowledged', 'complaintAnswered']) {
      const [mail, ...others] = await mails(`${occasion}:${complaint.complaintId}`);
      expect([mail!.recipient, mail!.subject.includes(complaint.number), others]).toEqual(['jana.d@example.cz', true, []]);
      expect(mail!.plain).toContain(`/mytui/complaints/${complaint.complaintId}`);
      expect(mail!.plain + mail!.html).not.toContain('Snídaně');
    }
  });

  it('mails a message that nobody has looked at for a minute, once, and none that was seen', async () => {
    const [unseen, seen] = [await question(), await question()];
    for (const threadId of [unseen, seen]) {
      await adam.act(`${T}/${threadId}/claim`);
      await answer(adam, threadId, 1);
    }
    await jana.post(`/api/www/account/mailbox/threads/${seen}/seen`, { sequence: 2 });
    const about = async (threadId: string) => (await mails('message')).filter(({ plain }) => plain.includes(`/mytui/mailbox/${threadId}`)).length;
    await app.shop.background.runDue();
    expect(await about(unseen)).toBe(0);
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    await app.shop.background.runDue();
    expect([await about(unseen), await about(seen)]).toEqual([1, 0]);
  });

  it('mails of each thread by itself: one that fails holds up no other, and is tried again', async () => {
    const [broken, whole] = [await question(), await question()];
    for (const threadId of [broken, whole]) {
      await adam.act(`${T}/${threadId}/claim`);
      await answer(adam, threadId, 1);
    }
    const inLanguage = (language: Language) => database.kysely.updateTable('customer_thread').set({ language }).where('id', '=', broken).execute();
    const told = async () => {
      await later({ minutes: 1 });
      await app.shop.background.runDue();
      const sent = await mails('message');
      return [broken, whole].map((threadId) => sent.filter(({ plain }) => plain.includes(`/mytui/mailbox/${threadId}`)).length);
    };
    await inLanguage('xx' as Language);
    expect(await told()).toEqual([0, 1]);
    await inLanguage('cs');
    expect(await told()).toEqual([1, 1]);
  });

  it('lists so many threads, says that there are more, and more of them when asked [account.mailbox]', async () => {
    const at = new Date(clock().epochMilliseconds);
    const ids = Array.from({ length: 320 }, (_, place) => `crowd-${place}`);
    await database.kysely.insertInto('customer_thread').values(ids.map((id) => ({ id, customer_id: null, visitor_id: id, order_id: null, kind: 'chat' as const, subject: '', created_at: at, updated_at: at, chat_key: id, last_sequence: 1, resolved_at: at }))).execute();
    await database.kysely.insertInto('customer_message').values(ids.map((id) => ({ id, thread_id: id, sequence: 1, author: 'customer' as const, staff_id: null, text: 'Díky.', at }))).execute();
    const list = async (more = '') => {
      const { body: { threads, hasMore } } = await adam.get(`${T}?only=resolved${more}`);
      return { shown: threads.map(({ threadId }: { threadId: string }) => threadId) as string[], hasMore };
    };
    const [some, all] = [await list(), await list('&pages=2')];
    expect([some.shown.length, some.hasMore, all.shown.slice(0, 300), all.hasMore]).toEqual([300, true, some.shown, false]);
    expect(ids.filter((id) => !all.shown.includes(id))).toEqual([]);
    await database.kysely.deleteFrom('customer_thread').where('id', 'in', ids).execute();
  });

  it('lists complaints that are late first, also where more wait longer than are listed [account.complaints]', async () => {
    const at = new Date(clock().epochMilliseconds);
    const ids = Array.from({ length: 310 }, (_, place) => `waiting-${place}`);
    const before = (hours: number) => new Date(clock().subtract({ hours }).epochMilliseconds);
    await database.kysely.insertInto('customer_thread').values(ids.map((id) => ({ id, customer_id: null, visitor_id: id, order_id: null, kind: 'chat' as const, subject: '', created_at: before(1_000), updated_at: before(1_000), chat_key: id, last_sequence: 1 }))).execute();
    await database.kysely.insertInto('customer_message').values(ids.map((id) => ({ id, thread_id: id, sequence: 1, author: 'customer' as const, staff_id: null, text: 'Je tam moře?', at }))).execute();
    const states: Record<string, string> = {};
    for (const [days, hasAcknowledgement] of [[7, false], [8, false], [60, true], [61, true], [61, false]] as const) {
      const { body: { complaintId, threadId } } = await jana.post('/api/www/account/complaints/submit', { fields: complaintFields(orderId), attachments: [], idempotencyKey: `late-${days}-${hasAcknowledgement}` });
      await database.kysely.updateTable('complaint').set({ submitted_at: before(24 * days), ...(hasAcknowledgement && { acknowledged_at: at }) }).where('id', '=', complaintId).execute();
      states[threadId] = `${days}${hasAcknowledgement ? ' acknowledged' : ''}`;
    }
    const { body: { threads } } = await adam.get(T);
    const listed = threads.slice(0, 4).map(({ threadId, complaintState }: { threadId: string; complaintState: string }) => [states[threadId], complaintState]);
    expect(listed.slice(0, 3).toSorted()).toEqual([['61 acknowledged', 'answerLate'], ['61', 'answerLate'], ['8', 'acknowledgementLate']]);
    expect([listed[3], threads.length]).toEqual([[undefined, null], 300]);
    await database.kysely.deleteFrom('customer_thread').where('id', 'in', [...ids, ...Object.keys(states)]).execute();
  });

  it('shows the newest of a conversation that is longer than one answer', async () => {
    const threadId = await question();
    const at = new Date(clock().epochMilliseconds);
    await database.kysely.insertInto('customer_message').values(Array.from({ length: 520 }, (_, place) => ({
      id: `${threadId}-${place}`, thread_id: threadId, sequence: place + 2, author: 'customer' as const, staff_id: null, client_id: '', text: `zpráva ${place + 2}`, at,
    }))).execute();
    await database.kysely.updateTable('customer_thread').set({ last_sequence: 521 }).where('id', '=', threadId).execute();
    const { body: { thread } } = await adam.get(`${T}/${threadId}`);
    expect([thread.last, thread.messages.at(-1).text, thread.messages.length]).toEqual([521, 'zpráva 521', 500]);
  });

  it('mails a visitor without a login all that they have not read, line by line, for the mail is the answer', async () => {
    const guest = visit(app);
    const { body: { threadId } } = await guest.post('/api/www/chat/messages', { text: 'Bereme psa.', clientId: 'dog-of-a-guest', attachments: [], email: 'host@example.cz' });
    await adam.act(`${T}/${threadId}/claim`);
    await answer(adam, threadId, 1, 'Hned to zjistím.');
    await guest.post('/api/www/chat/seen', { sequence: 2 });
    await answer(adam, threadId, 2, 'Pes může jet.\n\nStojí 300 Kč.');
    await answer(adam, threadId, 3, 'Vodítko s sebou.');
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    await answer(adam, threadId, 4, 'A misku.');
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    const sent = await database.kysely.selectFrom('mail_outbox').select(['plain', 'html']).where('recipient', '=', 'host@example.cz').orderBy('created_at').execute();
    const told = (text: string) => ['Hned to zjistím.', 'Pes může jet.', 'Stojí 300 Kč.', 'Vodítko s sebou.', 'A misku.'].filter((line) => text.includes(line));
    expect(sent.map(({ plain }) => told(plain))).toEqual([['Pes může jet.', 'Stojí 300 Kč.', 'Vodítko s sebou.'], ['A misku.']]);
    expect(sent[0]!.html).toMatch(/<p>Pes může jet\.<\/p>\n<p>Stojí 300 Kč\.<\/p>\n<p>Vodítko s sebou\.<\/p>/);
  });

  it('changes the times of a flight in the order and tells its owner old and new', async () => {
    const { body: before } = await jana.get(`/api/www/account/reservations/${orderId}`);
    const old = before.order.offer.departureFlight.departureTime as string;
    const url = `/api/editor/desk/orders/${orderId}/flight-times`;
    const times = { leg: 'out', departureTime: '05:05', arrivalTime: '08:10' };
    expect((await adam.act(url, { ...times, departureTime: '25:00' })).status).toBe(400);
    expect(await adam.act(url, { ...times, arrivalTime: '04:05' })).toMatchObject({ status: 409, body: { code: 'times-impossible' } });
    expect((await adam.act(url, times)).body.flights[0]).toMatchObject({ departureTime: '05:05', arrivalTime: '08:10' });
    expect(await adam.act(url, times)).toMatchObject({ status: 409, body: { code: 'unchanged' } });
    expect((await jana.get(`/api/www/account/reservations/${orderId}`)).body.order.offer.departureFlight.departureTime).toBe('05:05');
    const [mail, ...others] = await mails('flight-times');
    expect([others, mail!.plain.includes(old), mail!.plain.includes('05:05 – 08:10'), mail!.plain.includes(`/mytui/reservation/${orderId}/travel`)]).toEqual([[], true, true, true]);
    expect((await adam.act(url, { leg: 'out', departureTime: '22:40', arrivalTime: '01:10' })).status).toBe(200);
    const moved = await mails('flight-times');
    expect([moved.length, moved.filter(({ plain }) => /05:05 – 08:10\n[^]*22:40 – 01:10 následující den\n/.test(plain)).length]).toEqual([2, 1]);
  });

  it('names a visitor without a login by the address they left, and a customer who has told no name by theirs [account.chat]', async () => {
    const guest = visit(app);
    const { body: { threadId } } = await guest.post('/api/www/chat/messages', { text: 'Kdy otevíráte?', clientId: 'hours-for-a-guest', attachments: [], email: 'hodiny@example.cz' });
    const nameless = visit(app);
    await logInAs(nameless, await makeCustomer(app, 'bezejmenna@example.cz'));
    await database.kysely.updateTable('customer').set({ first_name: '', last_name: '' }).where('email', '=', 'bezejmenna@example.cz').execute();
    const { body: { threadId: theirs } } = await nameless.post('/api/www/chat/messages', { text: 'Kdy zavíráte?', clientId: 'hours-for-a-customer', attachments: [], email: '' });
    const { body: { threads } } = await adam.get(T);
    const nameIn = (id: string) => threads.find((item: { threadId: string }) => item.threadId === id).customerName as string;
    expect([nameIn(threadId), nameIn(theirs)]).toEqual(['hodiny@example.cz', 'bezejmenna@example.cz']);
    expect([(await adam.get(`${T}/${threadId}`)).body.customerName, (await adam.get(`${T}/${theirs}`)).body.customerName]).toEqual(['', 'bezejmenna@example.cz']);
  });

  it('shows a chat about no reservation by what was written in it, and writes of no number where there is none', async () => {
    const { body: { threadId } } = await jana.post('/api/www/chat/messages', { text: 'Kolik stojí\nparkování?', clientId: 'chat-of-the-desk', attachments: [], email: '' });
    expect((await adam.get(T)).body.threads.find((item: { threadId: string }) => item.threadId === threadId)).toMatchObject({ subject: '', preview: 'Kolik stojí parkování?' });
    const { body: { templates } } = await adam.act(`${T}/${threadId}/claim`);
    expect(templates.map(({ key }: { key: string }) => key)).toEqual(['received', 'moreNeeded', 'apology']);
    expect(templates.filter(({ text }: { text: string }) => text.includes('('))).toEqual([]);
    await answer(adam, threadId, 1);
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    expect((await mails('message')).filter(({ plain }) => plain.includes(threadId)).map(({ subject }) => subject)).toEqual(['Máte od nás zprávu']);
  });

  it('mails in the customer’s language, as text and as HTML, with a link to what it tells of [account.mailbox] [account.complaints]', async () => {
    const piotr = visit(app);
    const email = await makeCustomer(app, 'piotr.d@example.pl');
    await database.kysely.updateTable('customer').set({ language: 'pl' }).where('email', '=', email).execute();
    await logInAs(piotr, email);
    const { orderId: ordered } = await placeSomeOrder(piotr);
    await database.kysely.updateTable('orders').set({ language: 'pl', owner_email: email }).where('id', '=', ordered).execute();
    const { body: { threadId } } = await piotr.post('/api/www/account/mailbox/threads', { kind: 'message', subject: 'Plaża', text: 'Czy jest tam plaża?', reservationId: ordered, clientId: 'question-of-piotr' });
    await adam.act(`${T}/${threadId}/claim`);
    const { body: { templates } } = await adam.get(`${T}/${threadId}`);
    expect(templates.map(({ text }: { text: string }) => text.slice(0, 10))).toEqual(['Dzień dobr', 'Dzień dobr', 'Dzień dobr']);
    await answer(adam, threadId, 1);
    const { body: complaint } = await piotr.post('/api/www/account/complaints/submit?locale=pl', { fields: complaintFields(ordered), attachments: [], idempotencyKey: 'of-piotr-at-desk' });
    await adam.act(`${T}/${complaint.threadId}/claim`);
    await answer(adam, complaint.threadId, 1);
    await adam.act(`/api/editor/desk/orders/${ordered}/flight-times`, { leg: 'back', departureTime: '05:05', arrivalTime: '08:10' });
    await later({ minutes: 1 });
    await app.shop.background.runDue();
    const sent = await database.kysely.selectFrom('mail_outbox').select(['subject', 'plain', 'html']).where('recipient', '=', email).execute();
    for (const [subject, path] of [['Masz wiadomość od nas: Plaża', `mailbox/${threadId}`], ['Odpowiedź na reklamację', `complaints/${complaint.complaintId}`], ['Zmiana lotu do rezerwacji', `reservation/${ordered}/travel`]] as const) {
      const [mail, ...others] = sent.filter((one) => one.subject.includes(subject));
      expect([mail?.plain.includes(`/pl/mytui/${path}`), mail?.html.includes(`/pl/mytui/${path}"`), others]).toEqual([true, true, []]);
    }
  });
});
