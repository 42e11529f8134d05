/** Whose is what a tab holds of messages to the shop: drafts of messages and forms, and what waits to be sent. */

/** The customer who was logged in when it was written (`user_uid`); null where nobody was. */
export type Writer = string | null;

/**
 * Whether who comes next finds nothing of it: another customer, or anybody after a sign-out (null) [account.secured]. What
 * was written without a login stays theirs who log in.
 */
export function isForgotten(writer: Writer, next: Writer): boolean {
  return next === null || (writer !== null && writer !== next);
}

/** Who is told the drafts of a page's forms: those of the customer area their customer only, while who orders activities needs no login. Null for a page whose forms have none. */
export function readerOfForms(flows: readonly string[], loggedIn: boolean): 'customer' | 'anybody' | null {
  if (loggedIn && flows.some((flow) => flow === 'complaint' || flow === 'accountForm')) return 'customer';
  return flows.includes('activityBasket') ? 'anybody' : null;
}
