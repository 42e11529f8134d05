import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES } from '../../domain/messages/message-limits.ts';
import { dateOf } from '../clock.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { readEvents } from '../testing/event-reader.ts';
import { buildTestApp, testClock, testConfig, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { logInAs, makeCustomer } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { attachmentsJob } from './attachments.ts';
import { THREAD_CHANGED } from './notify-thread.ts';
import { adoptThreads } from './start-thread.ts';
import { markSeen, writeMessage } from './write-message.ts';

const MAILBOX = '/api/www/account/mailbox';
const THREADS = `${MAILBOX}/threads`;
const FILES = '/mytui/files/attachments';
const PDF = Buffer.from('%PDF-1.7\nsome paper that is long enough');

describeOnPostgresql('messages', (open, engine) => {
  let database: Database;
  let app: FastifyInstance;
  /** Another process of the shop, where there can be one. */
  let elsewhere: { database: Database; app: FastifyInstance } | null = null;
  let clock: TestClock;
  let jana: TestVisitor;
  let petr: TestVisitor;
  let staffId: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'messages-'));

  beforeAll(async () => {
    database = await open();
    clock = testClock();
    const config = testConfig({ dataDir });
    app = await buildTestApp(database, { clock, config });
    await app.listen({ port: 0 });
    if ('url' in database.elsewhere) {
      const second = await openDatabase({ databaseUrl: database.elsewhere.url, dataDir: '' });
      elsewhere = { database: second, app: await buildTestApp(second, { clock, config }) };
      await elsewhere.app.listen({ port: 0 });
    }
    [jana, petr] = [visit(app), visit(app)];
    await logInAs(jana, await makeCustomer(app, 'jana.m@example.cz'));
    await logInAs(petr, await makeCustomer(app, 'petr.m@example.cz'));
    await addStaffAccount(database.kysely, { email: 'agent@zefira.example', name: 'Alena', role: 'agent', password: 'a long agent password', now: dateOf(clock) });
    staffId = (await database.kysely.selectFrom('staff_account').select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(async () => {
    await elsewhere?.app.close();
    await elsewhere?.database.close();
    await app.close();
    await database.close();
  });

  const begin = async (visitor: TestVisitor, text: string, more: object = {}) => visitor.post(THREADS, { kind: 'message', subject: 'Dotaz', text, reservationId: '', ...more });
  const answer = (threadId: string, text: string, clientId = '') => database.kysely.transaction().execute((tx) => writeMessage(tx, threadId, { side: 'shop', staffId }, { text, clientId }, dateOf(clock)));
  const threadOf = async (visitor: TestVisitor, threadId: string, after = 0) => (await visitor.get(`${THREADS}/${threadId}?after=${after}`)).body;
  async function upload(visitor: TestVisitor, name: string, body: Buffer | ReadableStream, headers: Record<string, string> = {}) {
    const { port } = app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${FILES}?name=${encodeURIComponent(name)}`, {
      method: 'POST', body: body as BodyInit, duplex: 'half',
      headers: { 'content-type': 'application/octet-stream', cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '), ...headers },
    } as RequestInit);
    return { status: response.status, body: await response.json() };
  }

  it('holds so many streams of an address and asks the next to come again, until one is let go [account.chat]', async () => {
    const limited = await buildTestApp(database, { clock, config: testConfig({ dataDir, rateLimit: 0.05, trustProxy: 1 }) });
    const closed: Promise<void>[] = [];
    limited.server.on('request', (request) => closed.push(new Promise((resolve) => { request.on('close', resolve); })));
    await limited.listen({ port: 0 });
    const from = (address: string, visitor = jana) => readEvents(limited, visitor, '/events', { 'x-forwarded-for': address });
    const first = await from('192.0.2.1');
    await Promise.all(Array.from({ length: 5 }, (_, at) => from('192.0.2.1', at < 3 ? jana : petr)));
    const refused = await from('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([429, '30', 'application/problem+json; charset=utf-8']);
    expect((await from('192.0.2.2')).status).toBe(200);
    first.close();
    await closed[0];
    expect((await from('192.0.2.1')).status).toBe(200);
    await limited.close();
  });

  /** A browser that asks for its events by a socket of its own, and reads none of them. */
  const askUnread = async (of: FastifyInstance) => {
    const { port } = of.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').pause().on('error', () => {});
    const cookie = [...jana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await new Promise((resolve) => { socket.write(`GET /events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`, resolve); });
    return socket;
  };
  const connectionsOf = (of: FastifyInstance) => new Promise<number>((resolve) => { of.server.getConnections((_, count) => resolve(count)); });

  it('forgets browsers that are gone before their stream begins: the address may open others [account.chat]', async () => {
    const limited = await buildTestApp(database, { clock, config: testConfig({ dataDir, rateLimit: 0.05 }) });
    await limited.listen({ port: 0 });
    const gone = await Promise.all(Array.from({ length: 9 }, () => askUnread(limited)));
    for (const socket of gone) socket.destroy();
    await expect.poll(() => connectionsOf(limited)).toBe(0);
    await expect.poll(async () => (await readEvents(limited, jana)).status).toBe(200);
    await limited.close();
  });

  it('cuts off who reads nothing while much is told, and goes on [account.chat]', async () => {
    const lively = await buildTestApp(database, { clock, config: testConfig({ dataDir }) });
    await lively.listen({ port: 0 });
    const stalled = await askUnread(lively);
    const customerId = (await database.kysely.selectFrom('customer').select('id').where('email', '=', 'jana.m@example.cz').executeTakeFirstOrThrow()).id;
    const change = JSON.stringify({ customerId, visitorId: null, state: { threadId: 'x'.repeat(7_000), kind: 'message', last: 1, customerSeen: 0, staffSeen: 0, unread: 0 } });
    // The database tells equal notifications of one transaction once.
    const tellMuch = (from: number) => sql`select pg_notify(${THREAD_CHANGED}, jsonb_set(${change}::jsonb, '{state,last}', to_jsonb(n + ${from}::int))::text) from generate_series(1, 1000) n`.execute(database.kysely);
    await expect.poll(() => connectionsOf(lively)).toBe(1);
    for (let round = 0; round < 4; round++) await tellMuch(round * 1000);
    await expect.poll(() => connectionsOf(lively), { timeout: 10_000 }).toBe(0);
    stalled.destroy();
    await lively.close();
  });

  it('counts unread messages of the shop, live and until they are seen, and gives those that were missed in their order [account.mailbox]', async () => {
    const { body: { threadId } } = await begin(jana, 'Je tam moře?');
    const events = await readEvents(app, jana);
    /** What was written before the stream began may be told by it as well, a little late. */
    const told = async (expected: object) => { for (let event = await events.next(); event !== null; event = await events.next()) if (event.event === 'thread' && JSON.stringify(event.data) === JSON.stringify(expected)) return true; return false; };
    const state = (last: number, customerSeen: number, staffSeen: number, unread: number) => ({ threadId, kind: 'message', last, customerSeen, staffSeen, unread });
    expect(await events.next()).toEqual({ event: 'threads', data: { threads: [state(1, 1, 0, 0)] } });
    await answer(threadId, 'Ano, 200 metrů.');
    expect(await told(state(2, 1, 2, 1))).toBe(true);
    await answer(threadId, 'A je teplé.');
    expect(await told(state(3, 1, 3, 2))).toBe(true);
    expect((await jana.get(`${MAILBOX}/info`)).body).toEqual({
      unread: 2, service: { isOpen: true, changes: '2026-06-15T20:00' },
      limits: { textLength: 5000, attachments: 5, attachmentBytes: ATTACHMENT_BYTES, attachmentTypes: Object.keys(ATTACHMENT_TYPES) },
    });
    expect((await petr.get(`${MAILBOX}/info`)).body.unread).toBe(0);
    expect((await threadOf(jana, threadId, 1)).messages.map(({ sequence, text, author, authorName }: Record<string, unknown>) => [sequence, text, author, authorName]))
      .toEqual([[2, 'Ano, 200 metrů.', 'shop', 'Alena'], [3, 'A je teplé.', 'shop', 'Alena']]);
    await jana.post(`${THREADS}/${threadId}/seen`, { sequence: 1_000_000 });
    expect(await told(state(3, 3, 3, 0))).toBe(true);
    expect((await jana.get(MAILBOX)).body).toMatchObject({ unread: 0, threads: [{ threadId, last: 3, unread: 0, preview: 'A je teplé.' }] });
    await jana.post(`${THREADS}/${threadId}/reply`, { text: 'Díky' });
    await database.kysely.transaction().execute(async (tx) => markSeen(tx, await tx.selectFrom('customer_thread').selectAll().where('id', '=', threadId).executeTakeFirstOrThrow(), 'shop', 4));
    expect(await told(state(4, 4, 4, 0))).toBe(true);
    events.close();
  });

  it('writes a message once that is sent again and again, from both ends at the same time [account.mailbox]', async () => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => begin(petr, 'Jednou', { clientId: 'start-0001' })));
    const ids = new Set(starts.map(({ body }) => body.threadId));
    expect(ids.size).toBe(1);
    const threadId = [...ids][0] as string;
    const sent = await Promise.all(Array.from({ length: 6 }, (_, turn) => petr.post(`${THREADS}/${threadId}/reply`, { text: `Zpráva ${turn % 3}`, clientId: `message-${turn % 3}` })));
    expect(new Set(sent.map(({ body }) => body.messageId)).size).toBe(3);
    await Promise.all([answer(threadId, 'Odpověď', 'answer-001'), answer(threadId, 'Odpověď', 'answer-001')]);
    const { messages, last } = await threadOf(petr, threadId);
    expect([last, messages.map(({ sequence }: { sequence: number }) => sequence)]).toEqual([5, [1, 2, 3, 4, 5]]);
    expect(messages.filter(({ author }: { author: string }) => author === 'shop')).toHaveLength(1);
    // An answer that was lost comes with the next try, whatever was written meanwhile.
    expect((await begin(petr, 'Jednou', { clientId: 'start-0001' })).body).toEqual(starts[0]!.body);
    expect((await begin(jana, 'Jednou', { clientId: 'start-0001' })).body.threadId).not.toBe(threadId);
    expect((await petr.get(MAILBOX)).body.threads).toEqual([expect.objectContaining({ threadId, last: 5 })]);
  });

  it('refuses what is too long, empty, too much at once or of another customer, and says so', async () => {
    const { body: { threadId } } = await begin(jana, 'Moje');
    clock.advance({ seconds: 11 });
    const reply = (visitor: TestVisitor, text: string) => visitor.post(`${THREADS}/${threadId}/reply`, { text });
    expect((await reply(jana, 'x'.repeat(100_000))).status).toBe(400);
    expect((await reply(jana, ' \n ')).body.code).toBe('empty-message');
    for (const path of ['', '/reply', '/seen']) expect((await (path === '' ? petr.get(`${THREADS}/${threadId}`) : petr.post(`${THREADS}/${threadId}${path}`, path === '/seen' ? { sequence: 1 } : { text: 'cizí' }))).status).toBe(404);
    const flood = await Promise.all(Array.from({ length: 50 }, (_, turn) => jana.post(`${THREADS}/${threadId}/reply`, { text: `${turn}`, clientId: `flood-${turn}xx` })));
    expect([flood.filter(({ status }) => status === 200).length, flood.find(({ status }) => status !== 200)!.body.code]).toEqual([10, 'too-many-messages']);
    const refused = flood.findIndex(({ status }) => status !== 200);
    // It says from when on the next one is taken.
    const pause = Number(flood[refused]!.headers['retry-after']);
    expect([pause > 0, pause <= 10]).toEqual([true, true]);
    clock.advance({ seconds: pause });
    expect((await jana.post(`${THREADS}/${threadId}/reply`, { text: `${refused}`, clientId: `flood-${refused}xx` })).status).toBe(200);
    expect((await threadOf(jana, threadId)).last).toBe(12);
  });

  it('takes files by their content, keeps them in a folder of its own, and gives them to their owner as downloads [account.mailbox]', async () => {
    const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000)]);
    expect((await upload(jana, 'smlouva.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))).body.code).toBe('file-type');
    expect((await upload(jana, 'x.pdf', Buffer.from('#!/bin/sh\nrm -rf /'))).body.code).toBe('file-type');
    expect((await upload(jana, 'x.pdf', Buffer.alloc(0))).body.code).toBe('empty-file');
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        const part = Buffer.concat([PDF, Buffer.alloc(256 * 1024)]);
        sent += part.length;
        controller.enqueue(part);
      },
    });
    // The connection is closed in the middle of it: not every client reads the answer then.
    const refused = await upload(jana, 'velký.pdf', endless).catch(() => null);
    expect([refused?.status ?? 413, sent > ATTACHMENT_BYTES, sent < 3 * ATTACHMENT_BYTES]).toEqual([413, true, true]);
    const huge = await app.inject({ method: 'POST', url: `${FILES}?name=2gb`, headers: { 'content-type': 'application/octet-stream', 'content-length': String(2 ** 31), cookie: [...jana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'file-too-large']);
    for (const payload of [PDF, undefined]) {
      const untyped = await app.inject({ method: 'POST', url: `${FILES}?name=a.pdf`, payload, headers: { cookie: [...jana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
      expect(untyped.statusCode).toBe(415);
    }
    // Its client is gone before the server has put away what came of the endless one.
    await expect.poll(() => readdirSync(join(dataDir, 'attachments'))).toEqual([]);

    const file = (await upload(jana, '../../x', picture)).body;
    expect(file).toEqual({ attachmentId: expect.any(String), name: 'x.png', type: 'image/png', size: picture.length });
    const paper = (await upload(jana, 'Účtenka "srpen".html', PDF)).body;
    expect([paper.name, readdirSync(join(dataDir, 'attachments')).toSorted()]).toEqual(['Účtenka srpen.pdf', [file.attachmentId, paper.attachmentId].toSorted()]);
    const foreign = await begin(petr, 'cizí soubor', { attachments: [file.attachmentId] });
    expect(foreign.body.code).toBe('unknown-attachment');
    const { body: { threadId } } = await begin(jana, 'Dva soubory', { attachments: [file.attachmentId, paper.attachmentId] });
    const [{ attachments }] = (await threadOf(jana, threadId)).messages;
    expect(attachments).toEqual([file, paper]);
    const got = await app.inject({ method: 'GET', url: `${FILES}/${paper.attachmentId}`, headers: { cookie: [...jana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });
    expect([got.rawPayload, got.headers['content-type'], got.headers['x-content-type-options']]).toEqual([PDF, 'application/pdf', 'nosniff']);
    expect(got.headers['content-disposition']).toBe('attachment; filename="__tenka srpen.pdf"; filename*=UTF-8\'\'%C3%9A%C4%8Dtenka%20srpen.pdf');
    expect([(await petr.get(`${FILES}/${paper.attachmentId}`)).status, (await visit(app).get(`${FILES}/${paper.attachmentId}`)).status]).toEqual([404, 401]);

    const unsent = (await upload(jana, 'nikdy.pdf', PDF)).body.attachmentId;
    expect([(await jana.get(`${FILES}/${unsent}`)).status, (await petr.get(`${FILES}/${unsent}`)).status]).toEqual([200, 404]);
    const job = attachmentsJob({ kysely: database.kysely, dataDir });
    const day = new Date(dateOf(clock).getTime() + 25 * 3_600_000);
    await sql`alter table message_attachment rename to message_attachment_away`.execute(database.kysely);
    await expect(job.runDue(day)).rejects.toThrow('message_attachment');
    await sql`alter table message_attachment_away rename to message_attachment`.execute(database.kysely);
    // A failure is tried again by the next round, not an hour later.
    await job.runDue(day);
    expect((await database.kysely.selectFrom('message_attachment').select('id').where('id', '=', unsent).execute())).toEqual([]);
  });

  it('takes five files with a message and twenty that wait for theirs, and says that there are too many [account.mailbox]', async () => {
    const six = Array.from({ length: 6 }, (_, place) => `file-${place}`);
    expect((await begin(petr, 'Šest souborů', { attachments: six })).status).toBe(400);
    for (let place = 0; place < 20; place += 1) expect((await upload(petr, `${place}.pdf`, PDF)).status).toBe(200);
    expect(await upload(petr, 'jeden navíc.pdf', PDF)).toMatchObject({ status: 429, body: { code: 'too-many-files' } });
    expect((await upload(jana, 'jiné zákaznice.pdf', PDF)).status).toBe(200);
  });

  it('takes twenty of thirty files that are sent at once, and keeps no other on its disk [account.mailbox]', async () => {
    const eva = visit(app);
    await logInAs(eva, await makeCustomer(app, 'eva.soubory@example.cz'));
    const before = readdirSync(join(dataDir, 'attachments')).length;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => upload(eva, `${place}.pdf`, PDF)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(429)]);
    expect(readdirSync(join(dataDir, 'attachments')).length - before).toBe(20);
  });

  it('chats without a login, tells the other process at once, and keeps the chat through the login [account.chat]', async () => {
    const guest = visit(app);
    const chat = async () => (await guest.get('/api/www/chat')).body;
    expect(await chat()).toEqual({ thread: null, service: { isOpen: true, changes: '2026-06-15T20:00' }, knowsEmail: false });
    expect((await readEvents(app, guest)).status).toBe(204);
    const send = (text: string, clientId: string, email = '') => guest.post('/api/www/chat/messages', { text, clientId, attachments: [], email });
    const { body: { threadId } } = await send('Dobrý den', 'first-message');
    expect((await send('Dobrý den', 'first-message')).body.message.sequence).toBe(1);
    const other = elsewhere?.app ?? app;
    const events = await readEvents(other, guest);
    // The first message may be told by the stream as well, a little late: before or behind the threads.
    const nextButFirst = async () => {
      const told = await events.next();
      return told?.data.last === 1 ? events.next() : told;
    };
    expect((await nextButFirst())!.data.threads).toMatchObject([{ threadId, last: 1 }]);
    const began = performance.now();
    await answer(threadId, 'Dobrý den, co pro vás můžu udělat?');
    expect(await nextButFirst()).toMatchObject({ event: 'thread', data: { threadId, last: 2, unread: 1 } });
    expect(performance.now() - began).toBeLessThan(300);
    await guest.post('/api/www/chat/seen', { sequence: 2 });
    expect((await events.next())!.data).toMatchObject({ customerSeen: 2, unread: 0 });
    expect((await visit(app).get('/api/www/chat')).body.thread).toBeNull();
    events.close();
    await logInAs(guest, await makeCustomer(app, 'host.m@example.cz'));
    expect((await chat()).thread).toMatchObject({ threadId, last: 2 });
    expect((await guest.get('/api/www/chat?reservationId=none')).status).toBe(404);
    expect((await visit(app).get('/api/www/chat?reservationId=none')).body.code).toBe('login-required');
  });

  // The embedded database has one connection: nobody waits for a lock there.
  it.runIf(engine === 'postgresql')('makes one chat of what several visitors chatted who become one customer at the same time [account.chat]', async () => {
    const email = await makeCustomer(app, 'dvakrat.m@example.cz');
    const { id: customerId } = await database.kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const threadIds: string[] = [];
    for (let guest = 0; guest < 3; guest += 1) {
      const { body } = await visit(app).post('/api/www/chat/messages', { text: 'Dobrý den', clientId: 'first-message', attachments: [], email: '' });
      threadIds.push(body.threadId);
    }
    const visitors = await database.kysely.selectFrom('customer_thread').select('visitor_id').where('id', 'in', threadIds).execute();
    const { adopted } = await database.kysely.transaction().execute(async (held) => {
      await held.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
      const adopting = Promise.allSettled(visitors.map(({ visitor_id }) => adoptThreads(database.kysely, visitor_id!, customerId)));
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waiting.execute(database.kysely)).rows.length, { timeout: 10_000 }).toBe(visitors.length);
      return { adopted: adopting };
    });
    expect((await adopted).filter(({ status }) => status === 'rejected')).toEqual([]);
    const threads = await database.kysely.selectFrom('customer_thread').select('chat_key').where('customer_id', '=', customerId).execute();
    expect([threads.length, threads.filter(({ chat_key }) => chat_key !== null).length]).toEqual([3, 1]);
  });

  it('takes a message where nobody is there, from who says where the answer goes', async () => {
    clock.advance({ hours: 9 });
    const guest = visit(app);
    expect((await guest.get('/api/www/chat')).body.service).toEqual({ isOpen: false, changes: '2026-06-16T08:00' });
    const send = (email: string) => guest.post('/api/www/chat/messages', { text: 'Zítra prosím', clientId: 'night-message', attachments: [], email });
    expect((await send('')).body.code).toBe('e-mail-needed');
    const { body: { threadId } } = await send('host@example.cz');
    expect(await database.kysely.selectFrom('customer_thread').select('contact_email').where('id', '=', threadId).executeTakeFirstOrThrow()).toEqual({ contact_email: 'host@example.cz' });
    expect((await guest.get('/api/www/chat')).body.knowsEmail).toBe(true);
  });
});
