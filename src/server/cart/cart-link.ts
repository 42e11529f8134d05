import { signatureHolds, signatureOf } from '../security/signature.ts';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The right to see a cart's holiday elsewhere, for a week: `{cartId}.{expiry}.{signature}`. @param now epoch milliseconds */
export function cartLink(secret: string, cartId: string, now: number): string {
  const expiry = Math.floor((now + LINK_DAYS * DAY_MS) / 1000).toString(36);
  return `${cartId}.${expiry}.${signatureOf(secret, 'cart-link', `${cartId}.${expiry}`)}`;
}

/** The cart that a link shows; undefined where it is not ours, or too old. */
export function cartOfLink(secret: string, link: string, now: number): string | undefined {
  const [cartId = '', expiry = '', signature = ''] = link.split('.');
  return signatureHolds(secret, 'cart-link', `${cartId}.${expiry}`, signature) && Number.parseInt(expiry, 36) * 1000 > now ? cartId : undefined;
}
