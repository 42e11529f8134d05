import type { carryInto } from './carry-into.ts';
import { pointedLinks$ } from '../../streams/browser/pointed-links.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';

/**
 * Who travels goes along to menus, breadcrumbs and the home page, a bid and what it recommends to offers. Links of a page are
 * the same for everybody, so that pages can be shared: this is added in the browser, when a link is about to be followed.
 */
export function carryVisit(): void {
  let carry: typeof carryInto | undefined;
  // A page whose address says nothing of it does without the code.
  const load = () => {
    if (/[?&](q|ofertowanie|promotedUpsellCodes)=/.test(location.search)) void untilLoaded(async () => { carry = (await import('./carry-into.ts')).carryInto; });
  };
  load();
  pointedLinks$(document).subscribe((link) => {
    if (carry === undefined) return load();
    carry(link, location);
  });
}
