/** Code of the page that is likely to follow, for whoever looks around on this one: on a slow line a press then waits for its state alone. */
import type { PageType } from '../../domain/routes/page-types.ts';
import type { PageContext } from '../../routes/page-state.ts';

const next: Partial<Record<PageType, PageType>> = { homePage: 'listing', listing: 'hotelCard' };

/** @throws where some of it cannot be had: it is asked for again with the page */
export async function loadCodeOfNext({ pageType, language }: Pick<PageContext, 'pageType' | 'language'>): Promise<void> {
  const likely = next[pageType];
  // In the file of what leads from page to page, which is there by now.
  if (likely) await (await import('./page-code.ts')).loadPageCode(likely, language);
}
