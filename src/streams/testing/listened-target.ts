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
  /** Hears before the others, as listeners that capture do in browsers. */
  const capturing = new EventTarget();
  const dispatchEvent = (event: Event) => capturing.dispatchEvent(event) && target.dispatchEvent(event);
  const listening: string[] = [];
  const subscriptions: SubscriptionLog[] = [];
  const listeners: { of: EventTarget; type: string; listener: EventListener; heard: EventListener; end: () => void }[] = [];
  const leave = (type: string, listener: EventListener) => {
    const at = listeners.findIndex((one) => one.type === type && one.listener === listener);
    if (at < 0) return;
    listening.splice(at, 1);
    const [left] = listeners.splice(at, 1);
    left!.end();
    left!.of.removeEventListener(type, left!.heard);
  };
  return {
    listening,
    subscriptions,
    addEventListener: (type, listener, options) => {
      const { once: isOnce = false, capture = false } = typeof options === 'object' ? options : { capture: options === true };
      const of = capture ? capturing : target;
      const heard: EventListener = isOnce ? (event) => { leave(type, listener); listener(event); } : listener;
      listening.push(type);
      listeners.push({ of, type, listener, heard, end: logBegun(subscriptions, clock) });
      of.addEventListener(type, heard);
    },
    removeEventListener: leave,
    dispatchEvent,
    emit: (event) => { dispatchEvent(typeof event === 'string' ? new Event(event) : event); },
  };
}
