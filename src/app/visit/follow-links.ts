/** Plain presses on links that lead to pages open them in this document; all else is the browser's. */
import { concatMap, EMPTY, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Press } from '../../../machines/page-change/page-change.types.ts';
import { componentClicks$ } from '../../streams/browser/component-clicks.ts';
import { meantLinks$ } from '../../streams/browser/meant-links.ts';
import { leadsTo, ledTo } from './plain-press.ts';

/** Whether a page of this address may be shown in this document. */
type OpensAsPage = (url: URL) => boolean;

/** Presses that lead this tab somewhere; those that lead to pages are taken from the browser. */
export function linkPresses$(opensAsPage: OpensAsPage): Observable<Press> {
  return componentClicks$(document).pipe(concatMap(({ control, event }) => {
    const url = ledTo(control, event);
    if (url === undefined) return EMPTY;
    if (!opensAsPage(url)) return of(null);
    event.preventDefault();
    return of(url.href);
  }));
}

interface MeantPage {
  url: URL;
  /** Whether a pointer or the keyboard's focus rests on its link; a finger that touches it may be about to scroll. */
  rests: boolean;
}

/**
 * Pages whose links somebody is about to press; undefined as soon as nothing rests on one any more.
 * @param isFocusMoved whether the shop itself moves the focus right now
 */
export function meantPages$(opensAsPage: OpensAsPage, isFocusMoved: () => boolean): Observable<MeantPage | undefined> {
  return meantLinks$(document, isFocusMoved).pipe(map(({ link, rests }) => {
    const url = link === null ? undefined : leadsTo(link);
    return url !== undefined && opensAsPage(url) ? { url, rests } : undefined;
  }));
}
