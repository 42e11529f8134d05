import { createContext, createElement, use } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What of a view's properties its markup follows from. */
export interface KeptBy {
  /** Shared by many pages, and frozen: the markup is kept for as long as this is. */
  of: object;
  /** The others, as text. */
  by: string;
}

type Keep = (view: object, keptBy: KeptBy, markup: () => ReactElement) => ReactNode;

/** How markup is kept; nothing in the browser. */
const KeepContext = createContext<Keep | null>(null);

export function KeepMarkup({ keep, children }: { keep: Keep | null; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

/**
 * A view whose markup is made once for all pages that show the same: the server keeps it, the browser has the view itself.
 * It reads nothing but `of` and `by` of its properties, words, and the language and host of the page; it has no ids of React's.
 */
// @__NO_SIDE_EFFECTS__
export function kept<Props extends object, Of extends keyof Props, By extends keyof Props = never>(
  View: ComponentType<Pick<Props, Of | By>>, of: Of, by: readonly By[] = [],
): ComponentType<Props> {
  if (!import.meta.env.SSR) return View as ComponentType<Props>;
  return function Kept(props: Props) {
    const keep = use(KeepContext);
    const shared = props[of] as object;
    if (keep === null || !Object.isFrozen(shared)) return createElement(View, props);
    const read = () => Object.fromEntries([of, ...by].map((name) => [name, props[name]])) as Pick<Props, Of | By>;
    return keep(View, { of: shared, by: JSON.stringify(by.map((name) => props[name])) }, () => createElement(View, read()));
  };
}
