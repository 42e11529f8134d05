import type { withCarriedParty } from '../../domain/urls/carried-party.ts';
import { NOT_FOR_PARTY } from '../../domain/urls/without-party.ts';
import { pointedLinks$ } from '../../streams/browser/pointed-links.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';

/**
 * Who travels goes along to menus, breadcrumbs and the home page. Links of a page are the same for everybody, so that
 * pages can be shared: the party is added in the browser, when a link is about to be followed.
 */
export function carryParty(): void {
  let withParty: typeof withCarriedParty | undefined;
  // Reading a party takes code that a page whose address says none does without.
  const load = () => {
    if (/[?&]q=/.test(location.search)) void untilLoaded(async () => { withParty = (await import('../../domain/urls/carried-party.ts')).withCarriedParty; });
  };
  load();
  pointedLinks$(document).subscribe((link) => {
    if (link.origin !== location.origin || link.hash !== '' || link.closest(NOT_FOR_PARTY) !== null) return;
    if (withParty === undefined) return load();
    const address = withParty(link.pathname + link.search, location.search, 'carriesParty' in link.dataset);
    if (address === link.pathname + link.search) return;
    link.href = address;
    link.dataset.carriesParty = '';
  });
}
