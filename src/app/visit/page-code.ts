/**
 * What the pages that people go on to consist of, so that it is asked for together with a page's state. The file that this
 * module is built into names theirs with all that they import: nothing of a page waits for another part of it.
 */
import type { PageType } from '../../domain/routes/page-types.ts';
import type { Language } from '../../domain/market/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { pageView } from '../page/page-views.ts';

/** Their machines, policies and ports are in these files, too. */
const codeOf: Partial<Record<PageType, () => Promise<unknown>>> = {
  homePage: () => import('../../views/home/home-page.tsx'),
  listing: () => import('../../views/listing/listing-page.tsx'),
  hotelCard: () => import('../../views/hotel-card/hotel-card-page.tsx'),
};

/** @throws where some of it cannot be had: which page it is, and what it needs, its state says */
export async function loadPageCode(pageType: PageType, language: Language): Promise<void> {
  const view = await pageView(pageType);
  await Promise.all([codeOf[pageType]?.(), view.load(), loadMessages(language, view.areas)]);
}
