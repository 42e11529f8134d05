import { signatureHolds, signatureOf } from '../security/signature.ts';

const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

export type MailAction = 'confirm' | 'end';

/**
 * The right of a mail's reader: `{id}.{expiry}.{signature}`. To confirm is possible for a week; to end it always.
 * @param now epoch milliseconds
 */
export function subscriptionToken(secret: string, action: MailAction, id: string, now: number): string {
  // Rounded up: a right is never older than what it was given after.
  const expiry = action === 'end' ? '' : Math.ceil((now + CONFIRM_DAYS * DAY_MS) / 1000).toString(36);
  return `${id}.${expiry}.${signatureOf(secret, 'subscription', `${action}.${id}.${expiry}`)}`;
}

interface MailRight {
  /** The subscription it is for. */
  id: string;
  /** When it was given, in epoch milliseconds; null of one that lasts for ever. */
  givenAt: number | null;
}

/** What a token gives the right to; undefined where it is not ours, for something else, or too old. */
export function subscriptionOfToken(secret: string, action: MailAction, token: string, now: number): MailRight | undefined {
  if (!isSubscriptionToken(secret, action, token)) return undefined;
  const [, expiry = ''] = token.split('.');
  const id = subscriptionIdOf(token);
  if (expiry === '') return { id, givenAt: null };
  const until = Number.parseInt(expiry, 36) * 1000;
  return until > now ? { id, givenAt: until - CONFIRM_DAYS * DAY_MS } : undefined;
}

/** Whether a token is ours and for that, however old. */
export function isSubscriptionToken(secret: string, action: MailAction, token: string): boolean {
  const [id = '', expiry = '', signature = ''] = token.split('.');
  return signatureHolds(secret, 'subscription', `${action}.${id}.${expiry}`, signature);
}

/** The subscription that a token of ours is about, also where its right is over. */
export function subscriptionIdOf(token: string): string {
  return token.split('.')[0] ?? '';
}
