import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import { roomsOf, withChanged } from '../../domain/offers/changed-rooms.ts';
import { withMoved } from '../../domain/offers/moved-flights.ts';
import { changesOf, holidayOf, type ShownHoliday } from '../../domain/offers/shown-holiday.ts';
import { dateOf, todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { currentExtras, totalOfExtras, type CurrentExtras } from '../upsell/current-extras.ts';
import { acceptOffer, cartById, lockCart, touchCart, type CartRow, type Offer } from './cart-rows.ts';
import { currentOfferOf } from './offer-of-cart.ts';

type PriceCheck = components['schemas']['PriceCheck'];

/**
 * Compares what the customer is shown, else what was accepted, with what offer and extras cost now, how they are flown and in which
 * rooms one sleeps, and changes nothing. Another tab may have accepted what this one does not show.
 * Whoever looks at the price goes on: a cart that is still sold lasts anew, so that an order is never refused for its age alone.
 */
export async function checkPrice(shop: Shop, cartId: string, shown: Holiday | null = null): Promise<PriceCheck> {
  const { kysely } = shop.database;
  const cart = await cartById(kysely, cartId);
  const now = await soldNow(kysely, shop, cart);
  if (now !== null) await touchCart(kysely, cartId, dateOf(shop.clock));
  return compare(shown ?? { totalPrice: cart.accepted_total, shown: holidayOf(cart.offer) }, now);
}

/** The total in minor units, and what it is for. */
interface Holiday {
  totalPrice: number;
  shown: ShownHoliday;
}

/** What the customer was shown and agrees to: the total in minor units, the extras that it is without, in words, flights that moved and rooms of another kind. */
type Agreed = Pick<Required<PriceCheck>, 'totalPrice' | 'dropped'> & Pick<PriceCheck, 'moved' | 'rooms'>;

/**
 * Accepts a price, flights and rooms that the customer was shown, if offer and extras still are so. An extra that was shown as gone goes, also
 * where it is to be had again. The cart is locked: what another tab adds meanwhile comes before or after, and is never
 * written over.
 */
export async function acceptPrice(shop: Shop, cartId: string, { totalPrice, dropped, moved = [], rooms = [] }: Agreed): Promise<PriceCheck> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, cartId);
    const now = without(await soldNow(tx, shop, cart), dropped);
    const shown = { ...withMoved(cart.offer, moved), rooms: withChanged(roomsOf(cart.offer), rooms) };
    const isAsShown = now?.totalPrice === totalPrice && now.dropped.length === dropped.length && isSameHoliday(shown, now.offer);
    if (now === null || !isAsShown) return compare({ totalPrice, shown }, now);
    await acceptOffer(tx, cartId, { offer: now.offer, extras: now.extras, now: dateOf(shop.clock) });
    return { status: 'unchanged' as const, previousTotal: totalPrice, totalPrice };
  });
}

interface SoldNow extends CurrentExtras {
  offer: Offer;
  totalPrice: number;
}

/** The holiday with its extras as they are sold now, or null when the holiday no longer is. */
async function soldNow(kysely: Kysely<Schema>, shop: Shop, cart: CartRow): Promise<SoldNow | null> {
  if (cart.order_id !== null) return { offer: cart.offer, extras: cart.extras, dropped: [], totalPrice: cart.accepted_total };
  const offer = await currentOfferOf(kysely, cart, todayOf(shop.clock));
  if (offer === null) return null;
  const now = await currentExtras(kysely, shop, cart, { offer });
  return { ...now, offer, totalPrice: offer.totalPrice + totalOfExtras(now.extras) };
}

/** The holiday without extras that the customer was told are gone. */
function without(now: SoldNow | null, gone: readonly string[]): SoldNow | null {
  if (now === null) return null;
  const extras = now.extras.filter(({ title }) => !gone.includes(title));
  return { ...now, extras, dropped: [...new Set([...gone, ...now.dropped])], totalPrice: now.offer.totalPrice + totalOfExtras(extras) };
}

function isSameHoliday(shown: ShownHoliday, offer: Offer): boolean {
  const { moved, rooms } = changesOf(shown, offer);
  return moved.length === 0 && rooms.length === 0;
}

function compare({ totalPrice: previousTotal, shown }: Holiday, now: SoldNow | null): PriceCheck {
  if (now === null) return { status: 'gone', previousTotal, totalPrice: previousTotal };
  const { totalPrice, dropped, offer } = now;
  const { moved, rooms } = changesOf(shown, offer);
  const isChanged = totalPrice !== previousTotal || [dropped, moved, rooms].some(({ length }) => length > 0);
  return {
    status: isChanged ? 'changed' : 'unchanged', previousTotal, totalPrice,
    ...(dropped.length > 0 && { dropped }), ...(moved.length > 0 && { moved }), ...(rooms.length > 0 && { rooms }),
  };
}
