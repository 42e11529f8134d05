import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface RefusalFocus<Container extends HTMLElement> {
  container: RefObject<Container | null>;
  /** To be called with every try: one that is refused again moves the focus again. */
  onTry: () => void;
}

/**
 * Leads the keyboard to what has to be mended, once a refusal.
 * @param isRefused whether the last try was refused
 * @param selector what is looked for in the container, topmost first
 */
export function useFocusFirstInvalid<Container extends HTMLElement>(isRefused: boolean, selector = '[aria-invalid="true"]'): RefusalFocus<Container> {
  const container = useRef<Container>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isRefused) container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [isRefused, tries, selector]);
  return { container, onTry: () => setTries((count) => count + 1) };
}
