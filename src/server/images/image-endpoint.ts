import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../contract/problem.ts';
import { problemOfError } from '../contract/problem-of-error.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import { openImageCache } from './image-cache.ts';
import { negotiateFormat } from './image-format.ts';
import { readImageRequest } from './image-request.ts';
import { openImageStudio, type UploadedPicture } from './image-studio.ts';

interface ImageOptions {
  /** Folder of the server's own data; pictures go to `images/` in it. */
  readonly dataDir: string;
  /** Bytes that pictures may take on disk; 512 MB when left out. */
  readonly diskBudget?: number;
  /** Where pictures are that editors added. */
  readonly uploaded?: UploadedPicture;
  /** Of the configuration: multiplies how many pictures an address may have made in a minute; without it, or with 0, nobody counts. */
  readonly rateLimit?: number;
}

const DEFAULT_BUDGET = 512 * 1024 * 1024;
const ONE_YEAR = 365 * 24 * 60 * 60;

const refuse = (reply: FastifyReply, error: unknown): FastifyReply => {
  const problem = problemOfError(error);
  if (problem.status >= 500) reply.log.error(error);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', String(problem.retryAfter));
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem.body);
};

/**
 * Serves the shop's pictures: `GET /images/scale/scenes/<id>[.<seed>]?dstw&dsth&type=1&quality`, and `uploads/<id>` of
 * editors, as AVIF, WebP or JPEG, as the Accept header allows; `/images/file/…` and `/images/http/…` lead there [url.image].
 * Those that are made already are answered without end.
 */
export const imageEndpoint: FastifyPluginAsync<ImageOptions> = async (app, { dataDir, diskBudget = DEFAULT_BUDGET, uploaded, rateLimit = 0 }) => {
  const studio = openImageStudio(await openImageCache(join(dataDir, 'images'), diskBudget), uploaded);

  const count = rateLimit === 0 ? undefined : app.createRateLimit(rateLimitOf('makePicture', rateLimit));
  const admit = async (request: FastifyRequest) => {
    const counted = await count?.(request);
    if (counted?.isAllowed === false && counted.isExceeded) throw new Problem(429, 'too-many-requests', { title: 'Too many requests', retryAfter: counted.ttlInSeconds });
  };

  app.setErrorHandler((error, _request, reply) => refuse(reply, error));

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/images/scale/*', async (request, reply) => {
    const wanted = readImageRequest(request.params['*'], request.query);
    const format = negotiateFormat(request.headers.accept);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { body, etag } = await studio.picture(wanted, format, { gone: gone.signal, admit: () => admit(request) });
    reply.header('cache-control', `public, max-age=${ONE_YEAR}, immutable`).header('vary', 'Accept').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
    return reply.type(`image/${format}`).send(body);
  });

  for (const part of ['file', 'http']) {
    app.get<{ Params: { '*': string } }>(`/images/${part}/*`, (request, reply) => {
      const query = request.raw.url?.split('?')[1];
      const path = request.params['*'].split('/').map(encodeURIComponent).join('/');
      return reply.redirect(`/images/scale/${path}${query === undefined ? '' : `?${query}`}`, 301);
    });
  }
};
