import { createContext, createElement, use } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What of a view's properties its markup follows from. */
export interface MarkupKey {
  /** Shared by many pages, and frozen: the markup is cached for as long as this object lives. */
  of: object;
  /** The others, as text. */
  by: string;
}

type Cache = (view: object, key: MarkupKey, markup: () => ReactElement) => ReactNode;

/** How markup is cached; null in the browser. */
const CacheContext = createContext<Cache | null>(null);

export function MarkupCacheProvider({ cache, children }: { cache: Cache | null; children: ReactNode }) {
  return <CacheContext value={cache}>{children}</CacheContext>;
}

/**
 * A view whose markup the server renders once for all pages that show the same; the browser has the view itself.
 * The view may read the properties `of` and `by`, messages, and the language and host of the page; it must not use React's ids.
 */
// @__NO_SIDE_EFFECTS__
export function cachedMarkup<Props extends object, Of extends keyof Props, By extends keyof Props = never>(
  View: ComponentType<Pick<Props, Of | By>>, of: Of, by: readonly By[] = [],
): ComponentType<Props> {
  if (!import.meta.env.SSR) return View as ComponentType<Props>;
  return function CachedMarkup(props: Props) {
    const cache = use(CacheContext);
    const shared = props[of] as object;
    if (cache === null || !Object.isFrozen(shared)) return createElement(View, props);
    const read = () => Object.fromEntries([of, ...by].map((name) => [name, props[name]])) as Pick<Props, Of | By>;
    return cache(View, { of: shared, by: JSON.stringify(by.map((name) => props[name])) }, () => createElement(View, read()));
  };
}
