import { fromEvent, map, merge, Observable } from 'rxjs';

/** Of an event source: what is heard of it and how it is ended. */
type Source = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { close(): void };

/**
 * An item whenever a thread of anybody has changed, or may have while the connection was lost. The browser connects again
 * by itself, and the stream begins with `threads` then.
 * @param open connects to the desk's event stream
 */
export function deskChanges$(open: () => Source): Observable<string> {
  return new Observable((listener) => {
    const source = open();
    const subscription = merge(...['thread', 'threads'].map((name) => fromEvent(source, name).pipe(map(() => name)))).subscribe(listener);
    return () => {
      subscription.unsubscribe();
      source.close();
    };
  });
}
