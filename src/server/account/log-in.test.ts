import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY } from '../../api/api-key.ts';
import { ACCESS_COOKIE, HOST_PREFIX } from '../../domain/routes/page-audience.ts';
import { hashPassword, passwordMatches } from '../credentials/password-hash.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import { customerById } from './customer-rows.ts';
import { lockProved } from './log-in.ts';
import { countAttempt } from '../credentials/login-failures.ts';
import type { Database } from '../db/open-database.ts';
import { placedFrom } from '../order/unpaid-orders.ts';
import { buildTestApp, testClock, testConfig, visit, type TestClock, type TestVisitor } from '../testing/test-app.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';
import { logInAs, makeCustomer, mailTo, PASSWORD, VERIFIER } from '../testing/test-customer.ts';

const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const INFO = '/api/www/user/info/get';

describeOnPostgresql('logging in', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let clock: TestClock;
  let number = 0;
  const newEmail = () => `zakaznik${++number}@example.cz`;
  const check = (visitor: TestVisitor, email: string, password = PASSWORD) => visitor.post('/api/www/account/password/check', { email, password, codeChallenge: CHALLENGE });
  const exchange = (visitor: TestVisitor, code: string, codeVerifier = VERIFIER) => visitor.post('/api/www/oauth/token', { clientId: API_KEY, code, codeVerifier });

  beforeAll(async () => {
    database = await open();
    clock = testClock();
    app = await buildTestApp(database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('registers, activates by the link of a mail, and logs in by a code with PKCE [account.register] [account.login]', async () => {
    const email = newEmail();
    const visitor = visit(app);
    const details = { email: ` ${email.toUpperCase()} `, password: PASSWORD, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: true };
    expect(await visitor.post('/api/www/account/register', { ...details, email: 'jana@' })).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/email', code: 'invalidEmail' }] } });
    expect((await visitor.post('/api/www/account/register', details)).body).toEqual({ status: 'sent' });
    expect(await check(visitor, email)).toMatchObject({ status: 401, body: { code: 'not-activated' } });
    const token = /activate=([\w-]+)/.exec(await mailTo(database, email))![1]!;
    expect((await visitor.post('/api/www/account/activation', { token })).body).toEqual({ status: 'done' });
    expect((await visitor.post('/api/www/account/activation', { token })).body).toEqual({ status: 'active' });
    expect((await visitor.post('/api/www/account/activation', { token: `${token}x` })).body).toEqual({ status: 'expired' });
    const { body: { code } } = await check(visitor, email);
    expect(await exchange(visitor, code)).toMatchObject({ status: 200 });
    expect((await visitor.get(INFO)).body).toMatchObject({ authenticated: true, account_type: 'CUSTOMER' });
    expect((await visitor.get('/api/www/account/customer')).body).toMatchObject({ email, firstName: 'Jana', lastName: 'Nováková', news: true, offers: false });
    expect(await exchange(visitor, code)).toMatchObject({ status: 400, body: { code: 'invalid-grant' } });
  });

  it('brings to life what the registration of the followed mail said, and none that came before it [account.register]', async () => {
    const email = newEmail();
    const visitor = visit(app);
    const register = (password: string, firstName: string) => visitor.post('/api/www/account/register', { email, password, firstName, lastName: 'Nováková', termsAccepted: true, news: false });
    const linkOf = async () => /activate=([\w-]+)/.exec(await mailTo(database, email))![1]!;
    const activate = async (token: string) => (await visitor.post('/api/www/account/activation', { token })).body.status;
    const [hers, theirs] = [PASSWORD, 'heslo od někoho cizího'];
    await register(theirs, 'Mallory');
    const foreign = await linkOf();
    clock.advance({ seconds: 1 });
    await register(hers, 'Jana');
    expect(await activate(await linkOf())).toBe('done');
    expect(await activate(foreign)).toBe('active');
    expect([(await check(visitor, email, theirs)).status, (await check(visitor, email, hers)).status]).toEqual([401, 200]);
    expect(await database.kysely.selectFrom('customer').select('first_name').where('email', '=', email).executeTakeFirst()).toEqual({ first_name: 'Jana' });
    await database.kysely.updateTable('customer').set({ deactivated_at: new Date(clock().epochMilliseconds) }).where('email', '=', email).execute();
    expect(await activate(foreign)).toBe('expired');
  });

  it('sends the link once more to an account that waits for it, worth a week each time, and to no other [account.register]', async () => {
    const email = newEmail();
    const visitor = visit(app);
    const links = async () => (await database.kysely.selectFrom('mail_outbox').select('plain').where('recipient', '=', email).orderBy('created_at').execute()).flatMap(({ plain }) => /activate=([\w-]+)/.exec(plain)?.[1] ?? []);
    const resend = async () => {
      clock.advance({ minutes: 2 });
      expect((await visitor.post('/api/www/account/activation/resend', { email })).body).toEqual({ status: 'sent' });
      return links();
    };
    const activate = async (token: string | undefined) => (await visitor.post('/api/www/account/activation', { token })).body.status;
    await visitor.post('/api/www/account/register', { email, password: PASSWORD, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false });
    const [first, second] = await resend();
    clock.advance({ hours: 7 * 24 });
    expect([await activate(first), await activate(second)]).toEqual(['expired', 'expired']);
    const third = await resend();
    expect([third.length, await activate(third[2])]).toEqual([3, 'done']);
    expect([(await check(visitor, email)).status, await resend()]).toEqual([200, third]);
  });

  it('gives nothing for what was under way when the account was put to rest or signed out everywhere [account.login]', async () => {
    const email = await makeCustomer(app, newEmail(), { asks_for_code: true });
    const visitor = visit(app);
    const { body: { ticket } } = await check(visitor, email);
    const digits = /: (\d{6})/.exec(await mailTo(database, email))![1]!;
    const { id } = await database.kysely.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const end = () => database.kysely.transaction().execute((tx) => endLogins(tx, 'customer', id, new Date(clock().epochMilliseconds)));
    await end();
    expect((await visitor.post('/api/www/account/authorize', { ticket, digits, codeChallenge: CHALLENGE })).body.code).toBe('ticket-over');
    await database.kysely.updateTable('customer').set({ asks_for_code: false }).where('id', '=', id).execute();
    const { body: late } = await check(visitor, email);
    await end();
    expect((await exchange(visitor, late.code)).body.code).toBe('invalid-grant');
    const proved = await customerById(database.kysely, id);
    const { body: { code } } = await check(visitor, email);
    await database.kysely.updateTable('customer').set({ deactivated_at: new Date(), password_hash: null }).where('id', '=', id).execute();
    expect((await exchange(visitor, code)).body.code).toBe('invalid-grant');
    await expect(database.kysely.transaction().execute((tx) => lockProved(tx, proved))).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  it('limits wrong digits by customer, not by ticket, and sends one mail a half minute [account.login]', async () => {
    const email = await makeCustomer(app, newEmail(), { asks_for_code: true });
    const visitor = visit(app);
    const authorize = (ticket: string, digits: string) => visitor.post('/api/www/account/authorize', { ticket, digits, codeChallenge: CHALLENGE });
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) codes.push((await authorize((await check(visitor, email)).body.ticket, 'x')).body.code);
    expect(codes).toEqual([...Array<string>(5).fill('wrong-code'), 'too-many-failures']);
    const mails = await database.kysely.selectFrom('mail_outbox').select('plain').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    clock.advance({ minutes: 16 });
    const { body: { ticket } } = await check(visitor, email);
    clock.advance({ minutes: 9, seconds: 50 });
    await visitor.post('/api/www/account/authorize/resend', { ticket });
    clock.advance({ minutes: 5 });
    expect((await authorize(ticket, /: (\d{6})/.exec(await mailTo(database, email))![1]!)).status).toBe(200);
    expect([(await authorize(ticket, '000000')).body.code, (await visitor.post('/api/www/account/authorize/resend', { ticket })).body.code]).toEqual(['ticket-over', 'ticket-over']);
  });

  it('gives nothing for a code without its verifier, nor for one that has been tried, nor after a minute [account.login]', async () => {
    const email = await makeCustomer(app, newEmail());
    const visitor = visit(app);
    const { body: { code } } = await check(visitor, email);
    expect((await exchange(visitor, code, `${VERIFIER}x`)).body.code).toBe('invalid-grant');
    expect((await exchange(visitor, code)).body.code).toBe('invalid-grant');
    const { body: late } = await check(visitor, email);
    clock.advance({ seconds: 61 });
    expect((await exchange(visitor, late.code)).body.code).toBe('invalid-grant');
  });

  it('answers the same for an address with and without an account, and takes as long [account.login] [account.password]', async () => {
    const known = await makeCustomer(app, newEmail());
    const answers = [];
    for (const email of [known, newEmail()]) {
      const visitor = visit(app);
      answers.push([
        await visitor.post('/api/www/account/username/check', { email }), await check(visitor, email, 'not the password'),
        await visitor.post('/api/www/account/password/remind', { email }), await visitor.post('/api/www/account/activation/resend', { email }),
        await visitor.post('/api/www/account/register', { email, password: PASSWORD, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false }),
      ].map(({ status, body }) => ({ status, body })));
    }
    expect(answers[0]).toEqual(answers[1]);
    const hash = await hashPassword(PASSWORD);
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 10; turn++) {
      const begun = performance.now();
      await passwordMatches('not the password', turn % 2 === 0 ? hash : null);
      times[turn % 2]!.push(performance.now() - begun);
    }
    const [withAccount, without] = times.map((each) => each.toSorted((one, other) => one - other)[2]!);
    expect(without! / withAccount!).toBeGreaterThan(0.3);
    expect(without! / withAccount!).toBeLessThan(3);
  });

  it('stops after five wrong passwords in a quarter of an hour, also the ones sent at once, and the right one too [account.login]', async () => {
    const email = await makeCustomer(app, newEmail());
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(visit(app), email, 'not the password')));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await check(visit(app), email)).toMatchObject({ status: 429, body: { code: 'too-many-failures' } });
    clock.advance({ minutes: 16 });
    expect((await check(visit(app), email)).status).toBe(200);
  });

  it('stops an address that tries many names, where limits are on [account.login]', async () => {
    const attempt = (address: string) => countAttempt({ ...app.shop, config: testConfig({ rateLimit: 1 }) }, { realm: 'customer', account: newEmail(), address });
    for (let count = 0; count < 5; count++) await attempt('192.0.2.1');
    await expect(attempt('192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'too-many-failures' });
    await attempt('192.0.2.2');
    clock.advance({ minutes: 16 });
    await attempt('192.0.2.1');
  });

  it('counts all addresses of a network of IPv6 as one [account.login]', async () => {
    const attempt = (address: string) => countAttempt({ ...app.shop, config: testConfig({ rateLimit: 1 }) }, { realm: 'customer', account: newEmail(), address });
    for (let count = 1; count <= 5; count++) await attempt(`2001:db8:0:7::${count}`);
    await expect(attempt('2001:db8:0:7:ffff::6')).rejects.toMatchObject({ status: 429, code: 'too-many-failures' });
    await attempt('2001:db8:0:8::1');
    expect(placedFrom(app.shop, { address: '2001:db8:0:7::1' })).toBe(placedFrom(app.shop, { address: '2001:db8:0:7:ffff::6' }));
  });

  it('gets a new session at login, and none of its cookies works once it has signed out everywhere [account.login] [account.secured]', async () => {
    const email = await makeCustomer(app, newEmail());
    const here = visit(app);
    const there = visit(app);
    await logInAs(here, email);
    const first = here.cookies.get(ACCESS_COOKIE);
    const planted = new Map(here.cookies);
    await logInAs(here, email);
    expect(here.cookies.get(ACCESS_COOKIE)).not.toBe(first);
    await logInAs(there, email);
    const old = visit(app);
    planted.forEach((value, name) => old.cookies.set(name, value));
    expect((await old.get(INFO)).body.authenticated).toBe(false);
    // Also when the access token of the session before is too old to name it.
    const before = visit(app);
    here.cookies.forEach((value, name) => before.cookies.set(name, value));
    clock.advance({ minutes: 20 });
    await logInAs(here, email);
    expect((await before.post('/api/www/oauth/token/refresh')).status).toBe(401);
    await there.post('/api/www/oauth/token/refresh');
    const stolen = new Map(there.cookies);
    expect(await here.post('/api/www/oauth/logout', { everywhere: true })).toMatchObject({ status: 200 });
    expect([here.cookies.has(ACCESS_COOKIE), (await there.get(INFO)).body.authenticated]).toEqual([false, false]);
    const thief = visit(app);
    stolen.forEach((value, name) => thief.cookies.set(name, value));
    expect((await thief.post('/api/www/oauth/logout', { everywhere: true })).body.code).toBe('login-required');
    expect((await thief.post('/api/www/oauth/token/refresh')).status).toBe(401);
  });

  it('asks who wants it for the digits of a mail: five tries, ten minutes, new ones after half a minute [account.login]', async () => {
    const email = await makeCustomer(app, newEmail(), { asks_for_code: true });
    const visitor = visit(app);
    const { body } = await check(visitor, email);
    expect(body).toEqual({ status: 'verify', ticket: expect.any(String) });
    const digitsOf = async () => /: (\d{6})/.exec(await mailTo(database, email))![1]!;
    const authorize = (digits: string) => visitor.post('/api/www/account/authorize', { ticket: body.ticket, digits, codeChallenge: CHALLENGE });
    const first = await digitsOf();
    clock.advance({ seconds: 31 });
    await visitor.post('/api/www/account/authorize/resend', { ticket: body.ticket });
    const second = await digitsOf();
    if (first !== second) expect((await authorize(first)).body.code).toBe('wrong-code');
    const { body: { code } } = await authorize(second);
    expect((await exchange(visitor, code)).status).toBe(200);
    const { body: { ticket } } = await check(visitor, email);
    for (let count = 0; count < 5; count++) await visitor.post('/api/www/account/authorize', { ticket, digits: 'x', codeChallenge: CHALLENGE });
    expect((await visitor.post('/api/www/account/authorize', { ticket, digits: await digitsOf(), codeChallenge: CHALLENGE })).body.code).toBe('too-many-failures');
  });

  it('sets a new password by a mail once, ends every login, and refuses passwords that thieves know [account.password]', async () => {
    const email = await makeCustomer(app, newEmail());
    const visitor = visit(app);
    await logInAs(visitor, email);
    const askForLink = async () => {
      clock.advance({ minutes: 1 });
      await visitor.post('/api/www/account/password/remind', { email });
      return /reset=([\w-]+)/.exec(await mailTo(database, email))![1]!;
    };
    const earlier = await askForLink();
    const token = await askForLink();
    const reset = (password: string, link = token) => visitor.post('/api/www/account/password/reset', { token: link, password });
    expect((await reset('Password1234')).body.errors).toEqual([{ pointer: '/body/password', code: 'leaked', message: 'is not valid' }]);
    expect((await reset('krátké')).body.errors[0].code).toBe('tooShort');
    // Who has tried too often gets on by it.
    for (let count = 0; count < 5; count++) await check(visit(app), email, 'wrong');
    expect((await check(visit(app), email)).status).toBe(429);
    expect((await reset('modrý slon pije čaj')).body).toEqual({ status: 'done' });
    for (const link of [token, earlier]) expect((await reset('jiný modrý slon pije', link)).body).toEqual({ status: 'expired' });
    expect(await database.kysely.selectFrom('mail_outbox').select('id').where('recipient', '=', email).where('occasion', 'like', 'password-changed:%').execute()).toHaveLength(1);
    expect((await visitor.get(INFO)).body.authenticated).toBe(false);
    expect([(await check(visitor, email)).status, (await check(visitor, email, 'modrý slon pije čaj')).status]).toEqual([401, 200]);
    const late = await askForLink();
    clock.advance({ minutes: 60 });
    expect((await reset('jiný modrý slon pije', late)).body).toEqual({ status: 'expired' });
  });

  it('forgets the names and the consent of whoever registered an address that a reset proves for the first time, and of nobody else [account.password] [account.register]', async () => {
    const email = newEmail();
    const visitor = visit(app);
    await visitor.post('/api/www/account/register', { email, password: 'heslo od někoho cizího', firstName: 'Mallory', lastName: 'Cizí', termsAccepted: true, news: true });
    const known = () => database.kysely.selectFrom('customer').select(['first_name', 'last_name', 'agrees_to_news']).where('email', '=', email).executeTakeFirstOrThrow();
    const reset = async (password: string) => {
      clock.advance({ minutes: 1 });
      await visitor.post('/api/www/account/password/remind', { email });
      const tokens = [...(await mailTo(database, email)).matchAll(/reset=([\w-]+)/g)];
      return (await visitor.post('/api/www/account/password/reset', { token: tokens.at(-1)![1]!, password })).body;
    };
    expect([await reset(PASSWORD), await known()]).toEqual([{ status: 'done' }, { first_name: '', last_name: '', agrees_to_news: false }]);
    await logInAs(visitor, email);
    expect((await visitor.get(INFO)).body).toMatchObject({ authenticated: true, display_name: '' });
    await visitor.post('/api/www/account/customer/details', { firstName: 'Jana', lastName: 'Nováková' });
    expect([await reset('modrý slon pije čaj'), await known()]).toEqual([{ status: 'done' }, { first_name: 'Jana', last_name: 'Nováková', agrees_to_news: false }]);
  });

  it('sends who has a password that nobody could choose today to another one, by the header of a 409 [account.password]', async () => {
    const email = await makeCustomer(app, newEmail());
    const visitor = visit(app);
    const weak = 'abcabcabcabc';
    await database.kysely.updateTable('customer').set({ password_hash: await hashPassword(weak) }).where('email', '=', email).execute();
    const answer = await check(visitor, email, weak);
    expect([answer.status, answer.headers['password-change']]).toEqual([409, 'required']);
    expect((await check(visitor, email, 'xyzxyzxyzxyz')).status).toBe(401);
    const update = (oldPassword: string, password: string) => visitor.post('/api/www/account/password/update', { email, oldPassword, password });
    expect((await update('wrong', 'modrý slon pije čaj')).status).toBe(401);
    expect((await update(weak, weak)).body.errors[0].code).toBe('leaked');
    expect((await update(weak, PASSWORD)).status).toBe(200);
    expect((await update(PASSWORD, PASSWORD)).body.errors[0].code).toBe('isOld');
    expect((await update(PASSWORD, 'modrý slon pije čaj')).status).toBe(200);
    expect((await check(visitor, email, 'modrý slon pije čaj')).status).toBe(200);
    await database.kysely.updateTable('customer').set({ asks_for_code: true }).where('email', '=', email).execute();
    const oldPassword = 'modrý slon pije čaj';
    clock.advance({ seconds: 1 });
    expect(await visitor.post('/api/www/account/password/update', { email, oldPassword, password: PASSWORD })).toMatchObject({ status: 409, body: { code: 'mail-needed' } });
    expect(await mailTo(database, email)).toMatch(/reset=[\w-]+/);
    expect((await check(visitor, email, oldPassword)).status).toBe(200);
  });

  it('refuses what the contract secures without a login, and everything without the API key but what providers and mails call [account.secured-split] [http.api-key]', async () => {
    const visitor = visit(app);
    expect(await visitor.post('/api/www/account/customer/details', { firstName: 'Jana' })).toMatchObject({ status: 401, body: { code: 'login-required' } });
    const keyless = { 'api-key': '' };
    expect(await visitor.get(INFO, keyless)).toMatchObject({ status: 401, body: { code: 'api-key' } });
    expect((await visitor.post('/api/www/subscriptions/confirm?token=x', {}, keyless)).status).toBe(200);
    expect((await visitor.post('/api/payments/notifications', {}, keyless)).body.code).toBe('invalid-request');
  });

  it('names its cookies for this host alone where visitors come by https [account.login]', async () => {
    const https = await buildTestApp(database, { clock, config: testConfig({ origin: 'https://shop.test' }) });
    const email = await makeCustomer(app, newEmail());
    const { body: { code } } = await visit(https).post('/api/www/account/password/check', { email, password: PASSWORD, codeChallenge: CHALLENGE }, { origin: 'https://shop.test' });
    const visitor = visit(https);
    const { headers } = await visitor.post('/api/www/oauth/token', { clientId: API_KEY, code, codeVerifier: VERIFIER }, { origin: 'https://shop.test' });
    for (const cookie of headers['set-cookie'] as string[]) expect(cookie).toMatch(new RegExp(`^${HOST_PREFIX}.*; Path=/; HttpOnly; Secure; SameSite=Lax$`));
    expect((await visitor.get(INFO)).body.authenticated).toBe(true);
    await https.close();
  });
});
