import { Observable } from 'rxjs';

/** Tells once, after so many milliseconds; for the first load, which the timers of RxJS are not in. */
export function timeout$(ms: number): Observable<'over'> {
  return new Observable((subscriber) => {
    const timer = setTimeout(() => {
      subscriber.next('over');
      subscriber.complete();
    }, ms);
    return () => clearTimeout(timer);
  });
}
