/** What the first page of a visit begins once it answers and the browser is idle. */
import { readPlace } from '../../ports/address/page-place.ts';
import { mayPrefetch, savesData } from '../visit/may-prefetch.ts';
import type { Visit } from '../visit/create-visit.ts';
import { loadPartsOfNext } from '../visit/next-parts.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';
import { waitForNetwork } from './back-without-network.ts';
import { carryVisit } from './carry-visit.ts';
import { keepFocus } from './keep-focus.ts';
import type { PageHost } from '../visit/page-host.tsx';

interface AtRest {
  visit: Visit;
  page: ShownPage;
  host: PageHost;
  onShown: (page: ShownPage) => void;
  startDeferred: (visit: Visit, page: ShownPage) => Promise<void>;
}

/** Nothing of it is what the flows of the page wait for: a file that is lost on its way takes no other along. */
export function startAtRest({ page, ...navigation }: AtRest): void {
  const { context } = page.state;
  carryVisit();
  keepFocus(document);
  waitForNetwork(page.id, page.translator);
  if (!savesData()) void takeOverLinks(navigation);
  if (mayPrefetch()) void loadPartsOfNext(context).catch(() => {});
  // The browser places a page that has followed another in none of its documents.
  const isOurs = context.pageType === 'listing' || (history.scrollRestoration === 'manual' && scrollY === 0);
  if (isOurs && readPlace(history) !== null) {
    void import('../visit/restore-place.ts').then(({ restorePlace }) => restorePlace(page, navigation.host)).catch(navigation.visit.report);
  }
}

/** Until it has come, and whenever it fails, a link is a link. */
async function takeOverLinks(navigation: Omit<AtRest, 'page'>): Promise<void> {
  const { startPageNavigation } = await untilLoaded(() => import('../visit/page-navigation.ts'));
  startPageNavigation(navigation);
}
