import type { components } from '../../openapi/generated/common.ts';
import { ofShared } from './of-shared.ts';

type Offer = components['schemas']['Offer'];

const SHOWN = [
  'offerCode', 'hotelCode', 'hotelName', 'offerPath', 'price', 'discountPrice', 'originalFullPrice', 'totalPrice', 'currency', 'lowCost',
  'startDate', 'endDate', 'airportCode', 'airportName', 'boardName', 'duration', 'occupancies', 'stars', 'rating', 'ratingCount',
  'destination', 'picture',
] as const satisfies readonly (keyof Offer)[];

/** What a tile shows of an offer. */
export type TileOffer = Pick<Offer, (typeof SHOWN)[number]>;

/** An offer as far as a tile shows it: flights, coordinates and rooms would travel with the page for nothing. */
export const tileOfferOf = ofShared((offer: Offer): TileOffer => Object.fromEntries(SHOWN.map((field) => [field, offer[field]])) as TileOffer);
