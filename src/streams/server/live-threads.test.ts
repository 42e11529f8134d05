import { VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import type { ThreadNumbers } from '../../../machines/mailbox/mailbox.types.ts';
import { expectMarbles, leftBehind, loggedScheduler } from '../testing/marbles.ts';
import { liveThreads$, whileShown$ } from './live-threads.ts';

const numbers = (threadId: string, last: number): ThreadNumbers => ({ threadId, kind: 'chat', last, customerSeen: 0, staffSeen: 0, unread: last });
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads events that come in pieces, drops what is older, and connects again with all threads after a loss [account.chat]', async () => {
  const scheduler = new VirtualTimeScheduler();
  const connections: { controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>; signal: AbortSignal }[] = [];
  const open = async (signal: AbortSignal) => ({ status: 200, headers: new Headers(), body: new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => { connections.push({ controller, signal }); } }) });
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

it('connects again at other moments than others do, and later each time up to half a minute', async () => {
  const pausesOf = async (random: number) => {
    const virtual = new VirtualTimeScheduler();
    const scheduler = loggedScheduler(virtual);
    const moments: number[] = [];
    const subscription = liveThreads$({ open: async () => { moments.push(scheduler.now()); throw new TypeError('Failed to fetch'); }, scheduler, random: () => random }).subscribe();
    for (let lost = 0; lost < 7; lost += 1) { await turn(); virtual.flush(); }
    await turn();
    expect(leftBehind(scheduler.subscriptions)).toBe(1);
    subscription.unsubscribe();
    expect(leftBehind(scheduler.subscriptions)).toBe(0);
    return moments.slice(1).map((moment, place) => moment - moments[place]!);
  };
  expect(await pausesOf(0)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(await pausesOf(0.5)).toEqual([750, 1500, 3000, 6000, 12_000, 22_500, 22_500]);
});

it('comes again after the pause that a shop with too many streams asks for, and after its own where it names none [account.chat]', async () => {
  const scheduler = new VirtualTimeScheduler();
  const pauses: Record<string, string>[] = [{ 'Retry-After': '40' }, {}];
  const moments: number[] = [];
  const open = async () => {
    moments.push(scheduler.now());
    const headers = pauses.shift();
    return headers === undefined ? { status: 204, headers: new Headers(), body: null } : { status: 429, headers: new Headers(headers), body: null };
  };
  liveThreads$({ open, scheduler, random: () => 1 }).subscribe();
  for (let asked = 0; asked < 3; asked += 1) { await turn(); scheduler.flush(); }
  expect(moments).toEqual([0, 40_000, 42_000]);
});

it('says that there is nothing to hear, once', async () => {
  const told: unknown[] = [];
  const signals: AbortSignal[] = [];
  await new Promise<void>((resolve) => { liveThreads$({ open: async (signal) => { signals.push(signal); return { status: 204, headers: new Headers(), body: null }; } }).subscribe({ next: (threads) => told.push(threads), complete: resolve }); });
  expect([told, signals.map(({ aborted }) => aborted)]).toEqual([[[]], [true]]);
});

it('listens while the page is there: lets go when it is put aside, listens anew when it returns or somebody signs in', () => {
  expectMarbles(({ cold, hot, expectObservable, expectSubscriptions }) => {
    const source$ = cold('a|');
    const world = { hides$: hot('---h-----'), returns$: hot('-----r---'), restarts$: hot('--------w') };
    expectObservable(whileShown$(source$, world), '^---------!').toBe('a----a--a');
    expectSubscriptions(source$.subscriptions).toBe(['^!', '-----^!', '--------^!']);
  });
});
