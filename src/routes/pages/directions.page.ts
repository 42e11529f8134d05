import type { components } from '../../../openapi/generated/search.ts';
import type { Api } from '../../api/create-api.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import { defaultSearchState } from '../../domain/search/search-state.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import { tripTypeOfSlug, tripTypeSlug } from '../../domain/search/trip-types.ts';
import { DIRECTIONS_PATH, directionsPath } from '../../domain/urls/pages/directions-url.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { PageLoader, PagePlan, Visit } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { ANY_TYPE, directionPage } from './direction.page.ts';
import type { PlaceLink } from './direction.page.ts';
import { noticePlan } from './notice.page.ts';
import { TEXT_SEARCH } from './text-search.ts';
import type { TextSearchAt } from './text-search.ts';

type Region = components['schemas']['ListingRegions']['regions'][number];

export interface CountryTile extends PlaceLink {
  picture: components['schemas']['SeoMeaning']['offerPageData']['banner'];
  regions: PlaceLink[];
}

export interface DirectionsData {
  title: string;
  textSearch: TextSearchAt;
  groups: { tripType: TripType; countries: CountryTile[] }[];
}

/** Kinds of trip that go to places of their own; charter flights and round trips go where planes do. */
const KINDS = ['WS', 'DW', 'NR'] as const satisfies readonly TripType[];
/** As many offers as one answer may bring. */
const MOST_OFFERS = 60;

/** Where the shop sells holidays, or one of those places [page.directions] [page.direction-flights]. */
export const directionsPage: PageLoader<'directions'> = async (visit) => {
  const { context, params, routeName } = visit;
  if (params.direction !== undefined) return directionPage(visit);
  if (routeName === 'directions' && context.path.startsWith(DIRECTIONS_PATH)) return countriesPlan(visit);
  // Their internal identifiers lead to the public addresses; one that names a kind of trip and no place is that of all places [page.internal-ids].
  const direction = params.path ?? '';
  const isType = direction === ANY_TYPE || tripTypeOfSlug(direction) !== undefined;
  if (routeName === 'directions' || isType) return { redirect: visit.href(DIRECTIONS_PATH) + context.query, status: 301 };
  return direction.includes('/') ? noticePlan(visit, 'notFound') : { redirect: visit.href(directionsPath('letecky', { direction })) + context.query, status: 301 };
};

async function countriesPlan(visit: Visit): Promise<PagePlan<DirectionsData>> {
  const [cms, ...groups] = await Promise.all([
    visit.cmsPage(DIRECTIONS_PATH),
    ...KINDS.map(async (tripType) => ({ tripType, countries: await countriesOf(visit, tripType) })),
  ]);
  const title = metaOf(cms, 'title') ?? DIRECTIONS_PATH;
  return plainPlan({
    data: { title, textSearch: TEXT_SEARCH, groups: groups.filter(({ countries }) => countries.length > 0) },
    cms,
    head: { title, description: metaOf(cms, 'description') ?? '', canonical: DIRECTIONS_PATH, indexed: true },
  });
}

async function countriesOf({ api, context }: Visit, tripType: TripType): Promise<CountryTile[]> {
  const { today } = context;
  const state = { ...defaultSearchState(), tripType };
  const [{ regions }, picturesOfBest] = await Promise.all([
    api.POST('/api/www/listing/regions', { body: offersRequestOf(state, { today }) }),
    bestPictures(api, tripType, today),
  ]);
  const byCountry = Map.groupBy(regions, ({ country }) => country.code);
  return Promise.all([...byCountry.entries()].map(async ([code, inside]) => {
    const { country } = inside[0] as Region;
    const pictures = picturesOfBest.has(code) ? picturesOfBest : await bestPictures(api, tripType, today, code);
    return {
      name: country.name,
      path: directionsPath(tripTypeSlug(tripType), { direction: country.slug }),
      count: inside.reduce((sum, { count }) => sum + count, 0),
      fromPrice: Math.min(...inside.map(({ fromPrice }) => fromPrice)),
      picture: pictures.get(code) ?? null,
      regions: inside.map(({ region, count, fromPrice }) => ({
        name: region.name, count, fromPrice,
        path: directionsPath(tripTypeSlug(tripType), { direction: country.slug, region: region.slug }),
      })),
    };
  }));
}

/** The picture of the best rated hotel of each country, as far as one answer goes. */
async function bestPictures(api: Api, tripType: TripType, today: string, country?: string): Promise<Map<string, CountryTile['picture']>> {
  const state = { ...defaultSearchState(), tripType, sortCode: 'hotelRating' as const, selectedDestinationsCodes: country === undefined ? [] : [country] };
  const { offers } = await searchOffers(api, offersRequestOf(state, { today, pageSize: country === undefined ? MOST_OFFERS : 1 }));
  return new Map(offers.toReversed().map(({ destination, picture }) => [destination.country.code, picture]));
}
