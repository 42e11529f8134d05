/** Runs a piece of work while no other tab runs one of the same name: `navigator.locks.request` in a browser. */
export type TabLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** A number that all tabs of the shop see. */
export interface SharedCounter {
  read: () => number;
  write: (count: number) => void;
}

/**
 * One refresh for all tabs: a tab that had to wait for another's finds the cookies renewed and asks for nothing [token.refresh].
 */
export function shareAcrossTabs(
  refresh: () => Promise<'refreshed' | 'spent'>,
  { lock, counter }: { lock: TabLock; counter: SharedCounter },
): () => Promise<'refreshed' | 'spent'> {
  return () => {
    const before = counter.read();
    return lock('token-refresh', async () => {
      if (counter.read() !== before) return 'refreshed';
      const answer = await refresh();
      if (answer === 'refreshed') counter.write(before + 1);
      return answer;
    });
  };
}
