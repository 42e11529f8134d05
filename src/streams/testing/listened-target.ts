/** An event target of which a test knows who listens. */
export interface ListenedTarget {
  addEventListener: (type: string, listener: EventListener) => void;
  removeEventListener: (type: string, listener: EventListener) => void;
  emit: (event: Event | string) => void;
  /** Types that are listened to now, in the order of their coming. */
  listening: string[];
}

export function listenedTarget(): ListenedTarget {
  const target = new EventTarget();
  const listening: string[] = [];
  return {
    listening,
    addEventListener: (type, listener) => { listening.push(type); target.addEventListener(type, listener); },
    removeEventListener: (type, listener) => { listening.splice(listening.indexOf(type), 1); target.removeEventListener(type, listener); },
    emit: (event) => { target.dispatchEvent(typeof event === 'string' ? new Event(event) : event); },
  };
}
