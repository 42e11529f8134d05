import { contentCacheControl } from '../../content/content-cache-control.ts';
import { filterBlock } from '../../content/filter-block.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** A block that every page may have around it [cms.globals]. */
export const getGlobalBlock: Handler<'getGlobalBlock'> = ({ shop, params, query, language, reply }) => {
  const staged = query.catalogVersion === 'Staged';
  const block = shop.content.block(params.block, language, staged);
  if (block === undefined) throw notFound('Block');
  reply.header('Cache-Control', contentCacheControl(block, staged, shop.clock().epochMilliseconds));
  return filterBlock(block, { active: query.filterByActive, directions: query.filterByDirections, tripTypes: query.filterByTripTypes });
};
