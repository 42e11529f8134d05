import { COPY_MARK } from '../../domain/visitor/offline-copies.ts';
import { sayThatPageFailed } from './say-that-page-failed.ts';

/** Milliseconds between two tries. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** Six seconds in: what waits for the code has been dead for longer than a moment. */
const TRIES_BEFORE_NOTICE = 3;

/** Resolves after so many milliseconds, or as soon as the network is back. */
function pauseOrNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end);
      resolve();
    };
    // Bytes of the first load: once the network is back the timer runs out without effect.
    setTimeout(end, ms);
    addEventListener('online', end);
  });
}

/** Whether code can be had: from the network, or, for a document that is a copy, from where that came from. */
export function canLoad(): boolean {
  return navigator.onLine !== false || isCopy();
}

/** Whether a service worker has answered this document from what it has stored. */
export function isCopy(): boolean {
  return copyMark() !== undefined;
}

/** The mark of a document that is a copy, which describes why it was read; undefined of any other. */
export function copyMark(): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === COPY_MARK);
}

/**
 * Code that the page can do without for a while, asked for until it has come: a network that is away for a moment is nobody's
 * error. Where it does not come although there is a network, the page says so. Without network it is not asked for: browsers
 * remember for good that a module could not be had.
 */
export async function untilLoaded<Code>(load: () => Promise<Code>, pause = pauseOrNetwork): Promise<Code> {
  let notice: Element | null = null;
  for (let ms = FIRST_PAUSE, failed = 0; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      if (canLoad()) {
        const code = await load();
        notice?.remove();
        return code;
      }
    } catch {
      failed += 1;
      if (failed === TRIES_BEFORE_NOTICE) notice = sayThatPageFailed();
    }
    await pause(ms);
  }
}
