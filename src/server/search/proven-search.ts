import { sql, type Kysely } from 'kysely';
import { CELL_DAYS, UNAVAILABLE } from '../catalogue/cell-layout.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { sqlSearch, type OfferSearch } from './offer-search.ts';

/** How long a catalogue that does not add up is believed to be so. */
const BELIEVED_MS = 1000;

/**
 * SQL search for a process that has no price cube to notice wrong prices: it adds them all up before it answers, and
 * refuses to while they are not what the catalogue says. Once they were, every change of them is a transaction.
 */
export function provenSearch(kysely: Kysely<Schema>, log: { warn: (message: string) => void }, { believedMs = BELIEVED_MS } = {}): OfferSearch {
  const { version, close, isReady: _isReady, ...queries } = sqlSearch(kysely);
  let isProven = false;
  let hasWarned = false;
  let proof: Promise<void> | undefined;

  function prove(): Promise<void> {
    proof ??= addsUp(kysely).then((proven) => {
      isProven = proven;
      if (proven) return;
      if (!hasWarned) log.warn('SQL search refuses to serve: the prices do not add up to what the catalogue says');
      hasWarned = true;
      setTimeout(() => { proof = undefined; }, believedMs).unref();
    }, (error: unknown) => {
      proof = undefined;
      throw error;
    });
    return proof;
  }

  const asked = <Query extends (...args: never[]) => unknown>(query: Query) => async (...args: Parameters<Query>) => {
    if (!isProven) await prove();
    if (!isProven) throw new Problem(503, 'prices-unreliable', { title: 'The prices cannot be relied on at present' });
    return query(...args);
  };
  const guarded = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, asked(query)])) as unknown as typeof queries;
  return {
    ...guarded,
    version,
    close,
    isReady() {
      if (!isProven) prove().catch((error: unknown) => log.warn(`The prices cannot be added up: ${String(error)}`));
      return isProven;
    },
  };
}

/** Whether the offers and their base prices are as many and as much as the catalogue says; so they are where there is none yet. */
async function addsUp(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`
    select said.offers = found.offers and said.price_sum = found.price_sum as proven
    from price_version said, (
      select coalesce(sum(day.offers), 0) as offers, coalesce(sum(day.price_sum), 0) as price_sum
      from offer_cell c, lateral (
        select count(*) as offers, sum(price) as price_sum from unnest(c.prices[1:${sql.lit(CELL_DAYS)}]) price where price < ${sql.lit(UNAVAILABLE)}
      ) day
      where c.airport_id > 0 and c.board_id > 0
    ) found`.execute(kysely);
  return rows.every(({ proven }) => proven);
}
