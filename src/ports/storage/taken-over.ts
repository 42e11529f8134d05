import { concat, filter, of, take } from 'rxjs';
import type { Observable } from 'rxjs';
import { unsentChanges } from './unsent-changes.ts';

/**
 * Tells once when the tab remembers other presses than this document: it came back from the back/forward cache, and a later
 * document has sent its hearts, or undone them.
 * @param remembered what this document has left with the tab
 */
export function takenOver$(remembered: () => string, pageReturns$: Observable<unknown>): Observable<unknown> {
  return concat(of('begun'), pageReturns$).pipe(filter(() => unsentChanges.read() !== remembered()), take(1));
}
