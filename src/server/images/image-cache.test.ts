import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openImageCache } from './image-cache.ts';

describe('the picture cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what was written, and nothing for what was not; no half-written file stays', async () => {
    const cache = await openImageCache(folder, 1000);
    await cache.write('a.png', Buffer.from('picture'));
    expect(await cache.read('a.png')).toEqual(Buffer.from('picture'));
    expect(await cache.read('b.png')).toBeUndefined();
    expect(await readdir(folder)).toEqual(['a.png']);
  });

  it('lets the longest unused go when its budget is spent; reading keeps a file', async () => {
    for (const [name, day] of [['old', 1], ['read', 2], ['newer', 3]] as const) {
      await writeFile(join(folder, name), Buffer.alloc(300));
      await utimes(join(folder, name), new Date(2020, 0, day), new Date(2020, 0, day));
    }
    const cache = await openImageCache(folder, 1000);
    await cache.read('read');
    await cache.write('fresh', Buffer.alloc(300));
    expect((await readdir(folder)).sort()).toEqual(['fresh', 'read']);
  });
});
