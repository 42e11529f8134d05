import type { components } from '../../../openapi/generated/common.ts';
import type { components as searchComponents } from '../../../openapi/generated/search.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Bus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { selectOffers, selectTotalResults } from '../../../machines/listing/listing.select.ts';
import { MARKET } from '../../domain/market/market.ts';
import { MAX_PARTICIPANTS, participantsCount } from '../../domain/search/participants.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { DEFAULT_SORT } from '../../domain/search/sort-types.ts';
import { tripTypeOfSlug } from '../../domain/search/trip-types.ts';
import { listingAddress, withImplied } from '../../domain/urls/listing-address.ts';
import type { ListingBase } from '../../domain/urls/listing-address.ts';
import { asksForTooMany, namesSort, pageOf, parseListingSearch, withPage, withSort, withVisitOf } from '../../domain/urls/listing-params.ts';
import { flightsListingPath } from '../../domain/urls/listing-url.ts';
import type { QueryParams } from '../../domain/urls/encoding/query-string.ts';
import { FIELD, partyOfForm, searchOfForm } from '../../domain/urls/forms/search-form.ts';
import { tilePicture } from '../../domain/urls/pictures/tile-picture.ts';
import type { PageLoader, PagePlan, Redirect, Visit } from '../page-plan.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import { sharePictureOf } from './hotel-structured.ts';
import { noticePlan, pathOfText } from './notice.page.ts';

type FacetId = searchComponents['schemas']['Facet']['filterId'];
type SeoMeaning = searchComponents['schemas']['SeoMeaning'];
/** Lists have addresses of their own, and those of campaigns, which may be any page of the CMS. */
type ListingVisit = Visit<'listing' | 'contentPage'>;

export interface ListingData {
  title: string;
  /** Parts of the address that were not understood; the visitor is told. */
  dropped: string[];
  /** What is said of a party that is too large for one booking [participants.max]. */
  partyLimit?: string;
  /** What editors say beneath the title, or empty. */
  lead: string;
  banner: components['schemas']['Picture'] | null;
  seoText: string;
  breadcrumbs: { label: string; url: string }[];
  /** Slug of the country that a list of one kind of trip is of. */
  direction?: string;
  base: ListingBase;
}

/** Sections of the filters, in their order, and those that most people look at first. */
const FACETS = ['priceRange', 'stars', 'hotelType', 'boards', 'rating', 'beachDistance', 'facilities'] as const satisfies readonly FacetId[];
const OPEN_AT_FIRST: readonly FacetId[] = ['priceRange', 'stars', 'boards', 'rating'];

/** A listing by direction, region and resort, or by city of departure [page.listing]. */
export const listingPage: PageLoader<'listing'> = async (visit) => {
  const { path } = visit.params;
  if (visit.routeName === 'listing' && path !== undefined) return publicListing(visit, path);
  if (['listing', 'flightsListing', 'campaign'].includes(visit.routeName)) return listingPlan(visit);
  if (visit.routeName === 'plainSearch') {
    const [text = ''] = visit.query.get(FIELD.text) ?? [];
    if (text.trim() !== '') {
      const found = await pathOfText(visit, text.trim());
      return found === undefined ? noticePlan(visit, 'notFound') : { redirect: visit.href(found), status: 303 };
    }
    return { redirect: visit.href(listingAddress(askedSearch(visit.query))), status: 303 };
  }
  return noticePlan(visit, 'notFound');
};

/** A search of a plain form with all the people that it asks for: where they are too many, the listing says so [participants.max]. */
function askedSearch(query: QueryParams): SearchState {
  const [state, party] = [searchOfForm(query), partyOfForm(query)];
  return participantsCount([party]) <= MAX_PARTICIPANTS ? state : { ...state, adultsCount: party.adults, childrenBirthDates: party.childBirthDates, occupancies: [party] };
}

/** The internal identifier of a listing leads to its public address [page.internal-ids]. */
function publicListing(visit: Visit<'listing'>, path: string): Redirect | PagePlan {
  const publicPath = `/${path.replace(/^\/+/, '')}`;
  const route = visit.matchPage(publicPath);
  if (route?.pageType !== 'listing' || route.kind === 'internal') return noticePlan(visit, 'notFound');
  return { redirect: visit.href(publicPath) + visit.context.query, status: 301 };
}

/** A page of the CMS that says what to search for is a list of that, wherever its editors put it [page.campaigns]. */
export async function campaignPage(visit: Visit<'contentPage'>): Promise<PagePlan<unknown> | Redirect> {
  const plan = await listingPlan(visit);
  return 'redirect' in plan ? plan : { pageType: 'listing', ...plan };
}

/** A listing's other addresses say themselves what they list. */
function isCampaign({ routeName }: ListingVisit): boolean {
  return routeName === 'campaign' || routeName === 'content';
}

async function listingPlan(visit: ListingVisit): Promise<PagePlan<unknown> | Redirect> {
  const { context, cmsPage } = visit;
  const meaning = await meaningOf(visit);
  if (meaning === null) return noticePlan(visit, 'notFound');
  const { searchState: says, offerPageData, seoText, citySlug } = meaning;
  const departures = { startDate: says.startDate ?? null, endDate: says.endDate ?? null };
  const base: ListingBase = {
    path: context.path.replace(/\/$/, ''),
    implied: {
      tripType: says.tripType,
      selectedDestinationsCodes: says.selectedDestinationsCodes ?? [],
      selectedAirports: says.selectedAirports ?? [],
      ...departures,
      // Wherever the search goes on to, it says what it began with [search.criteria].
      ...(isCampaign(visit) && { searchCriteriaCode: says.searchCriteriaCode ?? null, pageUrl: context.path.replace(/\/$/, '') }),
    },
  };
  const { sortCode } = visit.remembered;
  const isSortNamed = namesSort(context.query);
  if (sortCode !== null && sortCode !== DEFAULT_SORT && !isSortNamed) {
    return { redirect: visit.href(context.path) + withSort(context.query, sortCode), status: 302 };
  }
  const { state, dropped, additionalType } = parseListingSearch(context.query, context.today);
  // Another kind of trip has a listing of its own [url.listing-q].
  if (additionalType !== undefined && additionalType !== base.implied.tripType) {
    const other = withImplied(state, { ...base, implied: { ...base.implied, tripType: additionalType } });
    return { redirect: visit.href(withVisitOf(context.query, listingAddress(other))), status: 302 };
  }
  const searchState: SearchState = withImplied(state, base);
  // An address with rooms that this kind of trip does not have leads to that of the party which fits it [trip.collapse-rooms].
  if (searchState.multiroomEnabled !== state.multiroomEnabled) {
    return { redirect: visit.href(withVisitOf(context.query, listingAddress(searchState, base))), status: 302 };
  }
  const page = pageOf(context.query);
  // The cookie leads to an address that says the same.
  const sortedBy = state.sortCode === sortCode ? 'cookie' : isSortNamed ? 'address' : null;
  const campaign = await campaignOfSearch(visit, searchState);
  const cms = await cmsPage(isCampaign(visit) ? base.path : `/dovolena/${visit.params.direction === undefined ? '' : '*/'}nabidky-${visit.params.type ?? 'letecky'}`);
  const data: ListingData = {
    title: offerPageData.title,
    dropped,
    ...(asksForTooMany(context.query) && { partyLimit: visit.t('panels.party.max', { limit: MAX_PARTICIPANTS, phone: MARKET.phoneLabel }) }),
    lead: cms?.banner?.text ?? '',
    banner: offerPageData.banner,
    seoText,
    // A visitor who came from a campaign has a link back to it.
    breadcrumbs: [...(campaign === null || isCampaign(visit) ? [] : [campaign.crumb]), ...offerPageData.breadcrumbs],
    direction: visit.routeName === 'listing' ? visit.params.direction : undefined,
    base,
  };
  return {
    data,
    cms,
    about: { tripType: searchState.tripType, directions: searchState.selectedDestinationsCodes },
    policy: { listingBase: base, tripType: searchState.tripType },
    flows: [
      { address: 'globalSearch', input: { searchState, today: context.today } },
      { address: 'listing', input: { searchState, today: context.today, page, sortedBy, ...(campaign?.site !== undefined && { scope: { site: campaign.site } }) } },
      { address: 'accordion#facets', input: { sections: FACETS, expanded: FACETS.filter((facet) => OPEN_AT_FIRST.includes(facet) || facet in searchState.selectedFilterValues) } },
      { address: 'accordion#wholeFacets', input: { sections: FACETS, expanded: [] } },
    ],
    conclude(bus) {
      if (isBehindTheEnd(bus)) return { redirect: visit.href(listingAddress(searchState, base)), status: 302 };
      const [firstOffer] = offersOf(bus);
      return {
        status: 200,
        head: {
          title: offerPageData.title,
          description: offerPageData.description || (metaOf(cms, 'description') ?? ''),
          // Searches are not pages of their own; the pages of a listing are.
          canonical: withPage(canonicalPath(visit, citySlug) ?? base.path, isPlain(state) ? page : 0),
          indexed: isPlain(state) && firstOffer !== undefined,
          breadcrumbs: offerPageData.breadcrumbs,
          sharePicture: sharePictureOf(offerPageData.banner ?? cms?.banner?.picture),
          ...(firstOffer && { firstPicture: tilePicture(firstOffer.picture.src) }),
        },
        sharedSeconds: 60,
      };
    },
  };
}

/** A city has a name in every language, its listing one true address. */
function canonicalPath({ params: { direction, region, resort }, routeName }: ListingVisit, city: string | undefined): string | undefined {
  return routeName === 'flightsListing' && direction !== undefined && city !== undefined ? flightsListingPath({ city, direction, region, resort }) : undefined;
}

async function meaningOf(visit: ListingVisit) {
  const { api, params, routeName } = visit;
  const { direction, region, resort } = params;
  try {
    if (isCampaign(visit)) return await campaignOf(visit);
    if (routeName === 'flightsListing') {
      const query = { city: params.city ?? '', direction: direction ?? '', region, resort };
      return await api.GET('/api/www/search-criteria/direction-flights', { params: { query } });
    }
    if (tripTypeOfSlug(params.type ?? '') === undefined) return null;
    return await api.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { criteria: `nabidky-${params.type}`, direction, region, resort } } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** A campaign: its texts and its search are those of its CMS page [page.campaigns]. */
async function campaignOf({ cmsPage, context, params }: ListingVisit): Promise<SeoMeaning | null> {
  const cms = await cmsPage(params.path === undefined ? context.path : `/${params.path}`);
  if (cms?.searchCriteria === undefined) return null;
  const { code, site: _site, ...search } = cms.searchCriteria;
  return {
    offerPageData: {
      title: metaOf(cms, 'title') ?? '',
      description: metaOf(cms, 'description') ?? '',
      banner: cms.banner?.picture ?? null,
      breadcrumbs: cms.breadcrumbs,
    },
    searchState: { ...defaultSearchState(), ...search, searchCriteriaCode: code ?? null },
    seoText: '',
  };
}

/** The campaign that a search began on, as long as it is on; an address that only claims one has none [search.criteria]. */
async function campaignOfSearch({ cmsPage, t }: Visit, { searchCriteriaCode, pageUrl }: SearchState) {
  if (searchCriteriaCode === null || pageUrl === null) return null;
  const page = await cmsPage(pageUrl).catch(() => null);
  if (page?.searchCriteria?.code !== searchCriteriaCode) return null;
  return { site: page.searchCriteria.site, crumb: { label: metaOf(page, 'title') ?? t('shell.page.offers'), url: pageUrl } };
}

function isPlain(state: SearchState): boolean {
  return JSON.stringify({ ...state, fullPrice: false }) === JSON.stringify(defaultSearchState());
}

function offersOf(bus: Bus): ReturnType<typeof selectOffers> {
  const snapshot = listingOf(bus);
  return snapshot === undefined ? [] : selectOffers(snapshot);
}

/** A page that the list does not have (any more), though it has others. */
function isBehindTheEnd(bus: Bus): boolean {
  const snapshot = listingOf(bus);
  return snapshot !== undefined && selectOffers(snapshot).length === 0 && (selectTotalResults(snapshot) ?? 0) > 0;
}

function listingOf(bus: Bus): FlowSnapshot<'listing'> | undefined {
  return bus.actor('listing')?.getSnapshot() as FlowSnapshot<'listing'> | undefined;
}
