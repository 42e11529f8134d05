import type { components } from '../../../openapi/generated/common.ts';
import { ofShared } from './of-shared.ts';

type Offer = components['schemas']['Offer'];

const SHOWN = [
  'offerCode', 'hotelCode', 'hotelName', 'offerPath', 'price', 'discountPrice', 'originalFullPrice', 'totalPrice', 'currency', 'lowCost',
  'startDate', 'endDate', 'airportCode', 'airportName', 'boardName', 'duration', 'occupancies', 'stars', 'rating', 'ratingCount',
  'destination', 'picture',
] as const satisfies readonly (keyof Offer)[];

/** A flight as far as a tile shows it. */
export type TileFlight = Pick<NonNullable<Offer['departureFlight']>, 'airLineName' | 'departureTime' | 'arrivalTime'>;

/** What a tile shows of an offer. */
export type TileOffer = Pick<Offer, (typeof SHOWN)[number]> & {
  departureFlight: TileFlight | null;
  returnFlight: TileFlight | null;
  /** Names of the party's rooms, each once. */
  rooms: string[];
};

/** An offer as far as a tile shows it [listing.offer-fields]: the rest of flights and rooms would travel with the page for nothing. */
export const tileOfferOf = ofShared((offer: Offer): TileOffer => ({
  ...Object.fromEntries(SHOWN.map((field) => [field, offer[field]])) as Pick<Offer, (typeof SHOWN)[number]>,
  departureFlight: tileFlightOf(offer.departureFlight),
  returnFlight: tileFlightOf(offer.returnFlight),
  rooms: [...new Set(offer._embedded.rooms.map(({ roomName }) => roomName).filter((name) => name !== ''))],
}));

function tileFlightOf(flight: Offer['departureFlight']): TileFlight | null {
  return flight && { airLineName: flight.airLineName, departureTime: flight.departureTime, arrivalTime: flight.arrivalTime };
}
