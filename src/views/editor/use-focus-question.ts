import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The focus comes to a question that appears, and goes back to what had it before when the answer takes the question away. */
export function useFocusQuestion<Box extends HTMLElement>(): RefObject<Box | null> {
  const question = useRef<Box>(null);
  useLayoutEffect(() => {
    const box = question.current;
    const before = document.activeElement;
    box?.focus();
    return () => {
      if (box?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return question;
}
