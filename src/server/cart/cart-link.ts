import { signatureHolds, signatureOf } from '../security/signature.ts';

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Who a link is for: another learns of the children their ages alone. */
type Reader = 'owner' | 'another';

const PURPOSES = { owner: 'own-cart-link', another: 'cart-link' } as const;

/** The right to see a cart's holiday elsewhere, for a week: `{cartId}.{expiry}.{signature}`. @param now epoch milliseconds */
export function cartLink(secret: string, cartId: string, reader: Reader, now: number): string {
  const expiry = Math.floor((now + LINK_DAYS * DAY_MS) / 1000).toString(36);
  return `${cartId}.${expiry}.${signatureOf(secret, PURPOSES[reader], `${cartId}.${expiry}`)}`;
}

/** The cart that a link shows, and to whom; undefined where it is not ours, or too old. */
export function cartOfLink(secret: string, link: string, now: number): { cartId: string; reader: Reader } | undefined {
  const [cartId = '', expiry = '', signature = ''] = link.split('.');
  const reader = (['another', 'owner'] as const).find((one) => signatureHolds(secret, PURPOSES[one], `${cartId}.${expiry}`, signature));
  return reader !== undefined && Number.parseInt(expiry, 36) * 1000 > now ? { cartId, reader } : undefined;
}
