/** The router of a shop: one a process on the server, one a document in the browser. It matches; it changes no address. */
import { cleanPath, createMemoryHistory, createRouter, trimPathRight } from '@tanstack/react-router';
import type { LocationRewrite } from '@tanstack/react-router';
import type { Language } from '../domain/market/language.ts';
import { localisedPath, splitLanguage } from '../domain/market/language.ts';
import { routeTree } from './route-tree.ts';
import type { PageData, PathParams } from './route-tree.ts';

export interface MatchedPage extends PageData {
  params: PathParams;
  lang: Language;
  /** The path without its language prefix. */
  path: string;
}

/** The page that a path (without query and hash) belongs to; undefined only when its percent-encoding is malformed. Never throws. */
export type MatchPage = (pathname: string) => MatchedPage | undefined;

/** The parameter that stands for the whole query string: no parser reads it, so none can change it. */
const RAW = 'raw';

/** Languages are prefixes of the same paths [market.languages]. */
export function languageRewrite(language: Language): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = splitLanguage(url.pathname).path;
      return url;
    },
    output: ({ url }) => {
      url.pathname = localisedPath(language, url.pathname);
      return url;
    },
  };
}

/**
 * It keeps no history of its own: entries of the browser's belong to flows as well (a facet, an open view), which no loader
 * may follow.
 */
export function createShopRouter(language: Language) {
  return createRouter({
    routeTree,
    caseSensitive: true,
    history: createMemoryHistory({ initialEntries: [localisedPath(language, '/')] }),
    rewrite: languageRewrite(language),
    parseSearch: (search) => (search === '' ? {} : { [RAW]: search }),
    stringifySearch: (search) => String((search as Record<string, unknown>)[RAW] ?? ''),
    scrollRestoration: false,
    defaultPendingMinMs: 0,
  });
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

/** @returns matches by `getMatchedRoutes`: `router.load` would redirect what is not spelled as it would spell it */
export function pageMatcher(router: Pick<ShopRouter, 'getMatchedRoutes'>): MatchPage {
  return (pathname) => {
    const { language, path } = splitLanguage(pathname);
    const [, raw, route] = router.getMatchedRoutes(path);
    const data = route?.options.staticData?.page;
    if (route === undefined || data === undefined) return undefined;
    const parse = route.options.params?.parse as ((raw: PathParams) => PathParams) | undefined;
    return { ...data, params: parse?.(raw) ?? { ...raw }, lang: language, path };
  };
}

/** The one spelling of a path that pages are shown at: no empty segments, no slash at its end. */
export function tidyPath(pathname: string): string {
  return trimPathRight(cleanPath(pathname));
}
