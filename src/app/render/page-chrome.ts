/** What stands around a page: blocks of header, footer and search, and what editors put on it. */
import type { Api } from '../../api/create-api.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { asksForSearch } from '../../content/asks-for-search.ts';
import { filledSlots } from '../../content/content-slots.ts';
import { visibleSlots } from '../../content/visible-slots.ts';
import { isTripType } from '../../domain/search/trip-types.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { SURROUNDINGS } from '../../domain/routes/surroundings.ts';
import { ApiError } from '../../api/api-error.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { PagePlan } from '../../routes/page-plan.ts';
import type { CmsPage, FlowStart, GlobalBlock, PageChrome, PageContext } from '../../routes/page-state.ts';
import type { MatchedPage } from '../../routes/shop-router.ts';
import { deepFreeze } from './shared-answers.ts';

type BlockName = 'checkout-header' | 'dictionary' | 'footer' | 'global-search' | 'header';

/** Only active content is asked for [cms.globals]. */
export function globalBlock(api: Api, block: BlockName, log: (message: string) => void, filters: { filterByTripTypes?: string; filterByDirections?: string } = {}): Promise<GlobalBlock> {
  return fetchOrEmpty(block, api.GET('/api/globals/{block}', { params: { path: { block }, query: { filterByActive: true, ...filters } } }), { block }, log);
}

/** The CMS page at a path; null where there is none. @throws ApiError page-not-active for one that editors took off [cms.inactive-page] */
export async function cmsPageOf(api: Api, url: string) {
  try {
    return await api.GET('/api/www/cms/page', { params: { query: { url, active: true, depth: 2 } } });
  } catch (error) {
    // What only surrounds a page of the shop's own never takes that page away, least of all from somebody who is buying.
    if (error instanceof ApiError && error.status === 404 && (SURROUNDINGS.has(url) || problemOf(error).code !== 'page-not-active')) return null;
    throw error;
  }
}

/** Whether the page is nothing without what editors have written. */
export function isMadeByEditors(route: MatchedPage | undefined): boolean {
  return route === undefined || route.name === 'campaign' || ['contentPage', 'homePage', 'tilesPage'].includes(route.pageType);
}

/** What the browser needs of a CMS page. */
export function shownOf({ url, slots, breadcrumbs, banner, metaProperties, popup, sortCodes, menuCollapsed, globalSearch, organizationSchema }: CmsPage): PageChrome['cms'] {
  return {
    url, slots, breadcrumbs, metaProperties, sortCodes, menuCollapsed,
    ...(banner && { banner }), ...(popup?.active === true && { popup }), ...(globalSearch && { globalSearch }), ...(organizationSchema && { organizationSchema }),
  };
}

const bare = new WeakMap<GlobalBlock, GlobalBlock>();

/** A block without its components, the same object for the same block: markup is cached by it. */
export function withoutComponents(block: GlobalBlock): GlobalBlock {
  if (block.components === undefined) return block;
  const { components: _components, ...rest } = block;
  const known = bare.get(block) ?? deepFreeze(rest);
  bare.set(block, known);
  return known;
}

/**
 * What header, footer and search show of components on this page, to this visitor. Of those limited to trip types or places, only
 * what is about the page; a page about none of them gets none of that [cms.header-components] [cms.globals].
 */
export async function aroundOf(blocks: readonly GlobalBlock[], { about = {}, cms }: Pick<PagePlan, 'about' | 'cms'>, api: Api, context: PageContext, log: (message: string) => void): Promise<CmsPage['slots']> {
  const { tripType = '', directions = [] } = about;
  const query = { filterByTripTypes: tripType, filterByDirections: directions.slice(0, MOST_DIRECTIONS).join(',') };
  const limited = await Promise.all(blocks.filter(({ components = [] }) => components.length > 0).map(({ block }) => globalBlock(api, block as BlockName, log, query)));
  const slots = visibleSlots(limited.map(({ block, components = [] }) => ({ name: block, components })), context);
  return filledSlots(api, cms ?? { tiles: [] }, slots.filter(({ components }) => components.length > 0), log);
}

/** As many as the call's text takes. */
const MOST_DIRECTIONS = 3;

/** Whether editors give a search to a page that has none by itself; what only surrounds pages gives them none [cms.search-visible]. */
export function addsSearch({ cms, flows }: PagePlan): boolean {
  return cms !== null && !SURROUNDINGS.has(cms.url) && asksForSearch(cms) && !flows.some(({ address }) => address === 'globalSearch');
}

export function addedSearch({ globalSearch }: CmsPage, { today }: PageContext): FlowStart {
  const tripType = globalSearch?.tripType;
  return { address: 'globalSearch', input: { searchState: { ...defaultSearchState(), ...(isTripType(tripType) && { tripType }) }, today } };
}
