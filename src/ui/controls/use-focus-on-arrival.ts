import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to the heading of a page that a step of the page before has led to, and to the heading that comes in its place; never away from
 * what somebody has focused. What the heading stands in has it where the button that led here is gone (`keepFocus`).
 * @param headed what the heading stands over
 */
export function useFocusOnArrival(headed: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.contains(heading.current) === true) heading.current?.focus({ preventScroll: true });
  }, [headed]);
  return heading;
}
