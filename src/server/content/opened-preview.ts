import type { Preview } from '../../domain/content/preview.ts';
import { previewLinkOf } from '../security/preview-token.ts';
import type { Shop } from '../shop.ts';
import { isEmployed } from '../staff/staff-accounts.ts';

/** What the token of a preview's link shows, or undefined where it is not ours, has expired, or its maker's account has ended [http.preview]. */
export async function openedPreview({ config, clock, database }: Pick<Shop, 'config' | 'clock' | 'database'>, token: string): Promise<Preview | undefined> {
  const link = previewLinkOf(config.secret, token, clock().epochMilliseconds);
  return link !== undefined && await isEmployed(database.kysely, link.staffId) ? link.preview : undefined;
}
