import { filter, fromEvent, map } from 'rxjs';
import type { Observable } from 'rxjs';

export interface ComponentClick {
  /** What was pressed. */
  control: Element;
  event: MouseEvent;
}

/** Presses on what can be pressed, after everybody else has had them. */
export function componentClicks$(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): Observable<ComponentClick> {
  return fromEvent<MouseEvent>(target, 'click').pipe(
    map((event) => ({ event, control: (event.target as Partial<Element> | null)?.closest?.('a[href], button, summary, [role="button"]') ?? null })),
    filter((click): click is ComponentClick => click.control !== null),
  );
}
