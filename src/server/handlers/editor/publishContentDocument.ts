import { dateOf } from '../../clock.ts';
import { otherPageAt, publishVersion, readVersion } from '../../content/content-repository.ts';
import { documentForEditor } from '../../content/document-for-editor.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { EDITORS, requireStaff } from '../../staff/require-staff.ts';

/** Shows a version to visitors, at once or from a moment on; what breaks the contract never. */
export const publishContentDocument: Handler<'publishContentDocument'> = async ({ shop, params, body: { version, action, from }, request }) => {
  const { id } = await requireStaff(shop, request, EDITORS);
  const { kysely } = shop.database;
  const now = dateOf(shop.clock);
  const stored = await readVersion(kysely, params, version);
  const fault = stored && action === 'publish' ? shop.content.faultOf({ ...params, body: stored.body }) : undefined;
  if (fault !== undefined) throw new Problem(409, 'content-broken', { title: 'Visitors could not see this version', detail: fault.message });
  const { url } = (stored?.body ?? {}) as { url?: unknown };
  const other = action === 'publish' && params.kind === 'page' && typeof url === 'string' ? await otherPageAt(kysely, params.name, url) : undefined;
  if (other !== undefined) throw new Problem(409, 'address-taken', { title: 'Another page has this address', detail: other });
  const moment = action === 'withdraw' ? null : from === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(from)));
  const isDone = await kysely.transaction().execute((tx) => publishVersion(tx, { ...params, version, from: moment, author: id, now }));
  if (!isDone) throw new Problem(409, 'already-published', { title: 'Visitors have seen this version already' });
  await shop.content.refresh();
  return documentForEditor(shop, params);
};
