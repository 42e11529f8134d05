import type { Middleware } from 'openapi-fetch';

/** Where the tab keeps its cart: session storage key cartId. */
export interface CartIdStore {
  read: () => string | null;
  write: (cartId: string) => void;
}

const CART_ID = 'Cart-Id';

/** The cart a request is about: the one it names, the tab's own, or the word 'undefined'; the answer's is kept [http.cart-id]. */
export function cartId(store: CartIdStore): Middleware {
  return {
    onRequest({ request: { headers } }) {
      if (!headers.has(CART_ID)) headers.set(CART_ID, store.read() ?? 'undefined');
    },
    onResponse({ response: { headers } }) {
      const answered = headers.get(CART_ID);
      if (answered !== null) store.write(answered);
    },
  };
}
