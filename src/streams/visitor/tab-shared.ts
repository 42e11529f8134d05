import { Observable } from 'rxjs';

interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  close(): void;
}

export interface TabsOptions {
  /** One tab at a time has it, until the promise is settled (Web Locks). */
  lock: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<unknown>;
  /** What all tabs hear that listen to the same name (BroadcastChannel). */
  channel: (name: string) => Channel;
}

type Message<Item> = { item: Item } | { asks: true };

/**
 * One source for all tabs of this browser: the tab that has the lock listens to it and tells the others. When that tab goes,
 * the next one takes over; who comes later is told the last item at once. Browsers have six connections to a host (HTTP/1.1).
 * A source that ends has nothing more for its own tab, which goes on hearing what others are told.
 */
export function tabShared$<Item>(name: string, source$: Observable<Item>, { lock, channel: openChannel }: TabsOptions): Observable<Item> {
  return new Observable((subscriber) => {
    const aborter = new AbortController();
    const channel = openChannel(name);
    let last: { item: Item } | null = null;
    let leads = false;
    channel.addEventListener('message', ({ data }: MessageEvent<Message<Item>>) => {
      if ('item' in data) subscriber.next(data.item);
      else if (leads && last !== null) channel.postMessage(last);
    });
    channel.postMessage({ asks: true } satisfies Message<Item>);
    lock(name, aborter.signal, () => new Promise<void>((release) => {
      leads = true;
      const listening = source$.subscribe({
        next: (item) => {
          last = { item };
          subscriber.next(item);
          channel.postMessage(last);
        },
        error: (error: unknown) => { subscriber.error(error); release(); },
        complete: () => { leads = false; release(); },
      });
      subscriber.add(() => { listening.unsubscribe(); release(); });
    })).catch((error: unknown) => { if (!aborter.signal.aborted) subscriber.error(error); });
    subscriber.add(() => { aborter.abort(); channel.close(); });
  });
}
