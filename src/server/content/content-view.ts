import type { FastifyRequest } from 'fastify';
import { PREVIEW_HEADER } from '../../domain/content/preview.ts';
import { Problem } from '../contract/problem.ts';
import { isServerSideRequest } from '../security/server-side-request.ts';
import type { Shop } from '../shop.ts';
import type { ContentLibrary } from './content-library.ts';
import { openedPreview } from './opened-preview.ts';

interface ContentView {
  library: ContentLibrary;
  isStaged: boolean;
  /** Whether pages are shown that visitors do not see: those taken off, and those whose day is to come. */
  seesHidden: boolean;
  /** The moment that is looked at. */
  now: Temporal.Instant;
}

interface Asked {
  catalogVersion?: string | undefined;
  draft?: boolean | undefined;
  /** False asks for pages that are taken off, too. */
  active?: boolean | undefined;
}

/**
 * The content that a request may see: visitors' own, or with the preview flag what editors prepare, at the moment that the
 * preview's link is for. Who asks for what is taken off without being allowed to gets what is active [cms.preview] [cms.page-filter].
 * @param isStaff whether somebody of the staff asks
 * @throws Problem 401 for staged content that is asked for without a link of ours
 */
export async function contentViewOf(shop: Shop, request: FastifyRequest, { catalogVersion, draft, active }: Asked, isStaff = false): Promise<ContentView> {
  const now = shop.clock();
  const wantsStaged = catalogVersion === 'Staged' || draft === true;
  if (!wantsStaged && active !== false) return { library: shop.content.online(), isStaged: false, seesHidden: false, now };
  const token = request.headers[PREVIEW_HEADER.toLowerCase()];
  const preview = typeof token === 'string' ? await openedPreview(shop, token) : undefined;
  const isAllowed = preview !== undefined || isStaff || isServerSideRequest(request, shop.config);
  if (!wantsStaged) return { library: shop.content.online(), isStaged: false, seesHidden: isAllowed, now };
  if (!isAllowed) {
    throw new Problem(401, 'preview-link-needed', { title: 'What is not published is seen by a preview link only' });
  }
  return { library: shop.content.staged(), isStaged: true, seesHidden: true, now: preview?.at ? Temporal.Instant.from(preview.at) : now };
}
