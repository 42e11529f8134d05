import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, testClock, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { logInAs, makeCustomer, PASSWORD } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';

describeOnPostgresql('another address of an account', (open) => {
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

  const someEmail = () => `adresa-${(count += 1)}@example.cz`;
  async function customer() {
    const visitor = visit(app);
    const email = await makeCustomer(app, someEmail());
    await logInAs(visitor, email);
    return { visitor, email };
  }
  const ask = (visitor: TestVisitor, email: string, password = PASSWORD) => visitor.post('/api/www/account/customer/email', { email, password });
  const confirm = (visitor: TestVisitor, token: string) => visitor.post('/api/www/account/customer/email/confirm', { token });
  const mailsTo = (recipient: string) => database.kysely.selectFrom('mail_outbox').select(['subject', 'plain']).where('recipient', '=', recipient).orderBy('created_at').execute();
  const tokenOf = async (recipient: string) => /settings\?email=([\w-]+)/.exec((await mailsTo(recipient)).at(-1)!.plain)![1]!;
  const emailOf = async (visitor: TestVisitor) => (await visitor.get('/api/www/account/customer')).body.email as string;
  const changeTo = async (visitor: TestVisitor, email: string) => {
    clock.advance({ seconds: 1 });
    await ask(visitor, email);
    expect((await confirm(visitor, await tokenOf(email))).body).toEqual({ status: 'done' });
    clock.advance({ seconds: 1 });
  };
  /** A paid order of activities, of this number, now. */
  async function placed(number: string, email: string) {
    const now = new Date(clock().epochMilliseconds);
    await database.kysely.insertInto('activity_cart').values({ id: number, items: '[]', order_id: null, created_at: new Date(0), updated_at: new Date(0) }).execute();
    await database.kysely.insertInto('activity_order').values({
      id: number, number, cart_id: number, status: 'paid', language: 'cs', first_name: 'Jana', last_name: 'Nováková', email, phone: '', items: JSON.stringify([{ name: 'Plavba', day: '2026-08-01', time: '10:00' }]),
      total_price: 100, advance: 100, currency: 'CZK', pay_by: now, last_day: '2026-08-01', created_at: now, updated_at: now,
    }).execute();
  }
  const bought = async (who: TestVisitor) => (await who.get('/api/www/account/activities')).body.activities.map(({ number }: { number: string }) => number).toSorted() as string[];

  it('is the account’s once the link of the mail to it is confirmed, once or again, and the old one is told [account.settings]', async () => {
    const { visitor, email } = await customer();
    const changed = someEmail();
    expect((await ask(visitor, ` ${changed.toUpperCase()} `)).body).toEqual({ status: 'sent' });
    expect([await emailOf(visitor), await mailsTo(email)]).toEqual([email, []]);
    const token = await tokenOf(changed);
    expect([(await confirm(visitor, token)).body, (await confirm(visitor, token)).body]).toEqual([{ status: 'done' }, { status: 'done' }]);
    expect([await emailOf(visitor), (await mailsTo(email)).map(({ subject }) => subject)]).toEqual([changed, ['E-mail účtu byl změněn']]);
    const check = (name: string) => visit(app).post('/api/www/account/password/check', { email: name, password: PASSWORD, codeChallenge: 'x'.repeat(43) });
    expect([(await check(email)).status, (await check(changed)).status]).toEqual([401, 200]);
  });

  it('needs the password, an address, and another one than the account has [account.settings]', async () => {
    const { visitor, email } = await customer();
    expect(await ask(visitor, someEmail(), 'není to ono')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    for (const [written, code] of [['jana@', 'invalidEmail'], [email.toUpperCase(), 'isOwnEmail']] as const) expect((await ask(visitor, written)).body.errors).toMatchObject([{ pointer: '/body/email', code }]);
    expect((await ask(visit(app), someEmail())).body.code).toBe('login-required');
  });

  it('is not told to be another account’s to who asks, only to who has it [account.settings] [account.secured]', async () => {
    const [{ visitor, email }, { email: others }] = [await customer(), await customer()];
    expect((await ask(visitor, others)).body).toEqual({ status: 'sent' });
    expect([(await mailsTo(others)).map(({ subject, plain }) => [subject, plain.includes('settings')]), await emailOf(visitor)]).toEqual([[['Na této adrese už účet je', false]], email]);
  });

  it('is worth nothing by another account’s login, after a day, after another one was asked for, or where somebody has it meanwhile [account.settings]', async () => {
    const [{ visitor, email }, { visitor: other, email: others }] = [await customer(), await customer()];
    const wanted = someEmail();
    await ask(visitor, wanted);
    const first = await tokenOf(wanted);
    expect([(await confirm(other, first)).body.code, await emailOf(other)]).toEqual(['expired', others]);
    const second = someEmail();
    clock.advance({ seconds: 1 });
    await ask(visitor, second);
    expect((await confirm(visitor, first)).body.code).toBe('expired');
    await makeCustomer(app, second);
    expect((await confirm(visitor, await tokenOf(second))).body.code).toBe('email-taken');
    await ask(visitor, wanted);
    clock.advance({ hours: 24 });
    await logInAs(visitor, email);
    expect([(await confirm(visitor, await tokenOf(wanted))).body.code, await emailOf(visitor)]).toEqual(['expired', email]);
  });

  it('is one account’s alone where two confirm it in the same instant [account.settings]', async () => {
    const [{ visitor }, { visitor: other }] = [await customer(), await customer()];
    const wanted = someEmail();
    const tokens: string[] = [];
    for (const each of [visitor, other]) {
      clock.advance({ minutes: 2 });
      await ask(each, wanted);
      tokens.push(await tokenOf(wanted));
    }
    const answers = await Promise.all([confirm(visitor, tokens[0]!), confirm(other, tokens[1]!)]);
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? body.status}`).sort()).toEqual(['200 done', '409 email-taken']);
  });

  it('ends the links that were mailed to the old one: who reads that has no way in any more [account.settings] [account.password]', async () => {
    const { visitor, email } = await customer();
    await visitor.post('/api/www/account/password/remind', { email });
    const reset = /reset=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.plain)![1]!;
    const changed = someEmail();
    await ask(visitor, changed);
    await confirm(visitor, await tokenOf(changed));
    expect((await visit(app).post('/api/www/account/password/reset', { token: reset, password: 'modrý slon pije čaj' })).body).toEqual({ status: 'expired' });
  });

  it('takes along what came to the old one while it was the account’s, and nothing of who has that address after or before [account.settings] [account.reservations]', async () => {
    const { visitor, email } = await customer();
    await placed('before', email.toUpperCase());
    const changed = someEmail();
    await ask(visitor, changed);
    await confirm(visitor, await tokenOf(changed));
    clock.advance({ seconds: 1 });
    await placed('after', email);
    await placed('new', changed);
    expect(await bought(visitor)).toEqual(['before', 'new']);
    const next = visit(app);
    await makeCustomer(app, email);
    await logInAs(next, email);
    expect(await bought(next)).toEqual(['after']);
    const known = (await visitor.get('/mytui/files/export.json')).body;
    expect([known.formerEmails.map((former: { email: string }) => former.email), known.activities.map(({ number }: { number: string }) => number).toSorted()]).toEqual([[email], ['before', 'new']]);
    expect((await visitor.post('/api/www/account/customer/remove', { password: PASSWORD, kind: 'remove' })).status).toBe(200);
    expect([(await mailsTo(changed)).length, (await mailsTo(email)).length]).toEqual([0, 0]);
  });

  it('is shared with who had it before and after in turn, each with what came in their own time [account.settings] [account.reservations]', async () => {
    const [first, second] = [await customer(), await customer()];
    const shared = someEmail();
    await placed('as a guest', shared);
    for (const [number, { visitor }] of [['of first', first], ['of second', second], ['of first again', first]] as const) {
      await changeTo(visitor, shared);
      await placed(number, shared);
      await changeTo(visitor, someEmail());
    }
    expect([await bought(first.visitor), await bought(second.visitor)]).toEqual([['as a guest', 'of first', 'of first again'], ['of second']]);
    const mailsOf = async ({ visitor }: typeof first) => (await visitor.get('/mytui/files/export.json')).body.mails.length as number;
    const before = await mailsOf(first);
    expect((await second.visitor.post('/api/www/account/customer/remove', { password: PASSWORD, kind: 'remove' })).status).toBe(200);
    expect(await mailsOf(first)).toBe(before);
  });
});
