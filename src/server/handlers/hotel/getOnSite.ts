import { onSiteOf } from '../../catalogue/on-site.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** What is paid at a hotel beside the price, and whom it suits who walks with difficulty. */
export const getOnSite: Handler<'getOnSite'> = async ({ shop, params }) => {
  const hotel = await shop.database.kysely.selectFrom('hotel').select(['kind', 'trip_type', 'stars', 'country_code', 'facilities']).where('code', '=', params.hotelCode).executeTakeFirst();
  if (hotel === undefined) throw notFound('Hotel');
  return onSiteOf(hotel);
};
