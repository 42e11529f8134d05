import { defer, distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { BREAKPOINTS, deviceOf } from '../../domain/visitor/device.ts';
import type { Device } from '../../domain/visitor/device.ts';

/** What the viewport is as wide as, now and whenever it crosses a breakpoint [view.breakpoints]. */
export function viewport$(window: Pick<Window, 'innerWidth' | 'matchMedia'>): Observable<Device> {
  const device = () => deviceOf(window.innerWidth);
  return defer(() => merge(
    ...[BREAKPOINTS.tablet, BREAKPOINTS.desktop].map((width) => fromEvent(window.matchMedia(`(min-width: ${width}px)`), 'change')),
  ).pipe(map(device), startWith(device()), distinctUntilChanged()));
}
