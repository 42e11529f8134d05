const BATCH = 50;
/** What could not be done is tried again after this long. */
const AGAIN_MS = 60_000;

/**
 * Does one after the other of what is due: what cannot be done yet, or fails, is left for another round and holds nothing
 * else up.
 * @param due at most so many that are due, the longest overdue first
 * @param act whether nothing is left to do about it
 * @param failed told of each that throws
 * @returns when to look again; null where nothing was left
 */
export async function eachDue(now: Date, due: (most: number) => Promise<{ id: string }[]>, act: (id: string) => Promise<boolean>, failed: (id: string, error: unknown) => void): Promise<Date | null> {
  const left = new Set<string>();
  for (;;) {
    const ids = (await due(BATCH + left.size)).map(({ id }) => id).filter((id) => !left.has(id));
    if (ids.length === 0) return left.size > 0 ? new Date(now.getTime() + AGAIN_MS) : null;
    for (const id of ids) {
      const isDone = await act(id).catch((error: unknown) => {
        failed(id, error);
        return false;
      });
      if (!isDone) left.add(id);
    }
  }
}
