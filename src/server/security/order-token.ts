import { signatureHolds, signatureOf } from './signature.ts';

/**
 * A link's right to one order, for who has not got its cart cookie: `{expiry}.{signature}`.
 * @param expiresAt epoch milliseconds
 */
export function orderToken(secret: string, orderId: string, expiresAt: number): string {
  const expiry = Math.floor(expiresAt / 1000).toString(36);
  return `${expiry}.${signatureOf(secret, 'order-token', `${orderId}.${expiry}`)}`;
}

/** Whether the token is ours, for this order, and not expired at `now` (epoch milliseconds). */
export function orderTokenHolds(secret: string, orderId: string, token: string, now: number): boolean {
  const [expiry = '', signature = ''] = token.split('.', 2);
  return signatureHolds(secret, 'order-token', `${orderId}.${expiry}`, signature) && Number.parseInt(expiry, 36) * 1000 > now;
}
