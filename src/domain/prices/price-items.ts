import { extrasByTitle, type PricedExtra } from './extras-by-title.ts';

export type PriceItem =
  /** Minor units; a discount is less than 0. */
  | { id: 'package' | 'discount'; amount: number }
  /** `place` is its index among these items. */
  | { id: 'extra'; place: number; title: string; amount: number };

/** What a price consists of; the items add up to `totalPrice`, whatever was accepted meanwhile. */
export function priceItems({ totalPrice, extras, offer: { originalFullPrice } }: {
  totalPrice: number;
  extras: readonly PricedExtra[];
  offer: { originalFullPrice: number };
}): PriceItem[] {
  const packagePrice = extras.reduce((rest, { price }) => rest - price, totalPrice);
  const ofPackage: PriceItem[] = originalFullPrice <= packagePrice
    ? [{ id: 'package', amount: packagePrice }]
    : [{ id: 'package', amount: originalFullPrice }, { id: 'discount', amount: packagePrice - originalFullPrice }];
  return [...ofPackage, ...extrasByTitle(extras).map(({ title, price }, place): PriceItem => ({ id: 'extra', place, title, amount: price }))];
}
