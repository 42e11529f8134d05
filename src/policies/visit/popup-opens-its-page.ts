import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a popup is followed, the page it leads to opens [popup.click]. */
export const popupOpensItsPage: DeferredPolicy = ({ facts$, context: { language } }) => facts$.pipe(
  when('popup.followed'),
  map(({ url }) => ({ type: 'navigation.go', url: isOwnPath(url) ? localisedPath(language, url) : url })),
);

/** A path of the shop; `//host` is another host's. */
function isOwnPath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}
