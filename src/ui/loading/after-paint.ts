/** What views are told of the work that is being done; undefined while none is. */
let untold: Set<() => void> | undefined;

/** Whether what is done right now was left until its press was painted: nothing of it needs to wait once more. */
export function isAfterPaint(): boolean {
  return untold !== undefined;
}

/** Tells a view of a change; what a painted press leads to is sent first and drawn in a task after that. */
export function tellView(tell: () => void): void {
  if (untold === undefined) tell();
  else untold.add(tell);
}

/**
 * Does what a press leads to once the browser has painted the press itself, so that the frame that answers is short
 * however much there is to do.
 */
export function afterPaint(work: () => void): void {
  const begin = () => {
    const tells = untold = new Set<() => void>();
    try {
      work();
    } finally {
      untold = undefined;
      if (tells.size > 0) setTimeout(() => tells.forEach((tell) => tell()));
    }
  };
  // A page that nobody sees paints nothing.
  if (document.visibilityState === 'hidden') setTimeout(begin);
  else requestAnimationFrame(() => { setTimeout(begin); });
}
