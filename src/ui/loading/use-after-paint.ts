import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/** `afterPaint` of a view that may close at once, such as a calendar that Escape follows: its press goes with it. */
export function useAfterPaint(): (work: () => void) => void {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => { isThere.current = false; };
  }, []);
  return (work) => afterPaint(() => { if (isThere.current) work(); });
}
