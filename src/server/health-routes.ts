import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import type { OfferSearch } from './search/offer-search.ts';

const LONGEST_ANSWER_MS = 5000;

/** `/healthz`: the process is alive. `/readyz`: it can serve; not so while it drains, without its database or catalogue, or before search has read all its prices and found them right. */
export function healthRoutes(app: FastifyInstance, kysely: Kysely<Schema>, search: Pick<OfferSearch, 'isReady'>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !app.isDraining() && search.isReady() && (await inTime(hasCatalogue(kysely)).catch(() => false));
    return reply.code(ready ? 200 : 503).header('Cache-Control', 'no-store').send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** A database that hangs is none: who asks must not wait for it. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([answer, new Promise<false>((resolve) => setTimeout(resolve, LONGEST_ANSWER_MS, false).unref())]);
}

async function hasCatalogue(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from catalogue_version limit 1`.execute(kysely);
  return rows.length > 0;
}
