const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'scroll'];

/** @returns when the visitor first does anything: before that nothing can have gone wrong for them */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });
}
