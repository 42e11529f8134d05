import type { FastifyRequest } from 'fastify';
import { customerLoginOf } from '../account/current-customer.ts';
import type { Shop } from '../shop.ts';
import { wishlistIdOf } from './wishlist-cookie.ts';

/** The list that the visitor's cookie opens: one of a customer whose logins were ended everywhere only to that customer, logged in. */
export async function openWishlistId(request: FastifyRequest, shop: Shop): Promise<string | undefined> {
  const owned = wishlistIdOf(request, shop.config);
  if (owned === undefined) return undefined;
  const closed = await shop.database.kysely.selectFrom('wishlist').innerJoin('customer', 'customer.id', 'wishlist.user_uid').select('user_uid')
    .where('wishlist.id', '=', owned).where('logins_ended_at', 'is not', null).executeTakeFirst();
  return closed === undefined || (await customerLoginOf(request, shop))?.subject === closed.user_uid ? owned : undefined;
}
