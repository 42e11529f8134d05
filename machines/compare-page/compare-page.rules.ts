import type { ComparedOffer, ComparePageContext } from './compare-page.types.ts';

/** With what was answered; the first price of each offer stays known, to be shown beside another one. */
export function withCompared({ firstPrices }: Pick<ComparePageContext, 'firstPrices'>, compared: ComparedOffer[]): Pick<ComparePageContext, 'compared' | 'firstPrices'> {
  const prices = compared.flatMap(({ askedCode, offer, status }) => (offer === null || status !== 'available' ? [] : [[askedCode, offer.totalPrice] as const]));
  return { compared, firstPrices: { ...Object.fromEntries(prices), ...firstPrices } };
}
