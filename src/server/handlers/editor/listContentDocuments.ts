import { dateOf } from '../../clock.ts';
import { listDocuments } from '../../content/content-repository.ts';
import type { Handler } from '../../contract/operations.ts';
import { requireStaff } from '../../staff/require-staff.ts';

/** Everything that can be edited. */
export const listContentDocuments: Handler<'listContentDocuments'> = async ({ shop, request }) => {
  await requireStaff(shop, request);
  const documents = await listDocuments(shop.database.kysely, dateOf(shop.clock));
  return { documents: documents.map(({ savedAt, scheduledFor, ...rest }) => ({ ...rest, savedAt: savedAt.toISOString(), scheduledFor: scheduledFor?.toISOString() ?? null })) };
};
