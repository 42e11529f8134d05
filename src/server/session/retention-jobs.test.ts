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
