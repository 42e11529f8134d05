import { defer, filter, finalize, fromEvent, map, merge, repeat, takeWhile, throttleTime, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

/** Of an event source: what is heard of it and how it is ended. */
type Source = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & Pick<EventSource, 'readyState' | 'close'>;

/** The state of an event source that the browser does not connect again. */
const CLOSED = 2;
const PAUSE_MS = 10_000;
/** Each change has the desk ask anew. */
const AT_MOST_EVERY_MS = 1000;

/**
 * An item when a thread of anybody has changed, or may have while the connection was lost; one for many at once. The browser connects again
 * by itself, and the stream begins with `threads` then; but not after any other answer than a stream, such as that of a
 * login that has ended or of a proxy: that is `refused`, and tried again after a pause.
 * @param open connects to the desk's event stream
 */
export function deskChanges$(open: () => Source, { scheduler }: { scheduler?: SchedulerLike } = {}): Observable<string> {
  return defer(() => {
    const source = open();
    const told$ = ['thread', 'threads'].map((name) => fromEvent(source, name).pipe(map(() => name)));
    const refused$ = fromEvent(source, 'error').pipe(filter(() => source.readyState === CLOSED), map(() => 'refused'));
    return merge(merge(...told$).pipe(throttleTime(AT_MOST_EVERY_MS, scheduler, { leading: true, trailing: true })), refused$).pipe(takeWhile((item) => item !== 'refused', true), finalize(() => source.close()));
  }).pipe(repeat({ delay: () => timer(PAUSE_MS, scheduler) }));
}
