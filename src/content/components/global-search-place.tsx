import type { ComponentViewProps } from '../content.types.ts';

/** Where editors put the search; the search itself comes from the page. */
export function GlobalSearchPlace({ provided }: ComponentViewProps) {
  return provided.globalSearch;
}
