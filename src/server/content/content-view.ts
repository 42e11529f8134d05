import type { FastifyRequest } from 'fastify';
import { PREVIEW_HEADER } from '../../domain/preview.ts';
import { Problem } from '../contract/problem.ts';
import { previewOf } from '../security/preview-token.ts';
import { isServerSideRequest } from '../security/server-side-request.ts';
import type { Shop } from '../shop.ts';
import type { ContentLibrary } from './content-library.ts';

interface ContentView {
  library: ContentLibrary;
  isStaged: boolean;
  /** The moment that is looked at. */
  now: Temporal.Instant;
}

/**
 * The content that a request may see: visitors' own, or with the preview flag what editors prepare, at the moment that the
 * preview's link is for [cms.preview] [cms.page-filter].
 * @throws Problem 401 for staged content that is asked for without a link of ours
 */
export function contentViewOf(shop: Shop, request: FastifyRequest, { catalogVersion, draft }: { catalogVersion?: string | undefined; draft?: boolean | undefined }): ContentView {
  const now = shop.clock();
  if (catalogVersion !== 'Staged' && draft !== true) return { library: shop.content.online(), isStaged: false, now };
  const token = request.headers[PREVIEW_HEADER.toLowerCase()];
  const preview = typeof token === 'string' ? previewOf(shop.config.secret, token, now.epochMilliseconds) : undefined;
  if (preview === undefined && !isServerSideRequest(request, shop.config)) {
    throw new Problem(401, 'preview-link-needed', { title: 'What is not published is seen by a preview link only' });
  }
  return { library: shop.content.staged(), isStaged: true, now: preview?.at ? Temporal.Instant.from(preview.at) : now };
}
