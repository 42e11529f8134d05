import type { MouseEvent } from 'react';

/** Whether a press on a link means another tab, a window or a download: the browser follows it by itself. */
export function meansAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
