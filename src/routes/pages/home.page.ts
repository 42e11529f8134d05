import type { operations } from '../../../openapi/generated/search.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { MARKET } from '../../domain/market.ts';
import { defaultOccupancy } from '../../domain/participants.ts';
import { shelfLimit } from '../../content/shelf-limit.ts';
import { defaultSearchState } from '../../domain/search-state.ts';
import type { SearchState } from '../../domain/search-state.ts';
import { tileOfferOf } from '../../domain/tile-offer.ts';
import type { TileOffer } from '../../domain/tile-offer.ts';
import { isTripType } from '../../domain/trip-types.ts';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { parseQueryString } from '../../domain/urls/query-string.ts';
import type { PageLoader, Visit } from '../page-plan.ts';
import { metaOf } from '../page-head.ts';
import { noticePlan } from './notice.page.ts';

type HomeBlock = operations['homeOffers']['parameters']['path']['block'];

export interface HomeData {
  /** Offers that the page's blocks show, by the component's name. */
  offers: Partial<Record<'topHotels' | 'lastMinute', TileOffer[]>>;
}

/** Components whose offers come from calls of their own [cms.home-components]. */
const blocks: Record<keyof HomeData['offers'], HomeBlock> = { topHotels: 'top-hotels', lastMinute: 'last-minute' };

export const homePage: PageLoader = async (visit) => {
  const { api, context, log } = visit;
  const cms = await visit.cmsPage('/');
  if (cms === null) return noticePlan(visit, 'notFound');
  const shelves = cms.slots.flatMap(({ components }) => components).filter(({ name }) => Object.hasOwn(blocks, name));
  const offers = await Promise.all(Object.entries(blocks).map(async ([name, block]) => {
    const shown = Math.max(0, ...shelves.filter((shelf) => shelf.name === name).map(shelfLimit));
    if (shown === 0) return [];
    const answer = await fetchOrEmpty(name, api.GET('/api/www/home/{block}', { params: { path: { block } } }), { offers: [] }, log);
    return [[name, answer.offers.slice(0, shown).map(tileOfferOf)] as const];
  }));
  const tripType = cms.globalSearch?.tripType;
  const searchState = { ...partyOfVisit(visit), ...(isTripType(tripType) && { tripType }) };
  return {
    data: { offers: Object.fromEntries(offers.flat()) },
    cms,
    flows: [{ address: 'globalSearch', input: { searchState, today: context.today } }],
    conclude: () => ({
      status: 200,
      head: { title: metaOf(cms, 'title') ?? MARKET.brand, description: metaOf(cms, 'description') ?? '', canonical: '/', indexed: true },
      sharedSeconds: 60,
    }),
  };
};

/** A search for those whom the address names, else for two adults with the children of the last search [url.birthdates-cookie]. */
function partyOfVisit({ context, remembered }: Visit): SearchState {
  const { childrenBirthDates, adultsCount, occupancies, multiroomEnabled } = parseListingSearch(context.query, context.today).state;
  if (parseQueryString(context.query).has('q')) return { ...defaultSearchState(), childrenBirthDates, adultsCount, occupancies, multiroomEnabled };
  const party = { adults: defaultOccupancy().adults, childBirthDates: remembered.childrenBirthDates };
  return { ...defaultSearchState(), childrenBirthDates: remembered.childrenBirthDates, occupancies: [party] };
}
