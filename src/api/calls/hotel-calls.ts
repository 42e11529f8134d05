import type { operations } from '../../../openapi/generated/hotel.ts';
import { bodyOf } from '../answer.ts';
import type { AreaContext, CallContext } from './call-context.ts';

type Body<Operation extends 'getOffer' | 'getMatrix' | 'getDates' | 'getRooms'> =
  operations[Operation]['requestBody']['content']['application/json'];

/** A hotel and what its configurator asks. */
export function hotelCalls({ client, language: locale }: AreaContext) {
  return {
    getHotel: ({ hotelCode }: { hotelCode: string }, { signal }: CallContext = {}) =>
      bodyOf('getHotel', client.GET('/api/www/hotelCard/hotels/{hotelCode}', { params: { path: { hotelCode }, query: { locale } }, signal })),

    getOffer: (body: Body<'getOffer'>, { signal }: CallContext = {}) =>
      bodyOf('getOffer', client.POST('/api/www/hotelCard/offer', { params: { query: { locale } }, body, signal })),

    getMatrix: (body: Body<'getMatrix'>, { signal }: CallContext = {}) =>
      bodyOf('getMatrix', client.POST('/api/www/hotelCard/configurators/filters', { params: { query: { locale } }, body, signal })),

    getDates: (body: Body<'getDates'>, { signal }: CallContext = {}) =>
      bodyOf('getDates', client.POST('/api/www/hotelCard/configurators/dates', { params: { query: { locale } }, body, signal })),

    getRooms: (body: Body<'getRooms'>, { signal }: CallContext = {}) =>
      bodyOf('getRooms', client.POST('/api/www/hotelCard/configurators/rooms', { params: { query: { locale } }, body, signal })),
  };
}
