import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginStaffLogin } from '../credentials/staff-login.ts';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { addStaffAccount } from './staff-accounts.ts';

const FIRST = 'the first one that an admin gave';

describeOnPostgresql('a password of staff', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let count = 0;
  beforeAll(async () => {
    database = await open();
    clock = testClock();
    app = await buildTestApp(database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function hire() {
    const email = `agent-${(count += 1)}@zefira.example`;
    await addStaffAccount(database.kysely, { email, name: email, role: 'agent', password: FIRST, now: new Date(0) });
    return email;
  }
  async function signIn(email: string, password = FIRST) {
    const visitor = visit(app);
    const { status, body } = await visitor.post('/api/editor/session', { email, password });
    const change = (currentPassword: string, chosen: string, query = '') => visitor.post(`/api/editor/password${query}`, { currentPassword, password: chosen }, { 'csrf-token': String(body.csrfToken) });
    return { ...visitor, status, change, isIn: async () => (await visitor.get('/api/editor/session')).status === 200 };
  }
  const problemsOf = ({ status, body }: Awaited<ReturnType<Awaited<ReturnType<typeof signIn>>['change']>>) => [status, ...(body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)];

  it('is set by its owner with the one until now: the other logins end, this one goes on, a mail and the audit tell it', async () => {
    const email = await hire();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    expect(await here.change(FIRST, 'another that is long', '?locale=pl')).toMatchObject({ status: 200, body: { status: 'changed' } });
    expect([await here.isIn(), await elsewhere.isIn()]).toEqual([true, false]);
    expect([(await signIn(email)).status, (await signIn(email, 'another that is long')).status]).toEqual([401, 200]);
    const mails = await database.kysely.selectFrom('mail_outbox').select(['subject', 'plain']).where('recipient', '=', email).execute();
    expect(mails.map(({ subject, plain }) => [subject, plain.includes('another')])).toEqual([['Hasło pracownika zostało zmienione', false]]);
    const { id } = await database.kysely.selectFrom('staff_account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    expect(await database.kysely.selectFrom('staff_audit').select(['author', 'subject']).where('action', '=', 'changedPassword').where('author', '=', id).execute()).toEqual([{ author: id, subject: `staff ${id}` }]);
  });

  it('is refused where the one until now is wrong, or the new one is weak, one’s address or no other', async () => {
    const email = await hire();
    const { change, isIn } = await signIn(email);
    expect(problemsOf(await change('not the one until now', 'another that is long'))).toEqual([422, '/body/currentPassword wrongPassword']);
    const refused = await Promise.all(['short', 'password123', email, FIRST].map((chosen) => change(FIRST, chosen)));
    expect(refused.map(problemsOf)).toEqual([[422, '/body/password tooShort'], [422, '/body/password leaked'], [422, '/body/password isName'], [422, '/body/password isOld']]);
    expect([await isIn(), (await signIn(email)).status]).toEqual([true, 200]);
  });

  it('needs a login and its token', async () => {
    const visitor = visit(app);
    const body = { currentPassword: FIRST, password: 'another that is long' };
    expect(await visitor.post('/api/editor/password', body, { 'csrf-token': 'x' })).toMatchObject({ status: 401, body: { code: 'login-needed' } });
    await visitor.post('/api/editor/session', { email: await hire(), password: FIRST });
    expect(await visitor.post('/api/editor/password', body, { 'csrf-token': 'x' })).toMatchObject({ status: 403, body: { code: 'csrf-token-wrong' } });
  });

  it('is done where the same change comes again, for its answer may have been lost', async () => {
    const email = await hire();
    const { change } = await signIn(email);
    const both = [await change(FIRST, 'another that is long'), await change(FIRST, 'another that is long')];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await database.kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()).toHaveLength(1);
  });

  it('cannot be tried out by who holds a login only: five wrong ones, and a quarter of an hour nobody gets on', async () => {
    const email = await hire();
    const { change } = await signIn(email);
    for (let tried = 0; tried < 5; tried += 1) expect((await change(`guess ${tried}`, 'another that is long')).status).toBe(422);
    expect(await change(FIRST, 'another that is long')).toMatchObject({ status: 429, body: { code: 'too-many-failures' } });
    clock.advance({ minutes: 15 });
    expect((await change(FIRST, 'another that is long')).status).toBe(200);
  });

  it('lets nobody in whose old one was proved just before it was changed', async () => {
    const email = await hire();
    const proved = await database.kysely.selectFrom('staff_account').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirstOrThrow();
    await (await signIn(email)).change(FIRST, 'another that is long');
    const cookies: string[] = [];
    const reply = { setCookie: (name: string) => void cookies.push(name) } as unknown as FastifyReply;
    expect([await beginStaffLogin(reply, app.shop, proved), cookies]).toEqual([null, []]);
  });
});
