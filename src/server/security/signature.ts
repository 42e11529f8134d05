import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one made for a cart is worth nothing as an order's token. */
type Purpose = 'cart-cookie' | 'cart-link' | 'csrf' | 'guest' | 'identity' | 'login-account' | 'login-address' | 'order-token' | 'own-cart-link' | 'preview' | 'reservation-claim' | 'sandbox-bank' | 'sandbox-identity' | 'subscription' | 'subscription-id' | 'visitor-address' | 'wishlist-cookie' | 'wishlist-link';

/** HMAC-SHA256 of a text for one purpose, base64url. */
export function signatureOf(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Whether the signature is ours; takes the same time for a near miss. */
export function signatureHolds(secret: string, purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** SHA-256, base64url: what is stored of a token, and the S256 challenge of a verifier (RFC 7636). */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** An id that cannot be guessed: 128 random bits in 22 characters that need no escaping in a URL. */
export function opaqueId(): string {
  return randomBytes(16).toString('base64url');
}
