let isWorking = false;

/** Whether what is done right now was left until its press was painted: nothing of it needs to wait once more. */
export function isAfterPaint(): boolean {
  return isWorking;
}

/**
 * Does what a press leads to once the browser has painted the press itself, so that the frame that answers is short
 * however much there is to do.
 */
export function afterPaint(work: () => void): void {
  const begin = () => {
    isWorking = true;
    try {
      work();
    } finally {
      isWorking = false;
    }
  };
  // A page that nobody sees paints nothing.
  if (document.visibilityState === 'hidden') setTimeout(begin);
  else requestAnimationFrame(() => { setTimeout(begin); });
}
