import type { WishedOffer, WishlistChange, WishlistContext } from './wishlist.types.ts';

/** Whether a hotel is on the list as the visitor has left it: what they pressed last counts before the shop knows of it. */
export function isWished({ hotelCodes, changes }: Pick<WishlistContext, 'hotelCodes' | 'changes'>, hotelCode: string): boolean {
  return changes.findLast((change) => change.hotelCode === hotelCode)?.isWished ?? hotelCodes.includes(hotelCode);
}

/** How many hotels are on it. */
export function wishCount({ hotelCodes, changes }: Pick<WishlistContext, 'hotelCodes' | 'changes'>): number {
  const codes = new Set([...hotelCodes, ...changes.map(({ hotelCode }) => hotelCode)]);
  return [...codes].filter((code) => isWished({ hotelCodes, changes }, code)).length;
}

/** With one more change; one of the same hotel that has not been sent yet is replaced by it. */
export function withChange(context: WishlistContext, { hotelCode, offerCode, occupancies }: WishedOffer): WishlistChange[] {
  const [sent, ...unsent] = context.changes;
  const change = { hotelCode, offerCode, occupancies, isWished: !isWished(context, hotelCode) };
  return [...(sent === undefined ? [] : [sent]), ...unsent.filter((other) => other.hotelCode !== hotelCode), change];
}
