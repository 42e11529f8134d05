import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { createPageLoads } from './page-loads.ts';

const urlOf = (path: string) => new URL(path, 'https://shop.example');
const { signal } = new AbortController();

describe('states asked for ahead', () => {
  let time: number;
  let asked: { path: string; answer: (kind: LoadedPage['kind']) => void }[];
  let loads: ReturnType<typeof createPageLoads>;
  beforeEach(() => {
    time = 0;
    asked = [];
    loads = createPageLoads({
      load: (url) => new Promise((resolve) => { asked.push({ path: url.pathname, answer: (kind) => resolve({ kind, url: url.pathname } as LoadedPage) }); }),
      now: () => time,
      onPrefetched: () => {},
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
});
