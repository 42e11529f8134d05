import { contentCacheControl } from '../../content/content-cache-control.ts';
import { contentViewOf } from '../../content/content-view.ts';
import { filterSlots } from '../../content/filter-slots.ts';
import { limitDepth } from '../../content/limit-depth.ts';
import { withRealDays } from '../../content/relative-days.ts';
import { dayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** The page of an address. What of it a visitor sees is decided where it is rendered [cms.inactive-page] [cms.page-slots]. */
export const getCmsPage: Handler<'getCmsPage'> = ({ shop, query, language, request, reply }) => {
  const { library, isStaged, now } = contentViewOf(shop, request, query);
  const found = library.page(query.url, language);
  if (found === undefined) throw new Problem(404, 'page-not-found', { title: 'Page not found' });
  if (!found.active && query.active !== false) throw new Problem(404, 'page-not-active', { title: 'Page not active' });
  const page = withRealDays(found, dayOf(now));
  reply.header('Cache-Control', contentCacheControl(page, isStaged, now.epochMilliseconds));
  return limitDepth(filterSlots(page, query.filter), query.depth ?? 2);
};
