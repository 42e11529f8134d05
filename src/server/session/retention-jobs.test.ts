import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createBackgroundWork } from '../background-work.ts';
import { dateOf } from '../clock.ts';
import { testClock } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { retentionJobs } from './retention-jobs.ts';

it('forgets the rest where one kind cannot be forgotten, says which, and tries that alone again', async () => {
  const database = await openTestDatabase('pglite');
  try {
    const { kysely } = database;
    const clock = testClock();
    const now = dateOf(clock);
    const log = { error: vi.fn<(about: { job: string }) => void>() };
    const work = createBackgroundWork(retentionJobs(kysely), { clock, log: log as never });
    const refused = () => kysely.selectFrom('refused_purchase').select('request_id').execute();
    const refuse = (request_id: string) => kysely.insertInto('refused_purchase').values({ at: new Date(0), request_id, operation: 'placeOrder', status: 409, code: 'sold-out', subject: null }).execute();
    await kysely.insertInto('login_session').values({ id: 'l', realm: 'staff', subject: 's', created_at: new Date(0), expires_at: now, ended_at: null }).execute();
    await refuse('old');
    await sql`alter table login_session rename to login_session_away`.execute(kysely);
    await work.runDue();
    expect([await refused(), log.error.mock.calls.map(([{ job }]) => job)]).toEqual([[], ['retention of logins']]);
    await sql`alter table login_session_away rename to login_session`.execute(kysely);
    await refuse('older');
    await work.runDue();
    expect([await kysely.selectFrom('login_session').select('id').execute(), await refused(), log.error.mock.calls.length]).toEqual([[], [{ request_id: 'older' }], 1]);
  } finally {
    await database.close();
  }
});

it('forgets subscriptions thirty days after their end, and lists that no cookie opens any more, nobody’s alone', async () => {
  const database = await openTestDatabase('pglite');
  try {
    const { kysely } = database;
    const clock = testClock();
    const daysAgo = (days: number) => new Date(dateOf(clock).getTime() - days * 86_400_000);
    const subscribe = (email: string, asked: number, confirmed: number | null, ended: number | null) => kysely.insertInto('subscription').values({
      id: email, purpose: 'newsletter', email, language: 'cs', asked_at: daysAgo(asked), confirmed_at: confirmed === null ? null : daysAgo(confirmed), ended_at: ended === null ? null : daysAgo(ended),
    }).execute();
    await subscribe('goes on', 400, 400, null);
    await subscribe('ended long ago', 400, 400, 30);
    await subscribe('ended lately', 400, 400, 29);
    await subscribe('asked anew', 1, null, 300);
    await subscribe('never confirmed', 30, null, null);
    const list = (id: string, user_uid: string | null, changed: number) => kysely.insertInto('wishlist').values({ id, user_uid, revision: 0, created_at: daysAgo(900), changed_at: daysAgo(changed) }).execute();
    await list('left', null, 365);
    await list('of a customer', 'jana', 800);
    await list('of a visitor', null, 364);
    await createBackgroundWork(retentionJobs(kysely), { clock, log: { error: (problem: unknown) => expect.fail(String(problem)) } as never }).runDue();
    const left = await Promise.all([kysely.selectFrom('subscription').select('id').orderBy('id').execute(), kysely.selectFrom('wishlist').select('id').orderBy('id').execute()]);
    expect(left.map((rows) => rows.map(({ id }) => id))).toEqual([['asked anew', 'ended lately', 'goes on'], ['of a customer', 'of a visitor']]);
  } finally {
    await database.close();
  }
});
