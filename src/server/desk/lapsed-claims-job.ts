import type { Job } from '../background-work.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import type { Shop } from '../shop.ts';
import { lockThread } from './agent.ts';
import { CLAIM_MS, lastUse } from './thread-claims.ts';

const BATCH = 50;

/** Frees what its agent has done nothing with for too long, and tells every desk at once: theirs, too. */
export function lapsedClaimsJob(shop: () => Shop): Job {
  return {
    name: 'lapsed claims',
    async runDue(now) {
      const { kysely } = shop().database;
      const due = await kysely.selectFrom('thread_claim').select('thread_id').where('used_at', '<=', lastUse(now)).orderBy('used_at').limit(BATCH).execute();
      for (const { thread_id } of due) {
        await kysely.transaction().execute(async (tx) => {
          const thread = await lockThread(tx, thread_id);
          // Somebody may have taken it meanwhile.
          const freed = await tx.deleteFrom('thread_claim').where('thread_id', '=', thread_id).where('used_at', '<=', lastUse(now)).returning('thread_id').executeTakeFirst();
          if (freed !== undefined) await notifyThread(tx, thread);
        });
      }
      const next = await kysely.selectFrom('thread_claim').select(({ fn }) => fn.min('used_at').as('at')).executeTakeFirst();
      return next?.at ? new Date(next.at.getTime() + CLAIM_MS) : null;
    },
  };
}
