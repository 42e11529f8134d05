import type { UserInfo } from '../../../machines/session/session.types.ts';
import { browserStorage } from './browser-storage.ts';

/** Under this name tabs hear that another customer is logged in than they know of (`user_uid`), or nobody is any more. */
export const CUSTOMER = 'customer';

/** Nobody else hears of a customer who is known already; of a guest nothing stays. */
export function tellCustomer(user: UserInfo | null): void {
  if (user === null) return;
  if (user.account_type === 'CUSTOMER') browserStorage.setItem(CUSTOMER, user.user_uid);
  else browserStorage.removeItem(CUSTOMER);
}

/** Tabs ask who is logged in: all logins have ended. Nothing of it stays. */
export function tellLoginsEnded(): void {
  browserStorage.setItem(CUSTOMER, 'nobody');
  browserStorage.removeItem(CUSTOMER);
}
