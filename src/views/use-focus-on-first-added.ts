import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface AddedFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** To be called with every press that asks for more, while the focus is on its button. */
  onMore: () => void;
}

/**
 * Leads the focus from the button that asked for more to the first of what came that can be pressed.
 * @param count how many buttons or links the list shows
 */
export function useFocusOnFirstAdded<List extends HTMLElement>(count: number): AddedFocus<List> {
  const list = useRef<List>(null);
  const asked = useRef<{ by: Element | null; from: number } | null>(null);
  useLayoutEffect(() => {
    if (asked.current === null || count <= asked.current.from) return;
    const { by, from } = asked.current;
    asked.current = null;
    // Whoever went on meanwhile stays there; the last part takes the button away.
    if (document.activeElement !== by && document.activeElement !== document.body) return;
    [...(list.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])].slice(from).find((one) => !one.matches(':disabled'))?.focus();
  });
  return { list, onMore: () => { asked.current = { by: document.activeElement, from: count }; } };
}
