import { logBegun } from './marbles.ts';
import type { SubscriptionLog } from './marbles.ts';

/** An event target of which a test knows who listens. */
export interface ListenedTarget {
  addEventListener: (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => void;
  removeEventListener: (type: string, listener: EventListener) => void;
  dispatchEvent: (event: Event) => boolean;
  emit: (event: Event | string) => void;
  /** Types that are listened to now, in the order of their coming. */
  listening: string[];
  /** When each listener came and went, for `expectSubscriptions`. */
  subscriptions: SubscriptionLog[];
}

/** @param clock tells the frames of `subscriptions` */
export function listenedTarget(clock: { now: () => number } = { now: () => 0 }): ListenedTarget {
  const target = new EventTarget();
  const listening: string[] = [];
  const subscriptions: SubscriptionLog[] = [];
  const listeners: { type: string; listener: EventListener; heard: EventListener; end: () => void }[] = [];
  const leave = (type: string, listener: EventListener) => {
    const at = listeners.findIndex((one) => one.type === type && one.listener === listener);
    if (at < 0) return;
    listening.splice(at, 1);
    const [left] = listeners.splice(at, 1);
    left!.end();
    target.removeEventListener(type, left!.heard);
  };
  return {
    listening,
    subscriptions,
    addEventListener: (type, listener, options) => {
      const isOnce = typeof options === 'object' && options.once === true;
      const heard: EventListener = isOnce ? (event) => { leave(type, listener); listener(event); } : listener;
      listening.push(type);
      listeners.push({ type, listener, heard, end: logBegun(subscriptions, clock) });
      target.addEventListener(type, heard);
    },
    removeEventListener: leave,
    dispatchEvent: (event) => target.dispatchEvent(event),
    emit: (event) => { target.dispatchEvent(typeof event === 'string' ? new Event(event) : event); },
  };
}
