import { VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import type { ThreadNumbers } from '../../machines/mailbox/mailbox.types.ts';
import { liveThreads$, whileShown$ } from './live-threads.ts';
import { expectMarbles } from './testing/marbles.ts';

const numbers = (threadId: string, last: number): ThreadNumbers => ({ threadId, last, customerSeen: 0, staffSeen: 0, unread: last });
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads events that come in pieces, drops what is older, and connects again with all threads after a loss [account.chat]', async () => {
  const scheduler = new VirtualTimeScheduler();
  const connections: { controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>; signal: AbortSignal }[] = [];
  const open = async (signal: AbortSignal) => ({ status: 200, body: new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => { connections.push({ controller, signal }); } }) });
  const told: string[] = [];
  const subscription = liveThreads$({ open, scheduler }).subscribe((threads) => told.push(threads.map(({ threadId, last }) => `${threadId}${last}`).join(' ')));
  const write = async (text: string) => { connections.at(-1)!.controller.enqueue(new TextEncoder().encode(text)); await turn(); await turn(); };
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  await turn();
  const all = event('threads', { threads: [numbers('a', 1), numbers('b', 1)] });
  await write(all.slice(0, 20));
  await write(all.slice(20) + ':\n\n' + event('thread', numbers('a', 3)));
  await write(event('thread', numbers('a', 2)));
  connections[0]!.controller.error(new Error('lost'));
  await turn();
  scheduler.flush();
  await turn();
  await write(event('threads', { threads: [numbers('a', 4)] }));
  expect(told).toEqual(['a1 b1', 'a3 b1', 'a3 b1', 'a4']);
  subscription.unsubscribe();
  expect(connections.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

it('says that there is nothing to hear, once', async () => {
  const told: unknown[] = [];
  await new Promise<void>((resolve) => { liveThreads$({ open: async () => ({ status: 204, body: null }) }).subscribe({ next: (threads) => told.push(threads), complete: resolve }); });
  expect(told).toEqual([[]]);
});

it('listens while the page is there: lets go when it is put aside, listens anew when it returns or somebody signs in', () => {
  expectMarbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const source$ = cold('a|');
    const world = { hides$: hot('---h-----'), returns$: hot('-----r---'), wakes$: hot('--------w') };
    expectObservable(whileShown$(source$, world), '^---------!').toBe('a----a--a');
    expectSubscriptions(source$.subscriptions).toBe(['^!', '-----^!', '--------^!']);
  });
});
