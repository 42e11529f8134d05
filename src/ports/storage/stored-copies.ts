/** Caches of offline copies, as pages and the service worker find them. */
import { COPIES_PREFIX, COPIES_RECORD } from '../../domain/visitor/offline-copies.ts';
import type { StoredCopies } from '../../domain/visitor/offline-copies.ts';

/** The complete copies of this browser, with the name of their cache. */
export async function findCopies(caches: Pick<CacheStorage, 'keys' | 'open'>): Promise<{ name: string; copies: StoredCopies } | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(COPIES_PREFIX));
  for (const name of names.toReversed()) {
    const record = await (await caches.open(name)).match(COPIES_RECORD);
    if (record !== undefined) return { name, copies: await record.json() as StoredCopies };
  }
  return null;
}

/** @returns whether there were any, complete or not */
export async function deleteCopies(caches: Pick<CacheStorage, 'keys' | 'delete'>, except?: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(COPIES_PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length > 0;
}
