/**
 * What the pages that people go on to consist of, so that it is asked for together with a page's state. The file that this
 * module is built into names theirs with all that they import: nothing of a page waits for another part of it.
 */
import { loadMachine } from '../../bus/flows.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import type { Language } from '../../domain/market/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { loadPolicies } from '../../policies/policies.ts';
import { loadPorts } from '../../ports/load-ports.ts';
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

/** What a page at rest loads of the one that is likely to follow: as much as it may (`npm run bench:pages`); the rest comes with the press. */
const partsOfNext: Partial<Record<PageType, (language: Language) => Promise<unknown>[]>> = {
  homePage: (language) => [loadMachine('accordion'), import('../../domain/urls/listing-address.ts'), messagesOf('listing', language)],
  listing: (language) => [loadMachine('configurator'), loadPolicies(['configurator']), loadPorts(['configurator']), messagesOf('hotelCard', language)],
};

/** @throws where some of it cannot be had: it is asked for again with the page */
export async function loadPartsOfNext(pageType: PageType, language: Language): Promise<void> {
  await Promise.all(partsOfNext[pageType]?.(language) ?? []);
}

async function messagesOf(pageType: PageType, language: Language): Promise<void> {
  await loadMessages(language, (await pageView(pageType)).areas);
}
