import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/commerce.ts';
import { lockOpenCart, saveExtras, type CartRow } from '../cart/cart-rows.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import type { Extra } from '../upsell/extra-kinds.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import { prolongHolds } from './flight-seats.ts';
import { seatHoldsOf } from './seat-answers.ts';

type SeatChoice = components['schemas']['SeatChoice'];

interface ShownSeats {
  totalPrice: number;
  seats?: readonly SeatChoice[] | undefined;
}

/**
 * Takes what a cart holds into its price, if it is what the customer saw; their ten minutes begin anew.
 * @param shown minor units of all seats together, and which they are: another tab may have chosen others
 * @throws Problem 409 seats-expired, seats-changed, price-changed naming the new price, already-ordered; 404
 */
export function submitSeats(shop: Shop, cartId: string, { totalPrice, seats: shown }: ShownSeats): Promise<CartRow> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockOpenCart(tx, cartId);
    const { holds } = await seatHoldsOf(tx, cart, dateOf(shop.clock));
    if (holds.length === 0) throw new Problem(409, 'seats-expired', { title: 'The cart holds no seats' });
    if (shown !== undefined && !isSame(shown, holds)) throw new Problem(409, 'seats-changed', { title: 'The cart holds other seats' });
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

function isSame(shown: readonly SeatChoice[], held: readonly SeatChoice[]): boolean {
  const texts = (seats: readonly SeatChoice[]) => seats.map(({ leg, person, seat }) => `${leg} ${person} ${seat}`).sort();
  return isDeepStrictEqual(texts(shown), texts(held));
}
