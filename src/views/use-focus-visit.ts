import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * The focus comes into what has opened, and goes back to its opener when that closes.
 * @param openerOf id that the opener names in `aria-controls`
 */
export function useFocusVisit(opened: RefObject<HTMLElement | null>, openerOf: string): void {
  useLayoutEffect(() => {
    const box = opened.current;
    // A field in it may have the focus already.
    if (!box?.contains(document.activeElement)) box?.focus({ preventScroll: true });
    return () => {
      if (box?.contains(document.activeElement)) document.querySelector<HTMLElement>(`[aria-controls="${openerOf}"]`)?.focus();
    };
  }, [opened, openerOf]);
}
