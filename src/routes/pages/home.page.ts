import { MARKET } from '../../domain/market/market.ts';
import { cutBirthDates, defaultOccupancy, MAX_PARTICIPANTS } from '../../domain/search/participants.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { isTripType } from '../../domain/search/trip-types.ts';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import type { PageLoader, Visit } from '../page-plan.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import { noticePlan } from './notice.page.ts';

export const homePage: PageLoader<'homePage'> = async (visit) => {
  const { context } = visit;
  const cms = await visit.cmsPage('/');
  if (cms === null) return noticePlan(visit, 'notFound');
  const tripType = cms.globalSearch?.tripType;
  const searchState = { ...partyOfVisit(visit), ...(isTripType(tripType) && { tripType }) };
  return {
    data: {},
    cms,
    flows: [{ address: 'globalSearch', input: { searchState, today: context.today } }],
    conclude: () => ({
      status: 200,
      head: { title: metaOf(cms, 'title') ?? MARKET.brand, description: metaOf(cms, 'description') ?? '', canonical: '/', indexed: true },
      sharedSeconds: 60,
    }),
  };
};

/** A search for those whom the address names, else for two adults with as many children of the last search as may travel with them [url.birthdates-cookie]. */
function partyOfVisit({ context, query, remembered }: Visit): SearchState {
  const { childrenBirthDates, adultsCount, occupancies, multiroomEnabled } = parseListingSearch(context.query, context.today).state;
  if (query.has('q')) return { ...defaultSearchState(), childrenBirthDates, adultsCount, occupancies, multiroomEnabled };
  const { adults } = defaultOccupancy();
  const childBirthDates = cutBirthDates(remembered.childrenBirthDates, MAX_PARTICIPANTS - adults);
  return { ...defaultSearchState(), childrenBirthDates: childBirthDates, occupancies: [{ adults, childBirthDates }] };
}
