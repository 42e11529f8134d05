import { fromEvent, map, merge, Observable, take, tap } from 'rxjs';

/** What becomes of an image that is fetched for later: told once. Who stops listening stops its loading. */
export function image$(create: () => HTMLImageElement, attributes: Partial<Pick<HTMLImageElement, 'src' | 'srcset' | 'sizes'>>): Observable<'loaded' | 'failed'> {
  return new Observable((subscriber) => {
    const image = create();
    const outcomes = merge(
      fromEvent(image, 'load').pipe(map(() => 'loaded' as const)),
      fromEvent(image, 'error').pipe(map(() => 'failed' as const)),
    ).pipe(take(1));
    let isOver = false;
    subscriber.add(outcomes.pipe(tap(() => { isOver = true; })).subscribe(subscriber));
    Object.assign(image, attributes);
    return () => {
      if (!isOver) image.removeAttribute('src');
    };
  });
}
