import { browserStorage } from './browser-storage.ts';

/** Under this name tabs hear that the visitor has signed out in another one. */
export const SIGN_OUT = 'signOut';

/** Nothing of it stays. */
export function tellSignOut(): void {
  browserStorage.setItem(SIGN_OUT, 'done');
  browserStorage.removeItem(SIGN_OUT);
}
