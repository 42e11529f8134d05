import { isOut } from '../../content/blog-post.ts';
import { contentCacheControl } from '../../content/content-cache-control.ts';
import { contentViewOf } from '../../content/content-view.ts';
import { filterSlots } from '../../content/filter-slots.ts';
import { limitDepth } from '../../content/limit-depth.ts';
import { withRealDays } from '../../content/relative-days.ts';
import { dayOf } from '../../clock.ts';
import { isStaff } from '../../staff/require-staff.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** The page of an address, from its day on. Pages that are taken off or to come are for the staff and for previews. What of it a visitor sees is decided where it is rendered [cms.inactive-page] [cms.page-slots]. */
export const getCmsPage: Handler<'getCmsPage'> = async ({ shop, query, language, request, reply }) => {
  const wantsHidden = query.draft === true || query.active === false;
  const { library, isStaged, seesHidden, now } = await contentViewOf(shop, request, query, wantsHidden && await isStaff(shop, request));
  const found = library.page(query.url, language);
  if (found === undefined || !(seesHidden || isOut(found, dayOf(now)))) throw new Problem(404, 'page-not-found', { title: 'Page not found' });
  if (!found.active && !(seesHidden && query.active === false)) throw new Problem(404, 'page-not-active', { title: 'Page not active' });
  const page = withRealDays(found, dayOf(now));
  reply.header('Cache-Control', contentCacheControl(page, isStaged || seesHidden, now.epochMilliseconds));
  return limitDepth(filterSlots(page, query.filter), query.depth ?? 2);
};
