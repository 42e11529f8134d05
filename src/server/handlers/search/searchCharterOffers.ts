import type { Handler } from '../../contract/operations.ts';
import { searchOffers } from './searchOffers.ts';

/** The same for charter flights, whatever type the request names [listing.charter]. */
export const searchCharterOffers: Handler<'searchCharterOffers'> = (call) =>
  searchOffers({ ...call, body: { ...call.body, offerType: 'CHARTER', tripType: 'CZ' } });
