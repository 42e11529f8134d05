import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to an element when what it holds or heads has changed, as a new document would; not when the page opens. */
export function useFocusOnChange<Target extends HTMLElement>(shown: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // What a refused step focuses, its first wrong field, comes before its heading.
    if (!document.activeElement?.matches('[aria-invalid="true"]')) target.current?.focus();
  }, [shown]);
  return target;
}
