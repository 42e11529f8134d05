/** Safari knows no idle time. */
export const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/** What a first press leads to is painted before anything else is loaded. */
export const idle = () => new Promise<void>((resolve) => { whenIdle(resolve); });
