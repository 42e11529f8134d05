import type { components } from '../../../openapi/generated/commerce.ts';
import { Problem } from '../contract/problem.ts';
import type { Extra, PassengerType } from './extra-kinds.ts';
import { withOption } from './extra-titles.ts';
import type { Variant } from './offered-upsells.ts';

type CartUpsell = components['schemas']['CartUpsell'];
export type UpsellChoice = components['schemas']['UpsellChoice'];

/**
 * The variant that a choice names, if it is to be had with its option at the price that the customer saw.
 * @throws Problem 409 sold-out also for what is not in the list any more, price-changed naming the new price
 */
export function chosenVariant(upsell: CartUpsell | undefined, choice: UpsellChoice): Variant {
  const variant = upsell?.variants.find(({ code }) => code === choice.variantCode);
  // It may have been there when the page was opened: the list is to be looked at again.
  if (variant === undefined) throw soldOut();
  const option = chosenOption(variant, choice);
  if (!variant.available || option?.available === false) throw soldOut();
  const price = variant.price + (option?.price ?? 0);
  if (choice.price !== undefined && choice.price !== price) {
    throw new Problem(409, 'price-changed', { title: 'The price has changed', errors: [{ pointer: '/body/price', code: 'price-changed', message: String(price) }] });
  }
  return variant;
}

function soldOut(): Problem {
  return new Problem(409, 'sold-out', { title: 'None of it is left' });
}

/** The option that a choice names, or the first; undefined for a variant without any. @throws Problem 409 sold-out */
function chosenOption({ options }: Variant, { optionCode }: Pick<UpsellChoice, 'optionCode'>): Variant['options'][number] | undefined {
  if (optionCode == null) return options[0];
  const option = options.find(({ code }) => code === optionCode);
  if (option === undefined) throw soldOut();
  return option;
}

/**
 * Lines of a variant for who is named, or for all who may have it.
 * @param companions who has the same from before: children are not alone there
 * @throws Problem 400 wrong-persons
 */
export function extrasOfChoice({ code, groupType }: CartUpsell, variant: Variant, choice: UpsellChoice, passengers: readonly PassengerType[], companions: readonly number[] = []): Extra[] {
  const option = chosenOption(variant, choice);
  const personRefs = variant.per === 'party' ? [] : [...new Set(choice.personRefs ?? variant.personRefs)].sort((one, other) => one - other);
  const isAlone = groupType === 'activity' && ![...personRefs, ...companions].some((person) => passengers[person] === 'ADULT');
  if (isAlone || personRefs.some((person) => !variant.personRefs.includes(person)) || (variant.per === 'person' && personRefs.length === 0)) {
    throw new Problem(400, 'wrong-persons', { title: 'Not everybody named can have it', errors: [{ pointer: '/body/personRefs', message: 'names somebody who cannot have it, children alone, or nobody' }] });
  }
  const title = withOption(variant.summaryTitle, option === variant.options[0] ? undefined : option?.label);
  return linesOf(variant, personRefs, option?.price ?? 0).map((line): Extra => ({ code, groupType, variantCode: variant.code, optionCode: option?.code ?? null, title, ...line }));
}

/** A line for all who pay the same: each divides among its persons without a rest. */
function linesOf({ per, price, personRefs, personPrices }: Variant, chosen: readonly number[], more: number): Pick<Extra, 'personRefs' | 'price'>[] {
  if (per === 'party') return [{ personRefs: [], price: price + more }];
  const priceOf = (person: number) => personPrices[personRefs.indexOf(person)]! + more;
  return [...Map.groupBy(chosen, priceOf)].map(([each, persons]) => ({ personRefs: persons, price: each * persons.length }));
}
