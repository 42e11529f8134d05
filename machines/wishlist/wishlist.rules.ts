import type { GoneChange, UnsentChange, WishedOffer, WishlistChange, WishlistContext, WishlistState } from './wishlist.types.ts';

/** Milliseconds after which the list is asked for again where it could not be had; twice as many after each further time. */
export const LIST_RETRY = 10_000;
/** Milliseconds between two tries at most. */
const LONGEST_RETRY = 300_000;

export function listRetryOf({ failures }: Pick<WishlistContext, 'failures'>): number {
  return Math.min(LIST_RETRY * 2 ** (failures - 1), LONGEST_RETRY);
}

type List = Pick<WishlistContext, 'hotelCodes' | 'changes' | 'listId'>;

/**
 * Whether a hotel is on the list as the visitor has left it: what they pressed last counts before the shop knows of it.
 * @param isOwn whether it stands as one of the list: as long as that is not known, it is on it
 */
export function isWished({ hotelCodes, changes, listId }: List, hotelCode: string, isOwn = false): boolean {
  return changes.findLast((change) => codesOf(change).includes(hotelCode))?.isWished ?? (hotelCodes.includes(hotelCode) || (isOwn && listId === ''));
}

/** How many hotels are on it. */
export function wishCount({ hotelCodes, changes }: Pick<List, 'hotelCodes' | 'changes'>): number {
  const codes = new Set(hotelCodes);
  for (const change of changes) for (const code of codesOf(change)) codes[change.isWished ? 'add' : 'delete'](code);
  return codes.size;
}

/** With one more change; one of the same hotel that has not been sent yet is replaced by it. */
export function withChange(context: List, { hotelCode, offerCode, occupancies, isOwn }: WishedOffer): WishlistContext['changes'] {
  const [sent, ...unsent] = context.changes;
  const change = { hotelCode, offerCode, occupancies, isWished: !isWished(context, hotelCode, isOwn) };
  return [...(sent === undefined ? [] : [sent]), ...unsent.filter((other) => isOfMany(other) || other.hotelCode !== hotelCode), change];
}

/** What was refused, without what is said of these hotels anew. */
export function refusedBut({ refused }: Pick<WishlistContext, 'refused'>, hotelCodes: readonly string[]): WishlistContext['refused'] {
  return refused.filter((change) => !codesOf(change).some((code) => hotelCodes.includes(code)));
}

/** Whether an answer says more than what is known; of another list, which a login or a sign-out has put there, whatever its number. */
export function isNewer(state: WishlistState, known: WishlistState): boolean {
  return state.listId !== known.listId || state.revision > known.revision;
}

/** Whether the first answer says more than another tab has told meanwhile: of another list it is from before that. */
export function isFirstOrNewer(state: WishlistState, known: WishlistState): boolean {
  return known.listId === '' || (state.listId === known.listId && state.revision > known.revision);
}

/** The changes that presses of earlier pages ask for; hearts stood there as on a list that nobody knows. */
export function changesOf(unsent: readonly UnsentChange[]): WishlistContext['changes'] {
  return unsent.reduce<WishlistContext['changes']>((changes, one) => ('isWished' in one ? [...changes, one] : withChange({ hotelCodes: [], listId: '', changes }, one)), []);
}

export function isOfMany(change: WishlistChange | GoneChange): change is GoneChange {
  return 'hotelCodes' in change;
}

function codesOf(change: WishlistChange | GoneChange): string[] {
  return isOfMany(change) ? change.hotelCodes : [change.hotelCode];
}
