import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { addStaffAccount } from '../staff/staff-accounts.ts';
import { testClock, testConfig } from '../testing/test-app.ts';
import { beginStaffLogin, csrfTokenHolds, csrfTokenOf, endStaffLogin, staffLoginOf } from './staff-login.ts';

it('logs staff in by a cookie of their own, which ends and whose forms another site cannot send [account.secured]', async () => {
  const database = await openTestDatabase('pglite');
  const shop = { database, config: testConfig(), clock: testClock() };
  await addStaffAccount(database.kysely, { email: 'eva@zefira.example', name: 'Eva', role: 'editor', password: 'eva and a long one', now: new Date(0) });
  const account = await database.kysely.selectFrom('staff_account').select(['id', 'password_hash']).executeTakeFirstOrThrow();
  const app = Fastify();
  await app.register(cookie);
  app.get('/in', async (_request, reply) => { await beginStaffLogin(reply, shop, account); return {}; });
  app.get('/who', async (request) => ({ login: await staffLoginOf(request, shop) }));
  app.get('/out', async (request, reply) => { await endStaffLogin(request, reply, shop); return {}; });
  const { cookies: [staff] } = await app.inject('/in');
  expect(staff).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const ask = async (url: string, name = staff!.name) => (await app.inject({ url, cookies: { [name]: staff!.value } })).json();
  const { login } = await ask('/who');
  expect(login.subject).toBe(account.id);
  expect([(await ask('/who', 'shop_access')).login, await ask('/out'), (await ask('/who')).login]).toEqual([null, {}, null]);
  const token = csrfTokenOf(shop.config.secret, login);
  expect([csrfTokenHolds(shop.config.secret, login, token), csrfTokenHolds(shop.config.secret, { ...login, id: 'another' }, token)]).toEqual([true, false]);
  await app.close();
  await database.close();
});
