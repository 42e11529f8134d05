import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to the heading of a page that a step of the page before has led to, and to the heading that comes in its place; never away from what somebody has focused. @param headed what the heading stands over */
export function useFocusOnArrival(headed: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [headed]);
  return heading;
}
