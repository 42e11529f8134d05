import { catchError, EMPTY, filter, from, lastValueFrom, map, merge, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { GoneChange, UnsentChange, WishlistChange, WishlistPorts, WishlistState } from '../../../machines/wishlist/wishlist.types.ts';
import type { Api, CallContext } from '../../api/create-api.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { storageChanges$ } from '../../streams/visitor/storage-changes.ts';
import { tabLock } from '../storage/browser-identity.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { CUSTOMER } from '../storage/told-customer.ts';
import { SIGN_OUT, WISHLIST } from '../storage/told-sign-out.ts';

export function createWishlistPorts(api: Api): WishlistPorts {
  const fetchWishlistCount: WishlistPorts['fetchWishlistCount'] = (_, context) => api.GET('/api/www/wishlist/count', { ...context });
  return {
    fetchWishlistCount,
    // One tab after another: the first change of all begins the list, and its cookie must be there for the next one.
    saveWish: (change, context) => tabLock(WISHLIST, async () => {
      const state = await sendChange(api, change, context);
      browserStorage.setItem(WISHLIST, JSON.stringify(state));
      return state;
    }),
    changesElsewhere: () => merge(
      storageChanges$(window, WISHLIST).pipe(map(readState), switchMap((state) => (state === null ? EMPTY : [state]))),
      // A sign-out takes the list along, a login brings another, a page that stood still has missed what other tabs did.
      // Not beside a change: an answer from before the first one would say that there is no list.
      merge(storageChanges$(window, SIGN_OUT), storageChanges$(window, CUSTOMER), pageReturns$(window)).pipe(
        switchMap(() => tabLock(WISHLIST, () => lastValueFrom(askAgain(fetchWishlistCount), { defaultValue: null }))),
        filter((state) => state !== null),
      ),
    ),
    networkReturns: () => networkReturns$(window),
  };
}

/** Tells the shop of a change; the request outlives the page, so that a press just before it is left is saved as well. */
export function sendChange(api: Api, change: WishlistChange | GoneChange, context: CallContext): Promise<WishlistState> {
  return 'hotelCodes' in change
    ? api.POST('/api/www/wishlist/gone', { body: change, keepalive: true, ...context })
    : api.POST('/api/www/wishlist/changes', { body: change, keepalive: true, ...context });
}

/** Where the shop does not answer, the page goes on with what it knows. */
function askAgain(fetchWishlistCount: WishlistPorts['fetchWishlistCount']): Observable<WishlistState> {
  return from(fetchWishlistCount({}, { signal: AbortSignal.timeout(10_000) })).pipe(catchError(() => EMPTY));
}

/** What hearts were pressed, of lines that the tab remembers; those that this version of the shop does not write say nothing. */
export function parseUnsentChanges(lines: string): UnsentChange[] {
  return lines.split('\n').flatMap((line) => {
    try {
      const { type: _type, ...change } = JSON.parse(line) as UnsentChange & { type?: string };
      return typeof ('hotelCodes' in change ? change.hotelCodes[0] : change.hotelCode) === 'string' ? [change] : [];
    } catch {
      return [];
    }
  });
}

/** What another tab has stored; null of anything else that stands there. */
export function readState(text: string): WishlistState | null {
  try {
    const { count, hotelCodes, listId, revision } = JSON.parse(text) as Partial<WishlistState>;
    const isOurs = Number.isInteger(count) && typeof listId === 'string' && Number.isInteger(revision) && Array.isArray(hotelCodes) && hotelCodes.every((code) => typeof code === 'string');
    return isOurs ? { count: count!, hotelCodes: hotelCodes!, listId: listId!, revision: revision! } : null;
  } catch {
    return null;
  }
}
