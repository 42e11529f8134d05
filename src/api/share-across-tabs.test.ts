import { describe, expect, it } from 'vitest';
import { shareAcrossTabs } from './share-across-tabs.ts';
import type { TabLock } from './share-across-tabs.ts';

/** One lock that tabs queue for, as `navigator.locks` does. */
function browser() {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  const lock: TabLock = (_name, work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { lock, counter: { read: () => count, write: (next: number) => { count = next; } } };
}

describe('a refresh shared across tabs', () => {
  it('is made by the first tab only; a tab that waited for it finds the cookies renewed [token.refresh]', async () => {
    const shared = browser();
    const asked: string[] = [];
    const tab = (name: string) => shareAcrossTabs(async () => { asked.push(name); return 'refreshed'; }, shared);
    expect(await Promise.all([tab('first')(), tab('second')()])).toEqual(['refreshed', 'refreshed']);
    expect(asked).toEqual(['first']);
  });

  it('is made again when it is needed again [token.refresh]', async () => {
    let asked = 0;
    const refresh = shareAcrossTabs(async () => { asked += 1; return 'refreshed'; }, browser());
    await refresh();
    await refresh();
    expect(asked).toBe(2);
  });

  it('is tried by the second tab when the first tab\'s failed [token.refresh]', async () => {
    const shared = browser();
    const failing = shareAcrossTabs(() => Promise.reject(new Error('offline')), shared);
    const working = shareAcrossTabs(async () => 'refreshed', shared);
    const [first, second] = await Promise.allSettled([failing(), working()]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
