import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageEndpoint } from './image-endpoint.ts';

const TILE = '/images/scale/scenes/room-white-arch.7?dstw=128&dsth=96&type=1&quality=80';

describe('GET /images', () => {
  let app: FastifyInstance;
  let dataDir: string;
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  const cached = () => readdir(join(dataDir, 'images'));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'images-'));
    app = Fastify();
    await app.register(imageEndpoint, { dataDir });
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'avif', 'heif'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'jpeg', 'jpeg'],
  ])('answers %s with %s of the asked size, for ever [url.image]', async (accept, type, decoder) => {
    const answer = await get(TILE, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': `image/${type}`, 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: decoder, width: 128, height: 96 });
  });

  it('cuts in the next width of the contract to the nearest ratio of the shop, which all that is like it share [format.image-widths]', async () => {
    const [one, other] = await Promise.all([170, 172].map((height) => get(`/images/scale/scenes/room-white-arch.7?dstw=300&dsth=${height}&quality=${height - 100}`)));
    const { width, height } = await sharp(one!.rawPayload).metadata();
    expect([width, height, other!.headers.etag]).toEqual([384, 216, one!.headers.etag]);
  });

  it('answers 304 to who has the picture', async () => {
    const { headers } = await get(TILE);
    const again = await get(TILE, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('paints once what many ask for at once, and cuts from what it has painted', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('/images/scale/scenes/room-mountain-view.3?dstw=64')));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const mine = async () => (await cached()).filter((name) => name.includes('room-mountain-view.3'));
    expect(await mine()).toHaveLength(2);
    await get('/images/scale/scenes/room-mountain-view.3?dstw=96');
    expect((await mine()).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  it('answers from disk what was cut before', async () => {
    await get('/images/scale/scenes/room-mountain-view.4?dstw=32');
    const name = (await cached()).find((file) => file.includes('room-mountain-view.4-32x24')) ?? '';
    await writeFile(join(dataDir, 'images', name), 'from disk');
    expect((await get('/images/scale/scenes/room-mountain-view.4?dstw=32')).body).toBe('from disk');
  });

  it('makes so many new pictures a minute for one address, then says when to come again; what is made stays open to everybody [url.image]', async () => {
    const limited = Fastify({ trustProxy: true });
    await limited.register(rateLimit, { global: false });
    await limited.register(imageEndpoint, { dataDir, rateLimit: 0.01 });
    const ask = (seed: number, address = '192.0.2.1') => limited.inject({ url: `/images/scale/scenes/room-mountain-view.${seed}?dstw=16`, headers: { 'x-forwarded-for': address } });
    const statuses = async (...asked: ReturnType<typeof ask>[]) => (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(await statuses(...[11, 12, 13].map((seed) => ask(seed)))).toEqual([200, 200, 200]);
    expect(await statuses(...[11, 12, 13, 11].map((seed) => ask(seed)))).toEqual([200, 200, 200, 200]);
    const refused = await ask(14);
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'content-type': expect.stringContaining('application/problem+json'), 'cache-control': 'no-store' } });
    const seconds = Number(refused.headers['retry-after']);
    expect([refused.json().code, seconds > 0 && seconds <= 60]).toEqual(['too-many-requests', true]);
    expect(await statuses(ask(14, '192.0.2.2'), ask(13))).toEqual([200, 200]);
    expect(await statuses(ask(14))).toEqual([200]);
    await limited.close();
  });

  it.each(['file', 'http'])('leads from %s/ to scale/ with its query [url.image]', async (part) => {
    const { statusCode, headers } = await get(`/images/${part}/scenes/room-white-arch.7?dstw=64&dsth=48&type=1`);
    expect([statusCode, headers.location]).toEqual([301, '/images/scale/scenes/room-white-arch.7?dstw=64&dsth=48&type=1']);
  });

  it.each([
    ['/images/scale/scenes/grey-box?dstw=64', 404, 'not-found'],
    ['/images/scale/scenes/room-white-arch?dstw=wide', 400, 'invalid-request'],
    ['/images/scale/..%2f..%2fsecret?dstw=64', 404, 'not-found'],
  ])('refuses %s with %i as a problem', async (url, status, code) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.json().code]).toEqual([status, expect.stringContaining('application/problem+json'), code]);
  });
});
