import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface RemovalFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /** To be called with every press that removes a row. */
  onRemove: (id: string) => void;
}

/**
 * Leads the focus from a row that was removed to the button `data-remove` of the one that takes its place, else to the heading.
 * @param ids the rows, in their order
 */
export function useFocusAfterRemoval(ids: readonly string[]): RemovalFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; at: number } | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null || ids.includes(removed.current.id)) return;
    const next = list.current?.children[removed.current.at]?.querySelector<HTMLElement>('[data-remove]');
    removed.current = null;
    // Whoever went on meanwhile stays there.
    if (document.activeElement === document.body) (next ?? heading.current)?.focus();
  });
  return { heading, list, onRemove: (id) => { removed.current = { id, at: ids.indexOf(id) }; } };
}
