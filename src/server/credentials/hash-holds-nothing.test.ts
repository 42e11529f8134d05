import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { buildTestApp, testClock, visit, type TestClock } from '../testing/test-app.ts';
import { logInAs, mailTo, makeCustomer, PASSWORD } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import type * as PasswordHash from './password-hash.ts';

/** What happens while a hash is made, which is made as ever. */
const meanwhile = vi.hoisted(() => ({ happens: async (): Promise<void> => {} }));
vi.mock('./password-hash.ts', async (original) => {
  const { hashPassword, passwordMatches } = await original<typeof PasswordHash>();
  return {
    hashPassword: async (password: string) => [await meanwhile.happens(), await hashPassword(password)][1],
    passwordMatches: async (password: string, hash: string | null) => [await meanwhile.happens(), await passwordMatches(password, hash)][1],
  };
});

const ANOTHER = 'jiné slunce nad jiným mořem';

describeOnPostgresql('making the hash of a password, which takes long,', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  beforeAll(async () => {
    database = await open();
    clock = testClock();
    app = await buildTestApp(database, { clock });
    await addStaffAccount(database.kysely, { email: 'admin@zefira.example', name: 'Admin', role: 'admin', password: 'admin and a long one', now: new Date(0) });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => { meanwhile.happens = async () => {}; });

  const remind = async (email: string) => {
    await visit(app).post('/api/www/account/password/remind', { email });
    return /reset=([\w-]+)/.exec(await mailTo(database, email))![1]!;
  };
  const update = (email: string) => visit(app).post('/api/www/account/password/update', { email, oldPassword: PASSWORD, password: ANOTHER });
  async function admin() {
    const visitor = visit(app);
    const { body } = await visitor.post('/api/editor/session', { email: 'admin@zefira.example', password: 'admin and a long one' });
    const add = (email: string) => visitor.post('/api/editor/staff', { email, name: 'Ota', role: 'agent', password: 'Ota and a long one' }, { 'csrf-token': String(body.csrfToken) });
    return { add };
  }

  it('holds no transaction open, whoever sets or proves one [account.password]', async () => {
    const email = await makeCustomer(app, 'dlouho@example.cz');
    const token = await remind(email);
    const { add } = await admin();
    const held: number[] = [];
    meanwhile.happens = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(database.kysely);
      held.push(rows[0]!.count);
    };
    const steps = [
      () => visit(app).post('/api/www/account/password/reset', { token, password: PASSWORD }), () => logInAs(visit(app), email), () => update(email),
      () => add('ota@zefira.example'),
      () => visit(app).post('/api/www/account/register', { email: 'nova@example.cz', password: ANOTHER, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false, withIdentity: false }),
    ];
    const made = [];
    for (const step of steps) {
      const before = held.length;
      await step();
      made.push(held.length - before);
    }
    expect([made, held]).toEqual([[1, 1, 2, 1, 1], [0, 0, 0, 0, 0, 0]]);
  });

  it('sets no password by a link that another was followed before; and an admin who has left adds nobody [account.password]', async () => {
    const email = await makeCustomer(app, 'mezitim@example.cz');
    const [first, second] = [await remind(email), (clock.advance({ minutes: 2 }), await remind(email))];
    const once = (act: () => Promise<unknown>) => {
      meanwhile.happens = async () => {
        meanwhile.happens = async () => {};
        await act();
      };
    };
    const reset = async (token: string, password: string) => (await visit(app).post('/api/www/account/password/reset', { token, password })).body.status as string;
    once(async () => expect(await reset(second, ANOTHER)).toBe('done'));
    expect(await reset(first, 'tohle už neplatí vůbec')).toBe('expired');
    expect((await visit(app).post('/api/www/account/password/check', { email, password: ANOTHER, codeChallenge: 'x'.repeat(43) })).status).toBe(200);

    const { add } = await admin();
    once(() => database.kysely.updateTable('staff_account').set({ removed_at: new Date(1) }).where('email', '=', 'admin@zefira.example').execute());
    expect(await add('pozde@zefira.example')).toMatchObject({ status: 401, body: { code: 'login-needed' } });
    expect(await database.kysely.selectFrom('staff_account').select('id').where('email', '=', 'pozde@zefira.example').execute()).toEqual([]);
  });
});
