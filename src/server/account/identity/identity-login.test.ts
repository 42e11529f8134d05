import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY } from '../../../api/api-key.ts';
import type { Database } from '../../db/open-database.ts';
import { buildTestApp, onceReady, testClock, testConfig, visit, type TestAnswer, type TestClock, type TestVisitor } from '../../testing/test-app.ts';
import { logInAs, mailTo, makeCustomer, PASSWORD, VERIFIER } from '../../testing/test-customer.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { IdentityClient } from './identity-client.ts';

let database: Database;
let app: FastifyInstance;
let clock: TestClock;
const INFO = '/api/www/user/info/get';
const DETAILS = { password: '', firstName: 'Jana', lastName: 'Zkušební', termsAccepted: true, news: false, withIdentity: true };

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  clock = testClock();
  app = await buildTestApp(database, { clock, config: testConfig({ origin: 'http://shop.test' }) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const locationOf = ({ headers }: TestAnswer) => {
  const { pathname, search } = new URL(String(headers.location), 'http://shop.test');
  return pathname + search;
};

/** Goes to the provider, says who one is, and comes back. @returns where the provider sends the browser */
async function atProvider(visitor: TestVisitor, provider: 'google' | 'facebook', persona: Record<string, string>, answer = 'continue'): Promise<string> {
  return fromProvider(visitor, locationOf(await visitor.get(`/mytui/auth/${provider}?returnTo=/mytui/mailbox`)), persona, answer);
}
async function fromProvider(visitor: TestVisitor, authorize: string, persona: Record<string, string>, answer = 'continue'): Promise<string> {
  const choice = locationOf(await visitor.get(authorize));
  const resume = locationOf(await visitor.submit(choice, { ...persona, answer }));
  return locationOf(await visitor.get(resume));
}
async function arrive(visitor: TestVisitor, ...choice: [provider: 'google' | 'facebook', persona: Record<string, string>, answer?: string]): Promise<string> {
  return locationOf(await visitor.get(await atProvider(visitor, ...choice)));
}
const isLoggedIn = async (visitor: TestVisitor) => (await visitor.get(INFO)).body.authenticated;

it.each(['google', 'facebook'] as const)('registers who comes from %s, with or without a mail, and logs them in the next time [account.login]', async (provider) => {
  const visitor = visit(app);
  const persona = { firstName: 'Jana', lastName: 'Zkušební', email: provider === 'google' ? 'jana.zkusebni@example.cz' : '' };
  expect(await arrive(visitor, provider, persona)).toBe('/mytui/register');
  expect((await visitor.get('/api/www/account/identities')).body.pending).toEqual(persona);
  expect((await visit(app).get('/api/www/account/identities')).body.pending).toBeNull();
  const email = persona.email || 'bez.mailu@example.cz';
  // A password may be left out, not be a bad one.
  expect(await visitor.post('/api/www/account/register', { ...DETAILS, email, password: 'krátké' })).toMatchObject({ status: 422, body: { errors: [{ pointer: '/body/password' }] } });
  expect((await visitor.post('/api/www/account/register', { ...DETAILS, email })).status).toBe(200);
  const early = visit(app);
  expect(await arrive(early, provider, persona)).toBe('/mytui/login?returnTo=/mytui/mailbox&identity=notActivated');
  const token = /activate=([\w-]+)/.exec(await mailTo(database, email))![1]!;
  await visitor.post('/api/www/account/activation', { token });
  const later = visit(app);
  expect([await arrive(later, provider, persona), await isLoggedIn(later)]).toEqual(['/mytui/mailbox', true]);
  expect((await later.get('/api/www/account/customer')).body).toMatchObject({ email, identities: [provider] });
});

it('asks who one is in the language that the shop was left in, which real providers are told too [account.login]', async () => {
  const visitor = visit(app);
  const authorize = locationOf(await visitor.get('/mytui/auth/google?returnTo=/hu/mytui'));
  expect(new URLSearchParams(authorize.split('?')[1]).get('ui_locales')).toBe('hu');
  expect((await visitor.get(locationOf(await visitor.get(authorize)))).body).toContain('<html lang="hu">');
  expect((await visit(app).get('/sandbox/identity/choose/nothing')).body).toContain('<html lang="cs">');
});

it('asks again for a name that is empty, which is no refusal, and browsers do so themselves [account.login]', async () => {
  const visitor = visit(app);
  const choice = locationOf(await visitor.get(locationOf(await visitor.get('/mytui/auth/google?returnTo=/pl/mytui'))));
  const names = /<input name="(?:first|last)Name" [^>]*\brequired\b/g;
  expect(((await visitor.get(choice)).body as string).match(names)).toHaveLength(2);
  for (const persona of [{ firstName: ' ', lastName: 'Zkušební' }, { firstName: 'Jana', lastName: '' }]) {
    const again = await visitor.submit(choice, { ...persona, email: '', answer: 'continue' });
    expect([again.status, (again.body as string).match(names)?.length, (again.body as string).includes('lang="pl"')]).toEqual([422, 2, true]);
  }
  expect((await visitor.submit(choice, { firstName: 'Jana', lastName: 'Zkušební', email: '', answer: 'continue' })).status).toBe(303);
});

it('never opens an account by the mail that the sandbox tells, and links an identity only to who is logged in, until they part with it [account.login]', async () => {
  const email = await makeCustomer(app, 'obet@example.cz');
  const persona = { firstName: 'Zlý', lastName: 'Člověk', email };
  const thief = visit(app);
  expect([await arrive(thief, 'google', persona), await isLoggedIn(thief)]).toEqual(['/mytui/register', false]);
  await thief.post('/api/www/account/register', { ...DETAILS, email });
  expect(await mailTo(database, email)).toContain('/mytui/login');
  expect(await database.kysely.selectFrom('customer_identity').innerJoin('customer', 'customer.id', 'customer_id').select('subject').where('email', '=', email).execute()).toEqual([]);
  const owner = visit(app);
  await logInAs(owner, email);
  expect(await arrive(owner, 'google', persona)).toBe('/mytui/mailbox');
  const again = visit(app);
  expect([await arrive(again, 'google', persona), await isLoggedIn(again)]).toEqual(['/mytui/mailbox', true]);
  const other = visit(app);
  await logInAs(other, await makeCustomer(app, 'jiny@example.cz'));
  expect(await arrive(other, 'google', persona)).toBe('/mytui/settings?identity=othersIdentity');
  // Whoever parts with it parts with their own.
  const unlink = (customer: TestVisitor) => customer.post('/api/www/account/customer/identities/unlink', { provider: 'google' });
  expect((await unlink(other)).status).toBe(200);
  expect((await owner.get('/api/www/account/customer')).body.identities).toEqual(['google']);
  expect((await unlink(owner)).status).toBe(200);
  expect([(await owner.get('/api/www/account/customer')).body.identities, await arrive(visit(app), 'google', persona)]).toEqual([[], '/mytui/register']);
});

it('links no identity to who was led to the provider by another site [account.login]', async () => {
  const customer = visit(app);
  const email = await makeCustomer(app, 'svedena@example.cz');
  await logInAs(customer, email);
  const authorize = locationOf(await customer.get('/mytui/auth/google?returnTo=/mytui/mailbox', { 'sec-fetch-site': 'cross-site' }));
  const callback = await fromProvider(customer, authorize, { firstName: 'Zlý', lastName: 'Člověk', email: 'zly@example.com' });
  expect(locationOf(await customer.get(callback, { 'sec-fetch-site': 'cross-site' }))).toBe('/mytui/register');
  expect((await customer.get('/api/www/account/customer')).body).toMatchObject({ email, identities: [] });
});

it.each([['before leaving', 16, 0], ['at the provider', 9, 9]])('links an identity to who is logged in also when the token grew old %s [account.login] [token.refresh]', async (_when, before, meanwhile) => {
  const customer = visit(app);
  const email = await makeCustomer(app, `dlouho-${before}@example.cz`);
  await logInAs(customer, email);
  clock.advance({ minutes: before });
  const callback = await atProvider(customer, 'google', { firstName: 'Jana', lastName: 'Zkušební', email: `jinde-${before}@example.cz` });
  clock.advance({ minutes: meanwhile });
  expect(locationOf(await customer.get(callback))).toBe('/mytui/mailbox');
  expect((await customer.get('/api/www/account/customer')).body).toMatchObject({ email, identities: ['google'] });
});

it('asks who wants the digits of a mail at each login for them, also by an identity [account.login]', async () => {
  const owner = visit(app);
  const email = await makeCustomer(app, 'opatrna@example.cz');
  await logInAs(owner, email);
  const persona = { firstName: 'Jana', lastName: 'Opatrná', email: 'opatrna.jinde@example.cz' };
  await arrive(owner, 'google', persona);
  await owner.post('/api/www/account/customer/agreements', { asksForCode: true });
  const later = visit(app);
  const ticket = /^\/mytui\/login\?returnTo=\/mytui\/mailbox&ticket=([\w-]+)$/.exec(await arrive(later, 'google', persona))![1]!;
  expect(await isLoggedIn(later)).toBe(false);
  const codeChallenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const digits = /: (\d{6})/.exec(await mailTo(database, email))![1]!;
  const { body: { code } } = await later.post('/api/www/account/authorize', { ticket, digits, codeChallenge });
  await later.post('/api/www/oauth/token', { clientId: API_KEY, code, codeVerifier: VERIFIER });
  expect(await isLoggedIn(later)).toBe(true);
});

it('gives no way in to who registered an address with an identity before its owner did [account.register]', async () => {
  const email = 'predbehnuta@example.cz';
  const persona = { firstName: 'Zlý', lastName: 'Člověk', email };
  const thief = visit(app);
  await arrive(thief, 'google', persona);
  await thief.post('/api/www/account/register', { ...DETAILS, email });
  clock.advance({ seconds: 1 });
  const owner = visit(app);
  await owner.post('/api/www/account/register', { ...DETAILS, email, password: PASSWORD, withIdentity: false });
  await owner.post('/api/www/account/activation', { token: /activate=([\w-]+)/.exec(await mailTo(database, email))![1]! });
  await arrive(thief, 'google', persona);
  expect(await isLoggedIn(thief)).toBe(false);
  await logInAs(owner, email);
  expect(await isLoggedIn(owner)).toBe(true);
});

it('gives no way in to who registered an address before its owner set a password by a mail, by an identity or by a link [account.password]', async () => {
  const email = 'zapomnela@example.cz';
  const persona = { firstName: 'Zlý', lastName: 'Člověk', email };
  const thief = visit(app);
  await arrive(thief, 'google', persona);
  await thief.post('/api/www/account/register', { ...DETAILS, email });
  clock.advance({ seconds: 1 });
  await thief.post('/api/www/account/register', { ...DETAILS, email, password: 'heslo od někoho cizího', withIdentity: false });
  const token = /activate=([\w-]+)/.exec(await mailTo(database, email))![1]!;
  clock.advance({ seconds: 1 });
  const owner = visit(app);
  await owner.post('/api/www/account/password/remind', { email });
  const reset = /reset=([\w-]+)/.exec(await mailTo(database, email))![1]!;
  expect((await owner.post('/api/www/account/password/reset', { token: reset, password: PASSWORD })).body).toEqual({ status: 'done' });
  expect((await owner.post('/api/www/account/activation', { token })).body).toEqual({ status: 'active' });
  await arrive(thief, 'google', persona);
  expect(await isLoggedIn(thief)).toBe(false);
  await logInAs(owner, email);
  expect(await isLoggedIn(owner)).toBe(true);
});

it('logs nobody in by an answer that was refused, forged, another browser’s or used [account.login]', async () => {
  const persona = { firstName: 'Jana', lastName: 'Zkušební', email: 'jana.zkusebni@example.cz' };
  const failed = (answer: TestAnswer) => expect(locationOf(answer)).toMatch(/^\/mytui\/login\?.*identity=failed$/);
  const visitor = visit(app);
  failed(await visitor.get(await atProvider(visitor, 'google', persona, 'cancel')));
  failed(await visit(app).get(await atProvider(visitor, 'google', persona)));
  const callback = await atProvider(visitor, 'google', persona);
  failed(await visitor.get(callback.replace('google', 'facebook')));
  const cookie = await stolen(visitor, 'google', persona);
  failed(await visitor.get(cookie.callback.replace(/state=[^&]+/, 'state=forged')));
  visitor.cookies.set('shop_identity_checks', cookie.checks);
  await visitor.get(cookie.callback);
  visitor.cookies.set('shop_identity_checks', cookie.checks);
  failed(await visitor.get(cookie.callback));
  visitor.cookies.set('shop_identity_checks', `${cookie.checks.slice(0, -3)}abc`);
  failed(await visitor.get(cookie.callback));
  expect((await visitor.get('/mytui/auth/nobody')).status).toBe(404);
  expect(locationOf(await visitor.get('/mytui/auth/google?returnTo=//evil.example'))).toContain('/sandbox/identity/auth?');
});

async function stolen(visitor: TestVisitor, ...choice: Parameters<typeof atProvider> extends [unknown, ...infer Rest] ? Rest : never) {
  const callback = await atProvider(visitor, ...choice);
  return { callback, checks: visitor.cookies.get('shop_identity_checks')! };
}

it('makes one account of an address that a real provider has proved, also where it comes in two windows at once [account.login]', async () => {
  const provided = await buildTestApp(database, { clock });
  const profile = { subject: 'g-1', email: 'Proverena@example.cz', emailIsVerified: true, firstName: 'Jana', lastName: 'Prověřená' };
  const client: IdentityClient = {
    code: 'google', realm: 'google', isSandbox: false,
    begin: async () => ({ url: new URL('https://provider.example/'), checks: { state: 's', nonce: 'n', verifier: 'v' } }), finish: async () => profile,
  };
  provided.shop.identities = [client];
  const [one, other, later] = [visit(provided), visit(provided), visit(provided)];
  for (const visitor of [one, other, later]) await visitor.get('/mytui/auth/google?returnTo=/mytui/mailbox');
  const arrived = async (visitor: TestVisitor) => locationOf(await visitor.get('/mytui/auth/google/callback'));
  expect(await Promise.all([arrived(one), arrived(other)])).toEqual(['/mytui/mailbox', '/mytui/mailbox']);
  expect([await arrived(later), await isLoggedIn(one), await isLoggedIn(other), await isLoggedIn(later)]).toEqual(['/mytui/mailbox', true, true, true]);
  expect(await database.kysely.selectFrom('customer').select('first_name').where('email', '=', 'proverena@example.cz').execute()).toEqual([{ first_name: 'Jana' }]);
  expect((await later.get('/api/www/account/customer')).body).toMatchObject({ email: 'proverena@example.cz', firstName: 'Jana', identities: ['google'] });
  await provided.close();
});

it('leads an address to a provider, and back, some times a minute [account.login]', async () => {
  const limited = await buildTestApp(database, { clock, config: testConfig({ rateLimit: 0.05 }) });
  for (const path of ['/mytui/auth/google', '/mytui/auth/google/callback']) {
    const codes = [];
    for (let time = 0; time < 4; time++) codes.push((await onceReady(() => visit(limited).get(path))).status);
    expect([path, codes]).toEqual([path, path.endsWith('callback') ? [303, 303, 303, 429] : [302, 302, 302, 429]]);
  }
  await limited.close();
});
