import type { Bus } from './bus.ts';
import type { Command } from './flows.ts';

export type Dispatch = (command: Command, key?: string) => void;

export interface Wishes {
  /** `bus.watch`, whose calls may wait for a frame. */
  watch: Bus['watch'];
  dispatch: Dispatch;
  /**
   * Carried out at once where the machine is quick, and who watches learns of it after the frame that shows the press; else
   * after that frame, and they learn of it a task later, when what it asks the server for is on its way.
   */
  dispatchAhead: Dispatch;
  /** Carried out after that frame. */
  dispatchAfterPaint: Dispatch;
}

interface Screen {
  afterPaint: (work: () => void) => void;
  nextTask: (work: () => void) => void;
  /** Whether the frame that shows a press can wait for what a command does. */
  isQuick: () => boolean;
}

/** The ways to the bus of views. Commands arrive in the order they were given, also those that wait for a frame. */
export function wishesOf(bus: Pick<Bus, 'dispatch' | 'watch'>, { afterPaint, nextTask, isQuick }: Screen): Wishes {
  const waiting: (() => void)[] = [];
  const sendWaiting = () => waiting.splice(0).forEach((send) => send());
  const held = new Set<() => void>();
  let holds = 0;
  const show = () => {
    holds -= 1;
    if (holds > 0) return;
    const listeners = [...held];
    held.clear();
    listeners.forEach((listener) => listener());
  };
  const hold = (until: Screen['afterPaint']) => {
    holds += 1;
    until(show);
  };
  const sendAfterPaint = (send: () => void) => {
    waiting.push(send);
    afterPaint(sendWaiting);
  };
  return {
    dispatchAfterPaint: (command, key) => sendAfterPaint(() => bus.dispatch(command, key)),
    watch: (address, listener) => {
      const unwatch = bus.watch(address, () => (holds > 0 ? held.add(listener) : listener()));
      return () => {
        held.delete(listener);
        return unwatch();
      };
    },
    dispatch(command, key) {
      sendWaiting();
      bus.dispatch(command, key);
    },
    dispatchAhead(command, key) {
      if (!isQuick()) {
        sendAfterPaint(() => {
          hold(nextTask);
          bus.dispatch(command, key);
        });
        return;
      }
      sendWaiting();
      hold(afterPaint);
      bus.dispatch(command, key);
    },
  };
}
