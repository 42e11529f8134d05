import { dayOf } from '../../clock.ts';
import { contentCacheControl } from '../../content/content-cache-control.ts';
import { contentViewOf } from '../../content/content-view.ts';
import { filterBlock } from '../../content/filter-block.ts';
import { withRealDays } from '../../content/relative-days.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** A block that every page may have around it [cms.globals]. */
export const getGlobalBlock: Handler<'getGlobalBlock'> = async ({ shop, params, query, language, request, reply }) => {
  const { library, isStaged, now } = await contentViewOf(shop, request, query);
  const block = library.block(params.block, language);
  if (block === undefined) throw notFound('Block');
  const current = withRealDays(block, dayOf(now));
  reply.header('Cache-Control', contentCacheControl(current, isStaged, now.epochMilliseconds));
  return filterBlock(current, { active: query.filterByActive, directions: query.filterByDirections, tripTypes: query.filterByTripTypes });
};
