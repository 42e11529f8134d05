/** Back and Forward while the router is not there: on its way, not to be had, or not wanted by somebody who saves data. */
import { entryOf } from '../../ports/address/history-entry.ts';

/** It comes soon, or not at all. */
const PATIENCE_MS = 2_000;

/** Entries of an earlier document are this one's to the browser, which changes the address alone: the page of another entry gets a document. */
export function followWithoutRouter(ownId: string): void {
  const isElsewhere = () => ![undefined, ownId].includes(entryOf(history).page) && document.documentElement.dataset.router !== 'on';
  addEventListener('popstate', () => {
    if (isElsewhere()) setTimeout(() => { if (isElsewhere() && navigator.onLine) location.reload(); }, PATIENCE_MS);
  });
}
