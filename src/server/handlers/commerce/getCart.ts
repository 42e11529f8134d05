import { cartAnswer } from '../../cart/cart-answer.ts';
import { cartIdOf, cartIdsOfTab } from '../../cart/cart-of-request.ts';
import { cartById, cartWithOffer } from '../../cart/cart-rows.ts';
import type { Handler } from '../../contract/operations.ts';
import { decodeListingQuery } from '../../../domain/urls/listing-q.ts';

/** The cart of this tab [http.cart-id]; with an offer's code the one that holds it, for the party that is asked for: an address must not show another's reservation. */
export const getCart: Handler<'getCart'> = async ({ shop, headers, query: { offerCode, q }, language, request, reply }) => {
  const { kysely } = shop.database;
  const cart = offerCode === undefined
    ? await cartById(kysely, await cartIdOf(request, shop, headers['cart-id']))
    : await cartWithOffer(kysely, await cartIdsOfTab(request, shop, headers['cart-id']), offerCode, q === undefined ? undefined : decodeListingQuery(q).state.occupancies);
  reply.header('Cart-Id', cart.id);
  return cartAnswer(shop, cart, language);
};
