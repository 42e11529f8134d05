import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import { tripTypeOfSlug, tripTypeSlug } from '../../domain/search/trip-types.ts';
import { activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import { directionFlightsPath, directionsPath } from '../../domain/urls/pages/directions-url.ts';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { flightsListingPath, listingPath, parseListingPath } from '../../domain/urls/listing-url.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import type { PageLoader, Visit } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { noticePlan } from './notice.page.ts';

/** A place to go on to; what is not known of it is null. */
export interface PlaceLink {
  name: string;
  path: string;
  /** Hotels with an offer. */
  count: number;
  /** The whole party of two, minor units. */
  fromPrice: number | null;
}

export interface DirectionData {
  title: string;
  place: string;
  breadcrumbs: { label: string; url: string }[];
  search: SearchState;
  /** The listing of all that is sold here. */
  listingPath: string;
  total: number;
  fromPrice: number | null;
  /** What the place consists of: regions of a country, resorts of a region. */
  places: PlaceLink[];
  placesAre: 'regions' | 'resorts';
  offers: TileOffer[];
  /** The best rated of those that are not among the cheapest. */
  best: TileOffer[];
  /** Airports that one can leave from, each with its page of this direction. */
  airports: { name: string; path: string }[];
  /** What can be done in a region; null of a country. */
  activitiesPath: string | null;
}

const SHOWN_OFFERS = 6;
const SHOWN_BEST = 3;
/** A word for all kinds of trip in the place of one: planes go to most places. */
export const ANY_TYPE = 'dovolena';

/** A place with its parts, its cheapest holidays and the ways there [page.directions] [page.direction-flights]. */
export const directionPage: PageLoader<'directions'> = async (visit) => {
  const { api, context, params, t } = visit;
  const isFlights = params.city !== undefined;
  const tripType = isFlights || params.type === ANY_TYPE ? 'WS' : tripTypeOfSlug(params.type ?? '');
  if (tripType === undefined) return noticePlan(visit, 'notFound');
  const { offerPageData, searchState, citySlug: city = params.city ?? '' } = await meaningOf(visit, tripTypeSlug(tripType));
  const crumbs = offerPageData.breadcrumbs.slice(1).map(({ label, url }) => ({ label, place: parseListingPath(url) }));
  const here = crumbs.at(-1);
  const direction = here?.place?.direction;
  if (here?.place === undefined || direction === undefined) return noticePlan(visit, 'notFound');
  const place = { ...here.place, direction };
  const search: SearchState = { ...defaultSearchState(), tripType, selectedDestinationsCodes: searchState.selectedDestinationsCodes ?? [], selectedAirports: searchState.selectedAirports ?? [] };
  const request = offersRequestOf(search, { today: context.today, pageSize: SHOWN_OFFERS });
  const [{ offers, pagination }, { regions }, { filters }, { offers: topOffers }] = await Promise.all([
    searchOffers(api, request),
    fetchOrEmpty('regions', api.POST('/api/www/listing/regions', { body: request }), { regions: [], ignored: [] }, visit.log),
    fetchOrEmpty('filters', api.POST('/api/www/listing/gs/initial', { body: search }), { filters: [], ignored: [] }, visit.log),
    fetchOrEmpty('best rated', api.POST('/api/www/listing/top-offers', { body: offersRequestOf(search, { today: context.today, pageSize: SHOWN_OFFERS + SHOWN_BEST }) }), { offers: [], ignored: [] }, visit.log),
  ]);
  const pathOf = (to: typeof place) => (isFlights ? directionFlightsPath(city, to) : directionsPath(tripTypeSlug(tripType), to));
  const airports = filters.find(({ filterType }) => filterType === 'AIRPORT')?.options ?? [];
  const airport = airports.find(({ code }) => code === search.selectedAirports[0])?.label ?? '';
  const title = isFlights && airport !== '' ? t('guide.direction.flightsTitle', { place: here.label, airport }) : t(`guide.direction.title.${tripType}`, { place: here.label });
  const inside = filters.find(({ filterType }) => filterType === 'REGION')?.options
    .flatMap(({ additionalOptions }) => additionalOptions ?? []).find(({ code }) => code === search.selectedDestinationsCodes[0])?.additionalOptions ?? [];
  const data: DirectionData = {
    title, search,
    place: here.label,
    breadcrumbs: crumbs.flatMap((crumb) => (crumb.place?.direction === undefined ? [] : [{ label: crumb.label, url: pathOf({ ...crumb.place, direction: crumb.place.direction }) }])),
    listingPath: isFlights ? flightsListingPath({ city, ...place }) : listingPath({ ...place, tripType }),
    total: pagination.totalResults,
    fromPrice: regions.length === 0 ? null : Math.min(...regions.map(({ fromPrice }) => fromPrice)),
    placesAre: place.region === undefined ? 'regions' : 'resorts',
    places: place.region === undefined
      ? regions.map(({ region, count, fromPrice }) => ({ name: region.name, count, fromPrice, path: pathOf({ direction, region: region.slug, tripType }) }))
      : inside.filter(({ enabled }) => enabled).map(({ code, label, count }) => ({ name: label, count: count ?? 0, fromPrice: null, path: listingAddress({ ...search, selectedDestinationsCodes: [code] }) })),
    activitiesPath: place.region === undefined || pagination.totalResults === 0 ? null : activitySearchPath({ region: place.region }),
    offers: offers.map(tileOfferOf),
    best: topOffers.filter(({ hotelCode }) => offers.every((offer) => offer.hotelCode !== hotelCode)).slice(0, SHOWN_BEST).map(tileOfferOf),
    airports: tripType === 'WS' ? airports.filter(({ enabled }) => enabled).map(({ label }) => ({ name: label, path: directionFlightsPath(slugOf(label), place) })) : [],
  };
  return plainPlan({
    data,
    cms: await visit.cmsPage(pathOf(place)),
    about: { tripType, directions: search.selectedDestinationsCodes },
    head: { title, description: t('guide.direction.description', { subject: title }), canonical: pathOf(place), indexed: offers.length > 0 && context.query === '', breadcrumbs: data.breadcrumbs },
  });
};

/** Fails with the API's 404 where the words name nothing. */
async function meaningOf({ api, params: { city, direction = '', region, resort } }: Visit<'directions'>, type: string) {
  return city === undefined
    ? api.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { criteria: `nabidky-${type}`, direction, region, resort } } })
    : api.GET('/api/www/search-criteria/direction-flights', { params: { query: { city, direction, region, resort } } });
}
