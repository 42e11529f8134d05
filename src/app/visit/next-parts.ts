/** Parts of the page that is likely to follow, loaded while a page rests. */
import { loadMachine } from '../../bus/flows.ts';
import type { Language } from '../../domain/market/language.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { loadPolicies } from '../../policies/policies.ts';
import { loadPorts } from '../../ports/load-ports.ts';
import type { PageContext } from '../../routes/page-state.ts';
import { pageView } from '../page/page-views.ts';

/** As much as a page at rest may load (`npm run bench:pages`); the rest comes with the press. */
const partsOfNext: Partial<Record<PageType, (language: Language) => Promise<unknown>[]>> = {
  homePage: (language) => [loadMachine('accordion'), messagesOf('listing', language)],
  listing: (language) => [loadMachine('configurator'), loadPolicies(['configurator']), loadPorts(['configurator']), messagesOf('hotelCard', language)],
};

/** @throws where some of it cannot be had: it is asked for again with the page */
export async function loadPartsOfNext({ pageType, language }: Pick<PageContext, 'pageType' | 'language'>): Promise<void> {
  await Promise.all(partsOfNext[pageType]?.(language) ?? []);
}

async function messagesOf(pageType: PageType, language: Language): Promise<void> {
  await loadMessages(language, (await pageView(pageType)).areas);
}
