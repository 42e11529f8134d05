import type { components } from '../../../openapi/generated/hotel.ts';
import { selectBoardIsListed, selectOffer } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { partyOf } from '../../domain/search/participants.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import { HOTELS_PATH, parseHotelSplat } from '../../domain/urls/pages/hotel-url.ts';
import type { HotelPath } from '../../domain/urls/pages/hotel-url.ts';
import { leadPicture } from '../../domain/urls/pictures/lead-picture.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { parseListingSearch } from '../../domain/urls/listing-params.ts';
import { parseOfferCode, withOfferCode } from '../../domain/urls/offer-code.ts';
import type { OfferSegment } from '../../domain/urls/offer-code.ts';
import { encodePercent } from '../../domain/urls/encoding/percent.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { PageLoader } from '../page-plan.ts';
import type { FlowStart } from '../page-state.ts';
import { sharePictureOf, structuredHotel } from './hotel-structured.ts';
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

/** A hotel, with the offer that the address names or the hotel's cheapest one [page.hotel-card] [config.url]. */
export const hotelCardPage: PageLoader<'hotelCard'> = async (visit) => {
  const { api, context, params: { hotelCardPath }, query } = visit;
  // The internal identifier leads to the public address [page.internal-ids].
  if (!context.path.startsWith(HOTELS_PATH)) return { redirect: visit.href(HOTELS_PATH + hotelCardPath) + context.query, status: 301 };
  const place = parseHotelSplat(hotelCardPath);
  if (place === undefined) {
    // `/dovolena/recko/kreta` is no hotel; whoever types it means the place.
    const [direction, region, resort, more] = hotelCardPath.split('/').filter(Boolean);
    if (direction === undefined || more !== undefined) return noticePlan(visit, 'notFound');
    await api.GET('/api/www/search-criteria/find-by-seo-names', { params: { query: { criteria: 'nabidky-letecky', direction, region, resort } } });
    return { redirect: visit.href(listingPath({ tripType: 'WS', direction, region, resort })) + context.query, status: 301 };
  }
  const hotel = await api.GET('/api/www/hotelCard/hotels/{hotelCode}', { params: { path: { hotelCode: place.hotelCode } } });
  // What is escaped without need is another spelling of the address.
  if (place.basePath !== hotel.hotelUrl || !context.path.startsWith(hotel.hotelUrl)) {
    return { redirect: visit.href(cardPath(hotel, place.offer) + context.query), status: 301 };
  }
  const tripType = hotel.tripTypes.find((sold) => sold === place.offer?.tripType) ?? hotel.tripTypes[0] ?? 'WS';
  if (place.offer !== undefined && place.offer.tripType !== tripType) {
    // A flight is no drive: what the price contains hangs on the kind of trip, which the hotel knows better than a link.
    return { redirect: visit.href(cardPath(hotel, { ...place.offer, tripType })) + context.query, status: 301 };
  }
  const { state, dropped } = parseListingSearch(context.query, context.today);
  const offerCode = offerOf(place);
  if (offerCode === null && context.path !== hotel.hotelUrl) dropped.push('offer');
  const { country, region } = hotel.destination;
  const data: HotelCardData = {
    hotel, tripType, dropped,
    relatedPath: listingPath({ tripType, direction: country.slug, region: region.slug }) + formatQueryString({ q: query.get('q')?.[0] }),
  };
  const cms = await visit.cmsPage('/hotelCard');
  const multiroomEnabled = hotel.multiroomEnabled && cms?.multiroomEnabled !== false;
  return {
    data,
    cms,
    about: { tripType, directions: [region.code] },
    policy: { tripType },
    flows: [
      {
        address: 'configurator',
        input: {
          hotelCode: place.hotelCode,
          tripType,
          offerCode,
          occupancies: multiroomEnabled ? state.occupancies : [partyOf(state.occupancies)],
          today: context.today,
          multiroomEnabled,
        },
      },
      ...(hotel.tour ? [accordionOf(hotel.tour.tourPlan)] : []),
    ],
    conclude: (bus) => {
      const snapshot = bus.actor('configurator')?.getSnapshot() as FlowSnapshot<'configurator'> | undefined;
      if (snapshot !== undefined && !selectBoardIsListed(snapshot)) visit.log(`The board of an offer of ${place.hotelCode} is not in the hotel's list`);
      const first = leadPicture(hotel.pictures);
      return {
        status: 200,
        head: {
          title: [hotel.details.name, hotel.destination.resort.name, country.name].join(' – '),
          description: hotel.details.shortDescription.text.slice(0, 300),
          canonical: hotel.hotelUrl,
          indexed: true,
          breadcrumbs: [...breadcrumbsOf(hotel, tripType), { label: hotel.details.name, url: hotel.hotelUrl }],
          structured: [structuredHotel(hotel, (snapshot && selectOffer(snapshot)) ?? null, context)],
          sharePicture: sharePictureOf(hotel.pictures[0]),
          ...(first && { firstPicture: { srcSet: first.srcSet, sizes: first.sizes } }),
        },
        sharedSeconds: 60,
      };
    },
  };
};

/** The public address of a hotel with an offer; of what is no offer the address may hold anything. */
function cardPath({ hotelUrl }: Hotel, offer: OfferSegment | undefined): string {
  return offer === undefined ? hotelUrl : withOfferCode(hotelUrl, { ...offer, offerCode: encodePercent(offer.offerCode) });
}

/** The way down to a hotel, as its page shows it. */
function breadcrumbsOf({ destination: { country, region, resort } }: Hotel, tripType: TripType): { label: string; url: string }[] {
  return [
    { label: country.name, url: listingPath({ tripType, direction: country.slug }) },
    { label: region.name, url: listingPath({ tripType, direction: country.slug, region: region.slug }) },
    { label: resort.name, url: listingPath({ tripType, direction: country.slug, region: region.slug, resort: resort.slug }) },
  ];
}

/** The offer that the address names, if it is one of this hotel's; one that is no longer sold still leads to those near it. */
function offerOf({ hotelCode, offer }: HotelPath): string | null {
  return offer !== undefined && parseOfferCode(offer.offerCode)?.hotelCode === hotelCode ? offer.offerCode : null;
}

/** The days of a tour, all open: who comes without scripts reads them as well. */
function accordionOf(tourPlan: NonNullable<Hotel['tour']>['tourPlan']): FlowStart {
  const sections = tourPlan.map(({ day }) => `day-${day}`);
  return { address: 'accordion', input: { sections, expanded: sections } };
}
