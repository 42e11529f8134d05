/** Who this browser and this tab are to the API: ids in storage, nothing personal. */
import { browserStorage, tabStorage } from './browser-storage.ts';

const APP_ID = 'appId';
const CART_ID = 'cartId';

/** Names this browser for as long as it keeps its local storage [http.headers]. */
export function appId(): string {
  const known = browserStorage.getItem(APP_ID);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  browserStorage.setItem(APP_ID, made);
  return made;
}

/** The tab's cart [http.cart-id]. */
export const tabCart = {
  read: () => tabStorage.getItem(CART_ID),
  write: (cartId: string) => tabStorage.setItem(CART_ID, cartId),
};

/** How often this browser's tokens have been renewed, seen by all its tabs [token.refresh]. */
export const refreshCounter = {
  read: () => Number(browserStorage.getItem('tokenGeneration') ?? 0),
  write: (count: number) => browserStorage.setItem('tokenGeneration', String(count)),
};

/** One tab at a time; where the browser has no locks, tabs do not wait for each other. */
export function tabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) as Promise<Result> : work();
}
