import type { components } from '../../../openapi/generated/commerce.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { passengersOf, type Extra } from './extra-kinds.ts';
import { cheapestOf, type Variant } from './offered-upsells.ts';

type CartUpsell = components['schemas']['CartUpsell'];
type Bought = Pick<OrderRow, 'extras' | 'offer' | 'occupancies'>;

/** Upsells for who has not got them yet: a kind that the whole party shares is sold once, one of persons to each once. */
export function extrasNotBought(upsells: readonly CartUpsell[], order: Bought): CartUpsell[] {
  const passengers = passengersOf(order);
  return upsells.flatMap((upsell) => {
    const bought = order.extras.filter(({ code }) => code === upsell.code);
    if (bought.length === 0) return [upsell];
    const has = new Set(bought.flatMap(({ personRefs }) => personRefs));
    const variants = upsell.variants.flatMap((variant) => {
      const rest = variant.per === 'party' ? null : withoutPersons(variant, has);
      // Nobody takes children along where no adult goes.
      const isEscorted = rest !== null && (upsell.groupType !== 'activity' || [...rest.personRefs, ...holdersOf(order, { code: upsell.code, variantCode: variant.code })].some((person) => passengers[person] === 'ADULT'));
      return rest !== null && isEscorted && rest.personRefs.length > 0 ? [rest] : [];
    });
    return variants.length === 0 ? [] : [{ ...upsell, variants, price: cheapestOf(variants) }];
  });
}

/** Places among the travellers of who has a variant already. */
export function holdersOf({ extras }: Pick<Bought, 'extras'>, { code, variantCode }: { code: string; variantCode: string | null }): number[] {
  return extras.filter((extra: Extra) => extra.code === code && extra.variantCode === variantCode).flatMap(({ personRefs }) => personRefs);
}

function withoutPersons(variant: Variant, has: ReadonlySet<number>): Variant {
  const rest = variant.personRefs.flatMap((person, place) => (has.has(person) ? [] : [{ person, price: variant.personPrices[place]! }]));
  return { ...variant, personRefs: rest.map(({ person }) => person), personPrices: rest.map(({ price }) => price) };
}
