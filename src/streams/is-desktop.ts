import { defer, fromEvent, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { BREAKPOINTS } from '../domain/device.ts';

/** Whether the viewport is as wide as a desktop's, now and whenever that changes [view.breakpoints]. */
export function isDesktop$(matchMedia: Window['matchMedia']): Observable<boolean> {
  return defer(() => {
    const desktop = matchMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
    return fromEvent(desktop, 'change').pipe(map(() => desktop.matches), startWith(desktop.matches));
  });
}
