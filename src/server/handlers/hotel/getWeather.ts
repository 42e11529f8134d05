import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { weatherOfHotel } from '../../search/hotel/weather-of-hotel.ts';

/** What the weather is usually like where a hotel is [hotel.calls]. */
export const getWeather: Handler<'getWeather'> = async ({ shop, params, language }) => {
  const weather = await weatherOfHotel(shop.database.kysely, params.hotelCode, { language });
  if (weather === null) throw notFound('Hotel');
  return weather;
};
