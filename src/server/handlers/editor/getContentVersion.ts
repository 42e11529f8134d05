import { readVersion } from '../../content/content-repository.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { requireStaff } from '../../staff/require-staff.ts';

/** What a version said, for the way back to it. */
export const getContentVersion: Handler<'getContentVersion'> = async ({ shop, params, request }) => {
  await requireStaff(shop, request);
  const version = await readVersion(shop.database.kysely, params, params.version);
  if (version === undefined) throw notFound('Version');
  return { body: version.body as Record<string, unknown> };
};
