import type { components } from '../../openapi/generated/common.ts';
import { addDays } from '../../src/domain/dates/iso-date.ts';
import { parseOfferCode } from '../../src/domain/urls/offer-code.ts';

type Offer = components['schemas']['Offer'];

const resort = { code: 'GR-KRETA-MALIA', name: 'Malia', slug: 'malia' };

/** An offer as the API sends it, for paths and tests: all that its code says, for two adults at 25 980 Kč. */
export function exampleOffer(offerCode: string, different: Partial<Offer> = {}): Offer {
  const { hotelCode, airportCode, departureDate, nights, boardCode, roomCode } = parseOfferCode(offerCode)!;
  const board = boardCode as Offer['boardCode'];
  const hotelPath = `/dovolena/recko/kreta/malia/hotel-${hotelCode.toLowerCase()}`;
  return {
    offerCode, tripType: 'WS', hotelCode, hotelName: `Hotel ${hotelCode}`, hotelPath, offerPath: `${hotelPath}/OfferCodeWS/${offerCode}`,
    price: 1499000, discountPrice: 1299000, originalFullPrice: 2998000, totalPrice: 2598000, currency: 'CZK', lowCost: false,
    departureFlight: null, returnFlight: null,
    startDate: departureDate, endDate: addDays(departureDate, nights), departureDate, accommodationDate: departureDate, date: departureDate,
    airportCode, airportName: airportCode, departureHours: '06:10–08:55', departureTime: '06:10',
    boardCode: board, boardName: boardCode, duration: nights,
    occupancies: [{ adultsCount: 2, childrenBirthDates: [], roomCode, boardCode: board, participantsCount: 2 }],
    stars: 4, rating: 8.6, ratingCount: 120,
    destination: {
      country: { code: 'GR', name: 'Řecko', slug: 'recko' }, region: { code: 'GR-KRETA', name: 'Kréta', slug: 'kreta' }, resort,
    },
    picture: { src: '/images/file/scenes/greek-cove-dawn.17', alt: '' },
    facilities: [], coordinates: { latitude: 35.3, longitude: 25.5 },
    _embedded: { rooms: [{ roomName: roomCode, roomCode, boarding: boardCode }] },
    ...different,
  };
}
