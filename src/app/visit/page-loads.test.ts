import { VirtualTimeScheduler } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedPage, LoadedPage } from './load-page.ts';
import { createPageLoads } from './page-loads.ts';

const urlOf = (path: string) => new URL(path, 'https://shop.example');
const { signal } = new AbortController();

describe('states asked for ahead', () => {
  let time: number;
  let scheduler: VirtualTimeScheduler;
  let asked: { path: string; answer: (kind: AskedPage['kind']) => void; signal: AbortSignal }[];
  let isOnLine: boolean;
  let loads: ReturnType<typeof createPageLoads>;
  beforeEach(() => {
    time = 0;
    scheduler = new VirtualTimeScheduler();
    asked = [];
    isOnLine = true;
    loads = createPageLoads({
      load: (url, ended) => new Promise((resolve) => { asked.push({ path: url.pathname, answer: (kind) => resolve({ kind, url: url.pathname } as AskedPage), signal: ended }); }),
      isOnLine: () => isOnLine,
      now: () => time,
      onPrefetched: () => {},
      scheduler,
    });
  });
  const paths = () => asked.map(({ path }) => path);
  const settled = () => new Promise<void>((resolve) => { setTimeout(resolve); });

  const until = async (ms: number) => {
    scheduler.maxFrames = ms;
    scheduler.flush();
    await settled();
  };

  it('are two at a time at most, and each once', async () => {
    for (const path of ['/a', '/a', '/b', '/c']) loads.prefetch(urlOf(path));
    expect(paths()).toEqual(['/a', '/b']);
    asked[0]!.answer('page');
    await settled();
    loads.prefetch(urlOf('/c'));
    expect(paths()).toEqual(['/a', '/b', '/c']);
  });

  it('are given to the press that follows, once and for half a minute', async () => {
    loads.prefetch(urlOf('/a'));
    asked[0]!.answer('page');
    expect(await loads.take(urlOf('/a#part'), signal)).toEqual({ kind: 'page', url: '/a' });
    expect(paths()).toEqual(['/a']);
    void loads.take(urlOf('/a'), signal);
    await settled();
    expect(paths()).toEqual(['/a', '/a']);
    loads.prefetch(urlOf('/b'));
    asked[2]!.answer('page');
    await settled();
    time = 30_001;
    void loads.take(urlOf('/b'), signal);
    await settled();
    expect(paths()).toEqual(['/a', '/a', '/b', '/b']);
  });

  it('are asked for again by the press where they could not be had', async () => {
    loads.prefetch(urlOf('/a'));
    asked[0]!.answer('offline');
    await settled();
    void loads.take(urlOf('/a'), signal);
    await settled();
    expect(paths()).toEqual(['/a', '/a']);
  });

  it('that hang, or fail late, keep a press waiting for ten seconds in all; then its document is opened', async () => {
    loads.prefetch(urlOf('/a'));
    loads.prefetch(urlOf('/b'));
    const answers: LoadedPage[] = [];
    for (const path of ['/a', '/b']) void loads.take(urlOf(path), signal).then((page) => answers.push(page));
    await until(6_000);
    asked[1]!.answer('document');
    await until(9_999);
    expect([paths(), answers]).toEqual([['/a', '/b', '/b'], []]);
    await until(10_000);
    expect(answers).toEqual(['/a', '/b'].map((path) => ({ kind: 'document', url: urlOf(path).href })));
    expect(asked.map((load) => load.signal.aborted)).toEqual([true, true, true]);
    asked[0]!.answer('offline');
    await settled();
    expect(paths()).toEqual(['/a', '/b', '/b']);
  });

  it.each([['its document is opened', true, { kind: 'document', url: urlOf('/a').href }], ['without network the visitor stays', false, { kind: 'offline' }]])('that hang are given up after ten seconds: %s', async (_, isThere, outcome) => {
    isOnLine = isThere;
    const answers: LoadedPage[] = [];
    void loads.take(urlOf('/a'), signal).then((page) => answers.push(page));
    await settled();
    await until(9_999);
    expect([asked[0]!.signal.aborted, answers]).toEqual([false, []]);
    await until(10_000);
    expect([asked[0]!.signal.aborted, answers]).toEqual([true, [outcome]]);
    asked[0]!.answer('page');
    await settled();
    expect(answers).toHaveLength(1);
  });

  it.each([['its document is opened', true, { kind: 'document', url: '/a' }], ['without network the visitor stays', false, { kind: 'offline' }]])('that cannot be had: %s', async (_, isThere, outcome) => {
    isOnLine = isThere;
    const taken = loads.take(urlOf('/a'), signal);
    await settled();
    asked[0]!.answer('failed');
    expect(await taken).toEqual(outcome);
  });

  it('asked for ahead that hang make room after ten seconds', async () => {
    for (const path of ['/a', '/b']) loads.prefetch(urlOf(path));
    await until(10_000);
    expect(asked.map((load) => load.signal.aborted)).toEqual([true, true]);
    loads.prefetch(urlOf('/c'));
    expect(paths()).toEqual(['/a', '/b', '/c']);
  });

  it('are left alone by a press that was given up', async () => {
    loads.prefetch(urlOf('/a'));
    const press = new AbortController();
    const taken = loads.take(urlOf('/a'), press.signal);
    press.abort();
    await expect(taken).rejects.toThrow('no elements in sequence');
    asked[0]!.answer('offline');
    await settled();
    expect(paths()).toEqual(['/a']);
  });
});
