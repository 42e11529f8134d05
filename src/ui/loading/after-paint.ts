/**
 * Does what a press leads to once the browser has painted the press itself, so that the frame that answers is short
 * however much there is to do.
 */
export function afterPaint(work: () => void): void {
  // A page that nobody sees paints nothing.
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => { setTimeout(work); });
}
