/**
 * Acts at once, or, while a mouse button or a finger is down, when its press is over: what is shown because a field was
 * left would move the page from under the press that left it, and the press would land beside its button.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const ends = new AbortController();
  for (const end of ['mouseup', 'dragend', 'pointercancel'] as const) {
    addEventListener(end, () => {
      ends.abort();
      // The click of this press comes after its end and before the next frame.
      requestAnimationFrame(act);
    }, { capture: true, signal: ends.signal });
  }
}
