import type { Bus } from './bus.ts';
import type { Command } from './flows.ts';

export type Dispatch = (command: Command, key?: string) => void;

export interface Wishes {
  /** `bus.watch`, whose calls may wait for a frame. */
  watch: Bus['watch'];
  dispatch: Dispatch;
  /** Carried out at once where the machine is quick, and who watches learns of it after the frame that shows the press. */
  dispatchAhead: Dispatch;
  /** Carried out after that frame. */
  dispatchAfterPaint: Dispatch;
}

interface Screen {
  afterPaint: (work: () => void) => void;
  /** Whether the frame that shows a press can wait for what a command does. */
  isQuick: () => boolean;
}

/** The ways to the bus of views. Commands arrive in the order they were given, also those that wait for a frame. */
export function wishesOf(bus: Pick<Bus, 'dispatch' | 'watch'>, { afterPaint, isQuick }: Screen): Wishes {
  const waiting: (() => void)[] = [];
  const sendWaiting = () => waiting.splice(0).forEach((send) => send());
  const held = new Set<() => void>();
  let paintsAwaited = 0;
  const show = () => {
    paintsAwaited -= 1;
    if (paintsAwaited > 0) return;
    const listeners = [...held];
    held.clear();
    listeners.forEach((listener) => listener());
  };
  const dispatchAfterPaint: Dispatch = (command, key) => {
    waiting.push(() => bus.dispatch(command, key));
    afterPaint(sendWaiting);
  };
  return {
    dispatchAfterPaint,
    watch: (address, listener) => {
      const unwatch = bus.watch(address, () => (paintsAwaited > 0 ? held.add(listener) : listener()));
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
        dispatchAfterPaint(command, key);
        return;
      }
      sendWaiting();
      paintsAwaited += 1;
      afterPaint(show);
      bus.dispatch(command, key);
    },
  };
}
