import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { buildTestApp, visit } from '../testing/test-app.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { subscriptionOfToken, subscriptionToken } from './subscription-token.ts';

describeOnEveryEngine('mails that somebody asks for', (open) => {
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

  it('take an address only, and agreement [page.newsletter] [page.presale]', async () => {
    expect((await ask('jana')).status).toBe(400);
    expect((await visit(app).post('/api/www/subscriptions', { purpose: 'presale', email: 'a@b.cz', agrees: false })).status).toBe(400);
    expect(await mails()).toEqual([]);
  });
});

it('a right to confirm ends after a week, one to end never [page.newsletter]', () => {
  const day = 86_400_000;
  const confirm = subscriptionToken('secret', 'confirm', 'id', 0);
  expect([subscriptionOfToken('secret', 'confirm', confirm, 6 * day), subscriptionOfToken('secret', 'confirm', confirm, 8 * day), subscriptionOfToken('other', 'confirm', confirm, 0)]).toEqual(['id', undefined, undefined]);
  expect(subscriptionOfToken('secret', 'end', subscriptionToken('secret', 'end', 'id', 0), 4000 * day)).toBe('id');
});
