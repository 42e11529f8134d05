import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value as it was, until the browser has painted what else came with the new one; then, between presses, the new one. */
export function useOncePainted<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return undefined;
    let isLatest = true;
    afterPaint(() => { if (isLatest) startTransition(() => setPainted(value)); });
    return () => { isLatest = false; };
  }, [painted, value]);
  return painted;
}
