import { browserStorage } from './browser-storage.ts';

/** Under this name tabs hear that the visitor has signed out in another one. */
export const SIGN_OUT = 'signOut';

/** What this browser's tabs tell each other of the list: nothing personal, codes of hotels. */
export const WISHLIST = 'wishlist';

/** Nothing of it stays, nor of what was put aside. */
export function tellSignOut(): void {
  browserStorage.removeItem(WISHLIST);
  browserStorage.setItem(SIGN_OUT, 'done');
  browserStorage.removeItem(SIGN_OUT);
}
