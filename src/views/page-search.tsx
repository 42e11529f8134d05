import { Suspense } from 'react';
import { lazyComponent } from '../content/component-registry.ts';
import { usePage } from '../parts/page.tsx';

/** Its code comes after the page, its markup with the document. */
export const pageSearch = lazyComponent<object>('src/views/page-search-parts.tsx', async () => (await import('./page-search-parts.tsx')).PageSearchParts);

/** The search of a page that has none by itself, where its editors say so [cms.search-visible]. */
export function PageSearch() {
  return usePage().chrome.search !== undefined && <Suspense><pageSearch.View /></Suspense>;
}
