import { todayOf } from '../../clock.ts';
import { contentCacheControl } from '../../content/content-cache-control.ts';
import { filterBlock } from '../../content/filter-block.ts';
import { withRealDays } from '../../content/relative-days.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** A block that every page may have around it [cms.globals]. */
export const getGlobalBlock: Handler<'getGlobalBlock'> = ({ shop, params, query, language, reply }) => {
  const staged = query.catalogVersion === 'Staged';
  const block = shop.content.block(params.block, language, staged);
  if (block === undefined) throw notFound('Block');
  const today = withRealDays(block, todayOf(shop.clock));
  reply.header('Cache-Control', contentCacheControl(today, staged, shop.clock().epochMilliseconds));
  return filterBlock(today, { active: query.filterByActive, directions: query.filterByDirections, tripTypes: query.filterByTripTypes });
};
