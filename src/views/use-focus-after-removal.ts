import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives an element the focus when what was pressed has gone with the change: else the keyboard begins at the top of the page. */
export function useFocusAfterRemoval<Target extends HTMLElement>(shown: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [shown]);
  return target;
}
