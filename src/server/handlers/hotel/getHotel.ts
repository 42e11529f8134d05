import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { hotelByCode } from '../../search/hotel/hotel-by-code.ts';

export const getHotel: Handler<'getHotel'> = async ({ shop, params, language }) => {
  const hotel = await hotelByCode(shop.database.kysely, params.hotelCode, { language });
  if (hotel === null) throw notFound('Hotel');
  return hotel;
};
