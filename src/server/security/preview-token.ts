import type { Preview } from '../../domain/content/preview.ts';
import { signatureHolds, signatureOf } from './signature.ts';

/**
 * A link's right to see staged content, as its maker wants it shown: `{what and until when}.{signature}`.
 * @param expiresAt epoch milliseconds
 */
export function previewToken(secret: string, { at, userStatus, loggedIn }: Preview, expiresAt: number): string {
  const text = Buffer.from(JSON.stringify([at, userStatus, loggedIn, expiresAt])).toString('base64url');
  return `${text}.${signatureOf(secret, 'preview', text)}`;
}

/** What the token shows, or undefined where it is not ours or has expired at `now` (epoch milliseconds). */
export function previewOf(secret: string, token: string, now: number): Preview | undefined {
  const [text = '', signature = ''] = token.split('.', 2);
  if (!signatureHolds(secret, 'preview', text, signature)) return undefined;
  const [at, userStatus, loggedIn, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string | null, string, boolean, number];
  return expiresAt > now ? { at, userStatus, loggedIn } : undefined;
}
