import type { Shop } from '../shop.ts';

const BATCH = 50;
/** What could not be released is looked at again after this long. */
const AGAIN_MS = 60_000;

/**
 * Releases one order after the other: what cannot be released yet, or fails, is left for another round and holds nothing
 * else up.
 * @param due at most so many that are due, the longest overdue first
 * @param release whether nothing is left to do about it
 * @returns when to look again; null where nothing was left
 */
export async function releaseDue({ log }: Pick<Shop, 'log'>, now: Date, due: (most: number) => Promise<{ id: string }[]>, release: (id: string) => Promise<boolean>): Promise<Date | null> {
  const left = new Set<string>();
  for (;;) {
    const ids = (await due(BATCH + left.size)).map(({ id }) => id).filter((id) => !left.has(id));
    if (ids.length === 0) return left.size > 0 ? new Date(now.getTime() + AGAIN_MS) : null;
    for (const id of ids) {
      const isDone = await release(id).catch((error: unknown) => {
        log.error({ err: error, orderId: id }, 'An order could not be released');
        return false;
      });
      if (!isDone) left.add(id);
    }
  }
}
