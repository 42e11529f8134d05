import { todayOf } from '../../clock.ts';
import { contentCacheControl } from '../../content/content-cache-control.ts';
import { limitDepth } from '../../content/limit-depth.ts';
import { withRealDays } from '../../content/relative-days.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** The page of an address. What of it a visitor sees is decided where it is rendered [cms.inactive-page] [cms.page-slots]. */
export const getCmsPage: Handler<'getCmsPage'> = ({ shop, query, language, reply }) => {
  const staged = query.catalogVersion === 'Staged' || query.draft === true;
  const found = shop.content.page(query.url, language, staged);
  if (found === undefined) throw new Problem(404, 'page-not-found', { title: 'Page not found' });
  if (!found.active && query.active !== false) throw new Problem(404, 'page-not-active', { title: 'Page not active' });
  const page = withRealDays(found, todayOf(shop.clock));
  reply.header('Cache-Control', contentCacheControl(page, staged, shop.clock().epochMilliseconds));
  return limitDepth(page, query.depth ?? 2);
};
