import { filter, fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

/** What other tabs of this browser store under a name; this tab's own changes are not told. */
export function storageChanges$(window: Pick<Window, 'addEventListener' | 'removeEventListener'>, name: string): Observable<string> {
  return fromEvent<StorageEvent>(window, 'storage').pipe(
    filter(({ key }) => key === name),
    map(({ newValue }) => newValue),
    filter((value) => value !== null),
  );
}
