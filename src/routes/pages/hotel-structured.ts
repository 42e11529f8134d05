import type { Offer } from '../../../machines/configurator/configurator.types.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { localisedPath } from '../../domain/market/language.ts';
import type { Language } from '../../domain/market/language.ts';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import type { Hotel } from './hotel-card.page.ts';

/** Pixels of a picture that is shared. */
const SHARED = { width: 1200, height: 630 };

/** Path of the picture that stands for a hotel or a place; the server makes it in the size that others show. */
export function sharePictureOf(picture: Pick<Hotel['pictures'][number], 'src'> | undefined): string | undefined {
  return picture && imageUrl(picture.src, SHARED);
}

/** A hotel and its offer in schema.org's words; what is no house (a round trip, a flight) is a product. */
export function structuredHotel(hotel: Hotel, offer: Offer | null, { origin, language }: { origin: string; language: Language }): Record<string, unknown> {
  const { details, destination, tripAdvisor, facilities, pictures } = hotel;
  const isHouse = details.type !== 'tour' && details.type !== 'flight';
  const url = (path: string) => origin + localisedPath(language, path);
  return {
    '@type': isHouse ? 'Hotel' : 'Product',
    name: details.name,
    description: details.shortDescription.text,
    url: url(hotel.hotelUrl),
    image: pictures.slice(0, 3).map(({ src }) => origin + imageUrl(src, SHARED)),
    ...(isHouse && {
      address: { '@type': 'PostalAddress', addressLocality: destination.resort.name, addressRegion: destination.region.name, addressCountry: details.countryCode },
      geo: { '@type': 'GeoCoordinates', ...details.coordinates },
      amenityFeature: facilities.map(({ label }) => ({ '@type': 'LocationFeatureSpecification', name: label, value: true })),
      ...(details.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: details.stars } }),
    }),
    ...(tripAdvisor.rating > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: tripAdvisor.rating, bestRating: 10, worstRating: 0, ratingCount: tripAdvisor.count } }),
    ...(offer && {
      [isHouse ? 'makesOffer' : 'offers']: {
        '@type': 'Offer', price: toMajor(offer.totalPrice), priceCurrency: offer.currency, availability: 'https://schema.org/InStock',
        url: url(offer.offerPath), availabilityEnds: offer.startDate, sku: offer.offerCode,
      },
    }),
  };
}
