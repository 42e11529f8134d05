import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import type { Observable } from 'rxjs';
import { isOnline$ } from './online.ts';
import { isVisible$ } from './visibility.ts';

/** Whether it makes sense to ask the server by itself, now and whenever that changes: somebody sees the page, and there is a network. */
export function isAskable$(window: Parameters<typeof isOnline$>[0], document: Parameters<typeof isVisible$>[0]): Observable<boolean> {
  return combineLatest([isVisible$(document), isOnline$(window)]).pipe(map((all) => all.every(Boolean)), distinctUntilChanged());
}
