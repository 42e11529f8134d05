import { expect, it } from 'vitest';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import type { Hotel } from './hotel-card.page.ts';
import { sharePictureOf, structuredHotel } from './hotel-structured.ts';

const place = (code: string) => ({ code, name: code, slug: code.toLowerCase() });
const hotel: Hotel = {
  details: { name: 'Aldemar', code: 'GRK1042', type: 'hotel', shortDescription: { title: '', text: 'U moře.' }, stars: 4, coordinates: { latitude: 35.3, longitude: 25.1 }, season: 'summer', seasonName: 'Sezona: léto', roomsCount: 90, resortCode: 'MALIA', regionCode: 'KRETA', countryCode: 'GR' },
  hotelUrl: '/dovolena/recko/kreta/malia/aldemar-grk1042', slopeImageUrl: null, tour: null, tripAdvisor: { rating: 8.7, count: 120, distribution: [] },
  pictures: [{ src: '/images/file/scenes/cove', alt: 'Zátoka' }], facilities: [{ code: 'pool', label: 'Bazén' }], description: [], rooms: [], tripTypes: ['WS'],
  destination: { country: place('GR'), region: place('KRETA'), resort: place('MALIA') }, multiroomEnabled: true,
};
const page = { origin: 'https://shop.example', language: 'pl' as const };

it('a hotel says what it is and what its offer costs, in whole crowns, in schema.org’s words', () => {
  const offer = exampleOffer('GRK1042_PRG_20260712_07_AI_DR2', { totalPrice: 2598000 });
  expect(structuredHotel(hotel, offer, page)).toMatchObject({
    '@type': 'Hotel', name: 'Aldemar', url: 'https://shop.example/pl/dovolena/recko/kreta/malia/aldemar-grk1042',
    aggregateRating: { ratingValue: 8.7, ratingCount: 120 }, geo: { latitude: 35.3, longitude: 25.1 },
    makesOffer: { '@type': 'Offer', price: 25980, priceCurrency: 'CZK', url: `https://shop.example/pl${offer.offerPath}` },
  });
  expect(sharePictureOf(hotel.pictures[0])).toBe('/images/scale/scenes/cove?dstw=1200&dsth=630&type=1&quality=80');
});

it('what is sold out offers nothing, and a round trip is no house', () => {
  expect(structuredHotel(hotel, null, page)).not.toHaveProperty('makesOffer');
  const tour = structuredHotel({ ...hotel, details: { ...hotel.details, type: 'tour' } }, null, page);
  expect([tour['@type'], 'geo' in tour]).toEqual(['Product', false]);
});
