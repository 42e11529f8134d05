/** Milliseconds after which a network that says nothing is as good as none, where a copy is stored. */
export const PATIENCE_MS = 4_000;
/** The same for what a page asks for next: its scripts would be waited for one after the other. */
export const FURTHER_PATIENCE_MS = 500;
/** For so long after it said nothing. */
export const DISTRUST_MS = 30_000;

interface Sources {
  network: () => Promise<Response>;
  /** What is stored of the same address. */
  copy: () => Promise<Response | undefined>;
  /** What is said where the network fails and nothing is stored; a network that only hangs is waited for. */
  instead: () => Promise<Response | undefined>;
}

/** `silent`: a copy, for the network said nothing; `offline`: a copy, for it failed. */
interface Answer { response: Response; from: 'network' | 'silent' | 'offline' }

/** Answers by the network; by a copy where it fails, or says nothing for too long. */
export function createNetworkOrCopy({ wait, now }: { wait: (ms: number) => Promise<void>; now: () => number }): (sources: Sources) => Promise<Answer> {
  let hungAt = -Infinity;
  return async ({ network, copy, instead }) => {
    let isAnswered = false;
    const answered = network().then((response) => {
      isAnswered = true;
      hungAt = -Infinity;
      return { response, from: 'network' as const };
    });
    const waited = wait(now() - hungAt < DISTRUST_MS ? FURTHER_PATIENCE_MS : PATIENCE_MS).then(async () => {
      const stored = isAnswered ? undefined : await copy();
      if (stored === undefined || isAnswered) return answered;
      hungAt = now();
      return { response: stored, from: 'silent' as const };
    });
    try {
      return await Promise.race([answered, waited]);
    } catch (error) {
      const stored = await copy() ?? await instead();
      if (stored === undefined) throw error;
      return { response: stored, from: 'offline' };
    }
  };
}
