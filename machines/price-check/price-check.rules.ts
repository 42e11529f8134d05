import type { OfferCheck, PriceCheckContext, Stay } from './price-check.types.ts';

/** Milliseconds after which a price on an open page is looked at again. */
export const SHELF_LIFE = 10 * 60_000;

/** What is asked of the server. */
export function checkOf({ stay }: Pick<PriceCheckContext, 'stay'>): Pick<Stay, 'offerCode' | 'occupancies' | 'totalPrice'> {
  if (stay === null) throw new Error('No offer stands');
  const { offerCode, occupancies, totalPrice } = stay;
  return { offerCode, occupancies, totalPrice };
}

/** Whether the party can no longer have the offer. */
export function isGone({ totalPrice }: OfferCheck): boolean {
  return totalPrice === null;
}

export function hasAnotherPrice({ problems }: OfferCheck): boolean {
  return problems.some(({ code }) => code === 'price-changed');
}
