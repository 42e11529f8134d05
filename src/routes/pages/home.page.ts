import type { components } from '../../../openapi/generated/common.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import type { Api } from '../../api/create-api.ts';
import { MARKET } from '../../domain/market.ts';
import { defaultSearchState } from '../../domain/search-state.ts';
import { isTripType } from '../../domain/trip-types.ts';
import type { PageLoader } from '../page-plan.ts';
import { metaOf } from '../page-head.ts';
import { noticePlan } from './notice.page.ts';

type Offer = components['schemas']['Offer'];
type HomeBlock = Parameters<Api['homeOffers']>[0]['block'];

export interface HomeData {
  /** Offers of the page's blocks, by the component's name. */
  offers: Partial<Record<'topHotels' | 'lastMinute', Offer[]>>;
}

/** Components whose offers come from calls of their own [cms.home-components]. */
const blocks: Record<keyof HomeData['offers'], HomeBlock> = { topHotels: 'top-hotels', lastMinute: 'last-minute' };

export const homePage: PageLoader = async (visit) => {
  const { api, context, log } = visit;
  const cms = await visit.cmsPage('/');
  if (cms === null) return noticePlan(visit, 'notFound');
  const names = new Set(cms.slots.flatMap(({ components }) => components.map(({ name }) => name)));
  const wanted = (Object.keys(blocks) as (keyof typeof blocks)[]).filter((name) => names.has(name));
  const offers = await Promise.all(wanted.map(async (name) =>
    [name, (await fetchOrEmpty(name, api.homeOffers({ block: blocks[name] }), { offers: [] }, log)).offers] as const));
  const tripType = cms.globalSearch?.tripType;
  const searchState = { ...defaultSearchState(), ...(isTripType(tripType) && { tripType }) };
  return {
    data: { offers: Object.fromEntries(offers) },
    cms,
    flows: [{ address: 'globalSearch', input: { searchState, today: context.today } }],
    conclude: () => ({
      status: 200,
      head: { title: metaOf(cms, 'title') ?? MARKET.brand, description: metaOf(cms, 'description') ?? '', canonical: '/', indexed: true },
      sharedSeconds: 60,
    }),
  };
};
