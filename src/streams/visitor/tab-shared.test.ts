import { expect, it } from 'vitest';
import { Subject } from 'rxjs';
import { expectMarbles, leftBehind, logBegun } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { tabShared$, type TabsOptions } from './tab-shared.ts';

/** A browser with several tabs: one lock after another, and channels that reach all but their own tab. */
function browser(clock: { now: () => number } = { now: () => 0 }): TabsOptions & { channels: SubscriptionLog[] } {
  const channels: SubscriptionLog[] = [];
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const next = () => {
    isTaken = false;
    waiting.shift()?.();
  };
  const open = new Set<{ tell: (data: unknown) => void }>();
  return {
    channels,
    lock: (_name, signal, work) => new Promise((resolve, reject) => {
      const begin = () => {
        isTaken = true;
        void work().then(() => { next(); resolve(undefined); });
      };
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(begin);
        if (place >= 0) waiting.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (isTaken) waiting.push(begin);
      else begin();
    }),
    channel: () => {
      const listeners: ((event: MessageEvent) => void)[] = [];
      const own = { tell: (data: unknown) => listeners.forEach((listener) => listener({ data } as MessageEvent)) };
      open.add(own);
      const end = logBegun(channels, clock);
      return {
        postMessage: (data) => { for (const other of open) if (other !== own) other.tell(structuredClone(data)); },
        addEventListener: (_type, listener) => { listeners.push(listener); },
        close: () => { open.delete(own); end(); },
      };
    },
  };
}

it('listens once for all tabs, tells late ones the last item, and goes on in another tab when the first one goes [account.chat]', async () => {
  const tabs = browser();
  const sources = [new Subject<string>(), new Subject<string>()] as const;
  const heard: string[][] = [[], []];
  const first = tabShared$('live', sources[0], tabs).subscribe((item) => heard[0]!.push(item));
  sources[0].next('a');
  const second = tabShared$('live', sources[1], tabs).subscribe((item) => heard[1]!.push(item));
  sources[0].next('b');
  expect([heard, sources.map(({ observed }) => observed)]).toEqual([[['a', 'b'], ['a', 'b']], [true, false]]);
  first.unsubscribe();
  await new Promise((resolve) => setImmediate(resolve));
  sources[1].next('c');
  expect([heard, sources.map(({ observed }) => observed)]).toEqual([[['a', 'b'], ['a', 'b', 'c']], [false, true]]);
  second.unsubscribe();
  expect([sources[1].observed, leftBehind(tabs.channels)]).toEqual([false, 0]);
});

it('hears what other tabs are told where its own source has ended, and tells late ones no more of that [account.chat]', async () => {
  const tabs = browser();
  const sources = [new Subject<string>(), new Subject<string>()] as const;
  const heard: string[][] = [[], []];
  const first = tabShared$('live', sources[0], tabs).subscribe((item) => heard[0]!.push(item));
  sources[0].next('nothing');
  sources[0].complete();
  await new Promise((resolve) => setImmediate(resolve));
  const second = tabShared$('live', sources[1], tabs).subscribe((item) => heard[1]!.push(item));
  sources[1].next('a');
  expect(heard).toEqual([['nothing', 'a'], ['a']]);
  first.unsubscribe();
  second.unsubscribe();
  expect(leftBehind(tabs.channels)).toBe(0);
});

it('passes on items and failure of its source', () => {
  expectMarbles(({ scheduler, cold, expectObservable, expectSubscriptions }) => {
    for (const marbles of ['a-#', 'ab-']) {
      const [source$, tabs] = [cold(marbles), browser(scheduler)];
      expectObservable(tabShared$('live', source$, tabs), marbles === 'ab-' ? '^-!' : '').toBe(marbles);
      expectSubscriptions(source$.subscriptions).toBe('^-!');
      expectSubscriptions(tabs.channels).toBe('^-!');
    }
  });
});
