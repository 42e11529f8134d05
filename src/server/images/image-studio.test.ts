import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openImageCache } from './image-cache.ts';
import { readImageRequest } from './image-request.ts';
import { openImageStudio } from './image-studio.ts';

const picture = readImageRequest('scenes/room-white-arch.7', { dstw: '256', dsth: '192', type: '1', quality: '75' });

it('makes no picture that nobody waits for, and makes it for whoever still does [url.image]', async () => {
  const studio = openImageStudio(await openImageCache(join(mkdtempSync(join(tmpdir(), 'studio-')), 'images'), 1_000_000));
  const left = AbortSignal.abort();
  await expect(studio.picture(picture, 'webp', { gone: left })).rejects.toMatchObject({ status: 404 });
  const [stays] = await Promise.all([studio.picture(picture, 'webp', { gone: new AbortController().signal }), studio.picture(picture, 'webp', { gone: left })]);
  expect(stays.body.length).toBeGreaterThan(1000);
});
