import type { components } from '../../../openapi/generated/common.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { searchOffers } from '../../api/search-offers.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import { tripTypeSlug } from '../../domain/search/trip-types.ts';
import { parseHotelSplat } from '../../domain/urls/pages/hotel-url.ts';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { FIELD, SEARCH_PATH } from '../../domain/urls/forms/search-form.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { decodePercent } from '../../domain/urls/encoding/percent.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import type { PageLoader, PagePlan, Redirect, Visit } from '../page-plan.ts';
import { TEXT_SEARCH } from './text-search.ts';
import type { TextSearchAt } from './text-search.ts';

/** A page that says why there is nothing to see, and where to go on. */
export interface NoticeData {
  kind: 'notFound' | 'noOrder' | 'notActive' | 'failed';
  textSearch: TextSearchAt;
  /** What was looked for by a text, without finding anything. */
  sought?: string;
  /** Places and hotels that the address or the text may have meant. */
  places?: { label: string; url: string }[];
  /** What is sold in the place of a hotel that is gone. */
  hotels?: NoticeHotel[];
}

interface NoticeHotel {
  url: string;
  name: string;
  place: string;
  picture: components['schemas']['Picture'];
  /** Of a person, minor units. */
  price: number;
}

const MOST_PLACES = 4;
const MOST_HOTELS = 4;
const LONGEST_TEXT = 80;

const notices: Record<NoticeData['kind'], { status: number; pageType: PageType }> = {
  notFound: { status: 404, pageType: 'page404' },
  noOrder: { status: 404, pageType: 'page404' },
  notActive: { status: 404, pageType: 'pageError' },
  failed: { status: 500, pageType: 'error' },
};

/** The plan of a notice. */
export function noticePlan({ t, context }: Pick<Visit, 't' | 'context'>, kind: NoticeData['kind']): PagePlan<NoticeData> {
  const { status, pageType } = notices[kind];
  return {
    pageType,
    data: { kind, textSearch: TEXT_SEARCH },
    cms: null,
    flows: [],
    conclude: () => ({
      status,
      head: { title: t(`guide.notice.${kind}.title`), description: t(`guide.notice.${kind}.text`), canonical: context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
}

/** A page of an order; where the order is not the visitor's, the notice says how it is opened. */
export function ofOrder<Type extends PageType>(load: PageLoader<Type>): PageLoader<Type> {
  return async (visit) => {
    try {
      return await load(visit);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return noticePlan(visit, 'noOrder');
      throw error;
    }
  };
}

/** The plan with what helps to go on, where it is a notice that something is not there [cms.inactive-page] [page.errors]. */
export async function withHelp(visit: Visit, plan: PagePlan | Redirect): Promise<PagePlan | Redirect> {
  if ('redirect' in plan || !isNotice(plan.data) || !['notFound', 'notActive'].includes(plan.data.kind)) return plan;
  const sought = visit.context.path === SEARCH_PATH ? visit.query.get(FIELD.text)?.[0]?.trim().slice(0, LONGEST_TEXT) : undefined;
  if (sought) return { ...plan, data: { ...plan.data, sought } };
  const hotels = await fetchOrEmpty('hotels of the same place', hotelsAround(visit), [], visit.log);
  return { ...plan, data: { ...plan.data, ...(hotels.length > 0 ? { hotels } : { places: await placesOf(visit) }) } };
}

/** What a text names best: the offer whose code it is, else a listing or hotel card; undefined where it names nothing. */
export async function pathOfText(visit: Pick<Visit, 'api' | 'log'>, text: string): Promise<string | undefined> {
  const offerCode = text.toUpperCase();
  if (parseOfferCode(offerCode) !== undefined) {
    const { links } = await fetchOrEmpty('offer links', visit.api.POST('/api/www/listing/offer-links', { body: { offerCodes: [offerCode] } }), { links: [], ignored: [] }, visit.log);
    if (links[0] !== undefined) return links[0].offerPath;
  }
  return (await suggestionsOf(visit, text, 1))[0]?.url;
}

function isNotice(data: unknown): data is NoticeData {
  return typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string' && Object.hasOwn(notices, data.kind);
}

/** Hotels of the place where a hotel's address says that it is, for the same party [page.hotel-card]. */
async function hotelsAround({ api, context, query, params: { hotelCardPath = '' } }: Visit): Promise<NoticeHotel[]> {
  const place = parseHotelSplat(hotelCardPath);
  const [direction, region] = (place?.basePath ?? '').split('/').slice(2, -1);
  if (place === undefined || direction === undefined) return [];
  for (const tripType of place.offer ? [place.offer.tripType] : ['WS', 'DW'] as const) {
    const { searchState: { selectedDestinationsCodes = [] } } = await api.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { criteria: `nabidky-${tripTypeSlug(tripType)}`, direction, region } } });
    const search = { ...parseListingSearch(context.query, context.today).state, tripType, selectedDestinationsCodes };
    const { offers } = await searchOffers(api, offersRequestOf(search, { today: context.today, pageSize: MOST_HOTELS }));
    if (offers.length > 0) {
      return offers.map(({ offerPath, hotelName, destination, picture, discountPrice }) => ({
        url: offerPath + formatQueryString({ q: query.get('q')?.[0] }), name: hotelName, place: `${destination.region.name} · ${destination.resort.name}`, picture, price: discountPrice,
      }));
    }
  }
  return [];
}

/** What the words of an address may have meant, the last one first: it is the most particular. */
async function placesOf(visit: Visit): Promise<NonNullable<NoticeData['places']>> {
  const { context: { path }, params: { direction, region, resort } } = visit;
  const segments = direction === undefined ? path.split('/').map((segment) => decodePercent(segment) ?? '') : [direction, region, resort];
  for (const segment of segments.toReversed()) {
    const text = (segment ?? '').replace(/[-_\d]+/g, ' ').trim();
    const places = text.length < 3 || text === 'dovolena' ? [] : await suggestionsOf(visit, text, MOST_PLACES);
    if (places.length > 0) return places;
  }
  return [];
}

async function suggestionsOf({ api, log }: Pick<Visit, 'api' | 'log'>, text: string, count: number) {
  const { suggestions } = await fetchOrEmpty('suggestions', api.GET('/api/www/suggest', { params: { query: { text: text.slice(0, LONGEST_TEXT), count } } }), { suggestions: [] }, log);
  return suggestions.map(({ name, path }) => ({ label: name, url: path }));
}
