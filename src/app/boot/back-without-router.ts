/** Back and Forward while the router is not there: on its way, not to be had, or not wanted by somebody who saves data. */
import { filter, switchMap } from 'rxjs';
import type { Subscription } from 'rxjs';
import { entryOf } from '../../ports/address/history-entry.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { timeout$ } from '../../streams/time/timeout.ts';

/** It comes soon, or not at all. */
const PATIENCE_MS = 2_000;

/** Whether the address is another page's, and nobody else sees to it. */
export function isElsewhere(ownId: string): boolean {
  return ![undefined, ownId].includes(entryOf(history).page) && document.documentElement.dataset.router !== 'on';
}

/** Entries of an earlier document are this one's to the browser, which changes the address alone: the page of another entry gets a document. */
export function followWithoutRouter(ownId: string): Subscription {
  return historySteps$(window).pipe(
    filter(() => isElsewhere(ownId)),
    switchMap(() => timeout$(PATIENCE_MS)),
    filter(() => isElsewhere(ownId) && navigator.onLine),
  ).subscribe(() => location.reload());
}
