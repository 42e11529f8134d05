import type { Preview } from '../../domain/content/preview.ts';
import { signatureHolds, signatureOf } from './signature.ts';

export interface PreviewLink {
  /** The account of the staff who made the link: it is worth nothing without it. */
  staffId: string;
  preview: Preview;
}

/**
 * A link's right to see staged content, as its maker wants it shown: `{what, until when and whose}.{signature}`.
 * @param expiresAt epoch milliseconds
 */
export function previewToken(secret: string, { staffId, preview: { at, userStatus, loggedIn } }: PreviewLink, expiresAt: number): string {
  const text = Buffer.from(JSON.stringify([at, userStatus, loggedIn, expiresAt, staffId])).toString('base64url');
  return `${text}.${signatureOf(secret, 'preview', text)}`;
}

/** What the token says, or undefined where it is not ours or has expired at `now` (epoch milliseconds). Whether its maker still works here only the database knows. */
export function previewLinkOf(secret: string, token: string, now: number): PreviewLink | undefined {
  const [text = '', signature = ''] = token.split('.', 2);
  if (!signatureHolds(secret, 'preview', text, signature)) return undefined;
  const [at, userStatus, loggedIn, expiresAt, staffId = ''] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string | null, string, boolean, number, string?];
  return expiresAt > now ? { staffId, preview: { at, userStatus, loggedIn } } : undefined;
}
