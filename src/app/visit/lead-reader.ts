/** Where on a page its reader begins. */
import { readPlace } from '../../ports/address/page-place.ts';
import { focusHeading, focusLink, goToPart } from './focus.ts';
import type { KnownPage } from './known-pages.ts';
import type { PageHost } from './page-host.tsx';
import { placeToScrollTo } from './scroll-to-place.ts';
import type { ShownPage } from './shown-page.ts';

/** To where they have been on a page that comes back. @param focuses whether the focus goes there too */
export function leadBack({ page, top, focused }: KnownPage, host: PageHost, focuses: boolean): void {
  placeToScrollTo(top, () => host.current() === page)();
  if (focuses && !focusLink(focused)) focusHeading();
}

/** To the part that the address names, else to its top. @param isAtPlace whether the entry of the history may name a place */
export function leadIn(page: ShownPage, host: PageHost, { isAtPlace, focuses, report }: { isAtPlace: boolean; focuses: boolean; report: (problem: unknown) => void }): void {
  if (isAtPlace && readPlace(history)) {
    if (focuses) focusHeading();
    void import('./restore-place.ts').then(({ restorePlace }) => restorePlace(page, host)).catch(report);
  } else if (!goToPart(location.hash, { focuses })) {
    scrollTo(0, 0);
    if (focuses) focusHeading();
  }
}
