/** What a visitor is to the content's profiles [user.info]. */
export type UserStatus = 'FIRST_TIME_ON_PAGE' | 'returning';

/** Holds when the visitor was first seen, in epoch seconds. */
export const VISITED_COOKIE = 'shop_visited';
/** A first visit ends here: pages must not change in the middle of it. */
const VISIT_SECONDS = 30 * 60;

/**
 * The status by the visited cookie: a visitor returns from an earlier visit only, not from the one that goes on [user.returning].
 * @param firstSeen the cookie's value
 * @param now epoch milliseconds
 */
export function userStatusOf(firstSeen: string | undefined, now: number): UserStatus {
  return now / 1000 - Number(firstSeen || Number.NaN) > VISIT_SECONDS ? 'returning' : 'FIRST_TIME_ON_PAGE';
}
