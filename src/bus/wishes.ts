import type { ReadableBus } from './bus.ts';
import type { Command, Key } from './flows.ts';

export type Dispatch = (command: Command, key?: Key) => void;

export interface Wishes {
  /** `bus.watch`, whose calls may wait for a frame or for the answer that comes with the next. */
  watch: ReadableBus['watch'];
  dispatch: Dispatch;
  /**
   * Carried out at once where the machine is quick, and who watches learns of it with the first news after the frame that
   * shows the press, which is mostly the server's answer, or when PATIENCE_MS have passed; else carried out after that frame,
   * and they learn of it a task later, when what it asks the server for is on its way.
   * @returns settles once they have learnt of it
   */
  dispatchAhead: (...wish: Parameters<Dispatch>) => Promise<void>;
  /** Carried out after that frame. */
  dispatchAfterPaint: Dispatch;
}

interface Screen {
  afterPaint: (work: () => void) => void;
  /** Does something in a later task, `ms` from now. */
  later: (work: () => void, ms?: number) => void;
  /** Whether the frame that shows a press can wait for what a command does. */
  isQuick: () => boolean;
}

/** So long may what a press changes wait for its answer, to be shown in one frame with it. */
export const PATIENCE_MS = 60;

/** The ways to the bus of views. Commands arrive in the order they were given, also those that wait for a frame. */
export function wishesOf(bus: Pick<ReadableBus, 'dispatch' | 'watch'>, { afterPaint, later, isQuick }: Screen): Wishes {
  const waiting: (() => void)[] = [];
  const sendWaiting = () => waiting.splice(0).forEach((send) => send());
  const sendAfterPaint = (send: () => void) => {
    waiting.push(send);
    afterPaint(sendWaiting);
  };

  const held = new Set<() => void>();
  const holds = new Set<() => void>();
  const unanswered = new Set<() => void>();
  const show = () => {
    const listeners = [...held];
    held.clear();
    listeners.forEach((listener) => listener());
  };
  const toTell: (() => void)[] = [];
  /** Who watches learns of nothing until each hold has ended; `began` is given the way to end this one. */
  const hold = (began: (end: () => void) => void) => new Promise<void>((resolve) => {
    const end = () => {
      unanswered.delete(end);
      if (!holds.delete(end) || holds.size > 0) return;
      show();
      toTell.splice(0).forEach((tell) => tell());
    };
    toTell.push(resolve);
    holds.add(end);
    began(end);
  });
  let isCarryingOut = false;
  /** Whether news has come since the last press. */
  let isAnswered = false;
  const endUnanswered = () => unanswered.forEach((end) => end());

  return {
    dispatchAfterPaint: (command, key) => sendAfterPaint(() => bus.dispatch(command, key)),
    watch(address, listener) {
      const unwatch = bus.watch(address, () => {
        if (holds.size === 0) {
          listener();
          return;
        }
        held.add(listener);
        if (isCarryingOut) return;
        isAnswered = true;
        // What else the same news leads to comes along.
        if (unanswered.size > 0) queueMicrotask(endUnanswered);
      });
      return () => {
        held.delete(listener);
        return unwatch();
      };
    },
    dispatch(command, key) {
      sendWaiting();
      // What is pressed next is not kept waiting.
      holds.forEach((end) => end());
      bus.dispatch(command, key);
    },
    dispatchAhead(command, key) {
      if (!isQuick()) {
        return new Promise((resolve) => {
          sendAfterPaint(() => {
            resolve(hold((end) => later(end)));
            bus.dispatch(command, key);
          });
        });
      }
      sendWaiting();
      isAnswered = false;
      const shown = hold((end) => afterPaint(() => {
        if (isAnswered) end();
        else if (holds.has(end)) {
          unanswered.add(end);
          later(end, PATIENCE_MS);
        }
      }));
      isCarryingOut = true;
      try {
        bus.dispatch(command, key);
      } finally {
        isCarryingOut = false;
      }
      return shown;
    },
  };
}
