import { lockOpenCart, saveExtras, type CartRow } from '../cart/cart-rows.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import type { Extra } from '../upsell/extra-kinds.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import { prolongHolds } from './flight-seats.ts';
import { seatHoldsOf } from './seat-answers.ts';

/**
 * Takes what a cart holds into its price, at the price that the customer saw; their ten minutes begin anew.
 * @param totalPrice minor units of all seats together
 * @throws Problem 409 seats-expired, price-changed naming the new price, already-ordered; 404
 */
export function submitSeats(shop: Shop, cartId: string, totalPrice: number): Promise<CartRow> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockOpenCart(tx, cartId);
    const { holds } = await seatHoldsOf(tx, cart, dateOf(shop.clock));
    if (holds.length === 0) throw new Problem(409, 'seats-expired', { title: 'The cart holds no seats' });
    const total = holds.reduce((sum, { price }) => sum + price, 0);
    if (total !== totalPrice) {
      throw new Problem(409, 'price-changed', { title: 'The price of the seats has changed', errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String(total) }] });
    }
    await prolongHolds(tx, cartId, dateOf(shop.clock));
    const seats = holds.map(({ leg, person, seat, price }): Extra => {
      const extra: Extra = { code: 'seat', groupType: 'seat', variantCode: seat, optionCode: leg, title: '', personRefs: [person], price };
      return { ...extra, title: titleOfExtra(shop.texts[cart.language], extra, cart.offer) };
    });
    return saveExtras(tx, cart, [...cart.extras.filter(({ groupType }) => groupType !== 'seat'), ...seats], shop);
  });
}
