import { startTransition, useOptimistic } from 'react';
import { afterPaint, tellView } from './after-paint.ts';

/**
 * A choice that is shown with its press, and made once that is painted: what follows from it would hold the frame back.
 * @returns what is to be shown as chosen, and how to choose
 */
export function usePaintedChoice<Value>(chosen: Value, choose: (value: Value) => void): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(chosen);
  return [shown, (value) => startTransition(() => {
    show(() => value);
    return new Promise<void>((resolve) => afterPaint(() => {
      try {
        choose(value);
      } finally {
        // Views hear of the choice in the task in which the transition ends: in between nothing would be chosen.
        tellView(resolve);
      }
    }));
  })];
}
