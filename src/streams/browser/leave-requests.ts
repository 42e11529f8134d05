import { fromEvent } from 'rxjs';
import type { Observable } from 'rxjs';

/** Whenever the page is about to be left and may still be stayed on: who prevents the event's default has the browser ask. */
export function leaveRequests$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<Event> {
  return fromEvent(target, 'beforeunload');
}
