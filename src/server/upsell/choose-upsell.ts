import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/language.ts';
import { changeOffer, lockOpenCart, saveExtras, type CartRow } from '../cart/cart-rows.ts';
import { currentOffer } from '../cart/offer-of-cart.ts';
import { todayOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { offeredUpsells, offerWithout } from './offered-upsells.ts';

export interface UpsellChoice {
  code: string;
  /** Null to resign from it. */
  variantCode: string | null;
  optionCode?: string | null | undefined;
  /** Everybody who may have it where nobody is named. */
  personRefs?: number[] | undefined;
  /** Minor units: what the customer saw of the variant. */
  price?: number | undefined;
}

/**
 * Takes an extra into the cart or out of it; another variant takes the place of the one before.
 * @throws Problem 409 price-changed naming the new price, sold-out, already-ordered; 400 for persons who cannot have it; 404
 */
export function chooseUpsell(shop: Shop, cartId: string, choice: UpsellChoice, language: Language): Promise<CartRow> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockOpenCart(tx, cartId);
    const upsell = (await offeredUpsells(tx, shop, cart, language)).find(({ code }) => code === choice.code);
    if (choice.variantCode === null) {
      if (choice.code === 'board' || choice.code === 'room') return takeOffer(offerWithout(cart, choice.code));
      return saveExtras(tx, cart, cart.extras.filter(({ code }) => code !== choice.code), shop);
    }
    const variant = upsell?.variants.find(({ code }) => code === choice.variantCode);
    if (upsell === undefined || variant === undefined) throw notFound('Upsell');
    if (!variant.available) throw new Problem(409, 'sold-out', { title: 'None of it is left' });
    if (choice.price !== undefined && choice.price !== variant.price) {
      throw new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/price', code: 'price-changed', message: String(variant.price) }] });
    }
    if (variant.offerCode !== null) return takeOffer(variant.offerCode);
    const personRefs = variant.per === 'party' ? [] : [...new Set(choice.personRefs ?? variant.personRefs)].sort((one, other) => one - other);
    if (personRefs.some((person) => !variant.personRefs.includes(person)) || (variant.per === 'person' && personRefs.length === 0)) {
      throw new Problem(400, 'wrong-persons', { title: 'Not everybody named can have it', errors: [{ pointer: '/body/personRefs', message: 'names somebody who cannot have it, or nobody' }] });
    }
    const price = variant.price * (variant.per === 'person' ? personRefs.length : 1);
    const extra: components['schemas']['Extra'] = {
      code: upsell.code, groupType: upsell.groupType, variantCode: variant.code, optionCode: choice.optionCode ?? null, title: variant.summaryTitle, personRefs, price,
    };
    return saveExtras(tx, cart, [...cart.extras.filter(({ code }) => code !== upsell.code), extra], shop);

    async function takeOffer(offerCode: string): Promise<CartRow> {
      const offer = await currentOffer(tx, offerCode, cart.occupancies, { today: todayOf(shop.clock), language: cart.language });
      if (offer === null) throw new Problem(409, 'sold-out', { title: 'None of it is left' });
      return changeOffer(tx, cart, offer, shop);
    }
  });
}
