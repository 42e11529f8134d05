/** What any view may know of the page it stands on. */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { localisedPath } from '../domain/market/language.ts';
import { href } from '../routes/href.ts';
import type { Href } from '../routes/href.ts';
import type { PageChrome, PageContext } from '../routes/page-state.ts';

export interface Page<Data = unknown> {
  context: PageContext;
  chrome: PageChrome;
  data: Data;
}

const PageReactContext = createContext<Page | null>(null);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageReactContext value={page}>{children}</PageReactContext>;
}

/** The page; `Data` is what the page's loader in `src/routes/pages` answers. */
export function usePage<Data = unknown>(): Page<Data> {
  const page = use(PageReactContext);
  if (page === null) throw new Error('A view must stand under a PageProvider');
  return page as Page<Data>;
}

/** The address of a page in the language of this one: `/oblibene` → `/pl/oblibene`. */
export function useHref(): Href {
  const { language } = usePage().context;
  return (to, ...params) => localisedPath(language, href(to, ...params));
}
