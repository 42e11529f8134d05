import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whoever has closed what was opened from here goes on here, unless they have gone elsewhere meanwhile. */
export function useFocusReturn<Place extends HTMLElement>(isHere: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (isHere && document.activeElement?.contains(place.current)) place.current?.focus();
  }, [isHere]);
  return place;
}
