/** A finger counts once it is lifted: what its press asks for goes first. */
const SIGNS = ['pointermove', 'pointerup', 'touchend', 'keydown', 'click', 'scroll'];

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
