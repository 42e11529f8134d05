import type { components } from '../../../openapi/generated/hotel.ts';
import type { TripType } from '../../domain/trip-types.ts';
import { parseHotelPath } from '../../domain/urls/hotel-url.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { withOfferCode } from '../../domain/urls/offer-code.ts';
import { formatQueryString, parseQueryString } from '../../domain/urls/query-string.ts';
import type { PageLoader } from '../page-plan.ts';
import { noticePlan } from './notice.page.ts';

export type Hotel = components['schemas']['Hotel'];

export interface HotelCardData {
  hotel: Hotel;
  tripType: TripType;
  /** Parts of the address that were not understood. */
  dropped: string[];
  /** The listing of the same place and kind of trip. */
  relatedPath: string;
}

/** Where hotels are for the public; their internal identifier leads there [page.internal-ids]. */
const HOTELS_PATH = '/dovolena/';

/** A hotel, with the offer that the address names or the hotel's cheapest one [page.hotel-card] [config.url]. */
export const hotelCardPage: PageLoader = async (visit) => {
  const { api, context, params } = visit;
  if (!context.path.startsWith(HOTELS_PATH)) return { redirect: visit.href(HOTELS_PATH + params.hotelCardPath) + context.query, status: 301 };
  const place = parseHotelPath(context.path);
  if (place === undefined) {
    // `/dovolena/recko/kreta` is no hotel; whoever types it means the place.
    const [direction, region, resort, more] = context.path.split('/').slice(2).filter(Boolean);
    if (direction === undefined || more !== undefined) return noticePlan(visit, 'notFound');
    await api.findBySeoNames({ criteria: 'nabidky-letecky', direction, region, resort });
    return { redirect: visit.href(listingPath({ tripType: 'WS', direction, region, resort })), status: 301 };
  }
  const hotel = await api.getHotel({ hotelCode: place.hotelCode });
  if (place.basePath !== hotel.hotelUrl) {
    const offerPath = place.offer === undefined ? hotel.hotelUrl : withOfferCode(hotel.hotelUrl, place.offer);
    return { redirect: visit.href(offerPath + context.query), status: 301 };
  }
  const { state, dropped } = parseListingSearch(context.query);
  const tripType = place.offer?.tripType ?? hotel.tripTypes[0] ?? 'WS';
  const { country, region } = hotel.destination;
  const data: HotelCardData = {
    hotel, tripType, dropped,
    relatedPath: listingPath({ tripType, direction: country.slug, region: region.slug }) + formatQueryString({ q: parseQueryString(context.query).get('q')?.[0] }),
  };
  return {
    data,
    cms: await visit.cmsPage('/hotelCard'),
    policy: { tripType },
    flows: [{
      address: 'configurator',
      input: {
        hotelCode: place.hotelCode,
        tripType,
        offerCode: place.offer?.offerCode ?? null,
        occupancies: state.occupancies,
        today: context.today,
        multiroomEnabled: hotel.multiroomEnabled,
      },
    }],
    conclude: () => ({
      status: 200,
      head: {
        title: [hotel.details.name, hotel.destination.resort.name, country.name].join(' – '),
        description: hotel.details.shortDescription.text.slice(0, 300),
        canonical: hotel.hotelUrl,
        indexed: true,
      },
      sharedSeconds: 60,
    }),
  };
};
