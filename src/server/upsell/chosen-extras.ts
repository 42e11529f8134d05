import type { components } from '../../../openapi/generated/commerce.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Extra, PassengerType } from './extra-kinds.ts';
import type { Variant } from './offered-upsells.ts';

type CartUpsell = components['schemas']['CartUpsell'];
export type UpsellChoice = components['schemas']['UpsellChoice'];

/**
 * The variant that a choice names, if it is to be had at the price that the customer saw.
 * @throws Problem 404; 409 sold-out, price-changed naming the new price
 */
export function chosenVariant(upsell: CartUpsell | undefined, choice: UpsellChoice): Variant {
  const variant = upsell?.variants.find(({ code }) => code === choice.variantCode);
  if (variant === undefined) throw notFound('Upsell');
  if (!variant.available) throw new Problem(409, 'sold-out', { title: 'None of it is left' });
  if (choice.price !== undefined && choice.price !== variant.price) {
    throw new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/price', code: 'price-changed', message: String(variant.price) }] });
  }
  return variant;
}

/**
 * Lines of a variant for who is named, or for all who may have it.
 * @param companions who has the same from before: children are not alone there
 * @throws Problem 400 wrong-persons
 */
export function extrasOfChoice({ code, groupType }: CartUpsell, variant: Variant, { personRefs: named, optionCode }: UpsellChoice, passengers: readonly PassengerType[], companions: readonly number[] = []): Extra[] {
  const personRefs = variant.per === 'party' ? [] : [...new Set(named ?? variant.personRefs)].sort((one, other) => one - other);
  const isAlone = groupType === 'activity' && ![...personRefs, ...companions].some((person) => passengers[person] === 'ADULT');
  if (isAlone || personRefs.some((person) => !variant.personRefs.includes(person)) || (variant.per === 'person' && personRefs.length === 0)) {
    throw new Problem(400, 'wrong-persons', { title: 'Not everybody named can have it', errors: [{ pointer: '/body/personRefs', message: 'names somebody who cannot have it, children alone, or nobody' }] });
  }
  return linesOf(variant, personRefs).map((line): Extra => ({ code, groupType, variantCode: variant.code, optionCode: optionCode ?? null, title: variant.summaryTitle, ...line }));
}

/** A line for all who pay the same: each divides among its persons without a rest. */
function linesOf({ per, price, personRefs, personPrices }: Variant, chosen: readonly number[]): Pick<Extra, 'personRefs' | 'price'>[] {
  if (per === 'party') return [{ personRefs: [], price }];
  const priceOf = (person: number) => personPrices[personRefs.indexOf(person)]!;
  return [...Map.groupBy(chosen, priceOf)].map(([each, persons]) => ({ personRefs: persons, price: each * persons.length }));
}
