import { reviewsOf } from '../../account/hotel-reviews.ts';
import type { Handler } from '../../contract/operations.ts';

/** What travellers say of a hotel [hotel.calls]. */
export const getReviews: Handler<'getReviews'> = ({ shop, params }) => reviewsOf(shop.database.kysely, params.hotelCode);
