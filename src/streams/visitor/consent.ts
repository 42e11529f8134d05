import { defer, distinctUntilChanged, filter, fromEvent, map, NEVER, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { CONSENT_COOKIE, formatConsent, parseConsent } from '../../domain/visitor/consent.ts';
import type { ConsentCategories } from '../../domain/visitor/consent.ts';

/** The part of the browser's cookie store that tells of changes. */
type CookieStore = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type CookieChange = Event & { changed: readonly { name?: string; value?: string }[] };

/** What the visitor agrees to whenever this browser's cookie changes, in whichever tab [consent.categories]. Browsers without a cookie store tell nothing. */
export function consent$(cookieStore: CookieStore | undefined): Observable<ConsentCategories> {
  if (cookieStore === undefined) return NEVER;
  return fromEvent<CookieChange>(cookieStore, 'change').pipe(
    map(({ changed }) => parseConsent(changed.find(({ name }) => name === CONSENT_COOKIE)?.value)),
    filter((categories) => categories !== null),
    distinctUntilChanged((before, now) => formatConsent(before) === formatConsent(now)),
  );
}

/** What this browser's cookie says now, null where it says nothing, and whenever it changes [consent.categories]. */
export function storedConsent$(readCookie: (name: string) => string | undefined, cookieStore: CookieStore | undefined): Observable<ConsentCategories | null> {
  return defer(() => consent$(cookieStore).pipe(startWith(parseConsent(readCookie(CONSENT_COOKIE)))));
}
