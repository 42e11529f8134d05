import { VirtualTimeScheduler } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { createPageLoads } from './page-loads.ts';

const urlOf = (path: string) => new URL(path, 'https://shop.example');
const { signal } = new AbortController();

describe('states asked for ahead', () => {
  let time: number;
  let scheduler: VirtualTimeScheduler;
  let asked: { path: string; answer: (kind: LoadedPage['kind']) => void }[];
  let loads: ReturnType<typeof createPageLoads>;
  beforeEach(() => {
    time = 0;
    scheduler = new VirtualTimeScheduler();
    asked = [];
    loads = createPageLoads({
      load: (url) => new Promise((resolve) => { asked.push({ path: url.pathname, answer: (kind) => resolve({ kind, url: url.pathname } as LoadedPage) }); }),
      now: () => time,
      onPrefetched: () => {},
      scheduler,
    });
  });
  const paths = () => asked.map(({ path }) => path);
  const settled = () => new Promise<void>((resolve) => { setTimeout(resolve); });

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
    const until = async (ms: number) => {
      scheduler.maxFrames = ms;
      scheduler.flush();
      await settled();
    };
    await until(6_000);
    asked[1]!.answer('document');
    await until(9_999);
    expect([paths(), answers]).toEqual([['/a', '/b', '/b'], []]);
    await until(10_000);
    expect(answers).toEqual(['/a', '/b'].map((path) => ({ kind: 'document', url: urlOf(path).href })));
    asked[0]!.answer('offline');
    await settled();
    expect(paths()).toEqual(['/a', '/b', '/b']);
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
