/** A page that is never idle, on a slow phone or a busy machine, begins what it does without at first all the same. */
const LATEST_MS = 2_000;

/** Safari knows no idle time. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work);
};

/** What a first press leads to is painted before anything else is loaded. */
export const idle = () => new Promise<void>((resolve) => { whenIdle(resolve); });
