import type { Language } from '../../domain/market/language.ts';
import { changeOffer, lockOpenCart, saveExtras, type CartRow } from '../cart/cart-rows.ts';
import { currentOffer } from '../cart/offer-of-cart.ts';
import { todayOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { chosenVariant, extrasOfChoice, type UpsellChoice } from './chosen-extras.ts';
import { passengersOf } from './extra-kinds.ts';
import { offeredUpsells, offerWithout } from './offered-upsells.ts';

/**
 * Takes an extra into the cart or out of it; another variant takes the place of the one before.
 * @throws Problem 409 price-changed naming the new price, sold-out, already-ordered; 400 for persons who cannot have it; 404
 */
export function chooseUpsell(shop: Shop, cartId: string, choice: UpsellChoice, language: Language): Promise<CartRow> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockOpenCart(tx, cartId);
    const upsell = (await offeredUpsells(tx, shop, cart, language)).find(({ code }) => code === choice.code);
    if (choice.variantCode === null) {
      if (choice.code === 'board' || choice.code === 'room') return takeOffer(offerWithout(cart, choice.code), 0);
      return saveExtras(tx, cart, cart.extras.filter(({ code }) => code !== choice.code), shop);
    }
    const variant = chosenVariant(upsell, choice);
    if (variant.offerCode !== null) return takeOffer(variant.offerCode, variant.price);
    const extras = extrasOfChoice(upsell!, variant, choice, passengersOf(cart));
    return saveExtras(tx, cart, [...cart.extras.filter(({ code }) => code !== choice.code), ...extras], shop);

    /** @param price what it was shown to cost more than the board or room that the customer came with */
    async function takeOffer(offerCode: string, price: number): Promise<CartRow> {
      const offer = await currentOffer(tx, offerCode, cart.occupancies, { today: todayOf(shop.clock), language: cart.language });
      if (offer === null) throw new Problem(409, 'sold-out', { title: 'None of it is left' });
      const before = offerWithout(cart, choice.code as 'board' | 'room') === cart.offer_code ? 0 : upsell?.variants.find((one) => one.offerCode === cart.offer_code)?.price;
      // A price of the holiday itself that moved meanwhile is for the price check to tell: nothing is agreed to by the way.
      const totalPrice = before === undefined ? offer.totalPrice : cart.offer.totalPrice - before + price;
      return changeOffer(tx, cart, { ...offer, totalPrice }, shop);
    }
  });
}
