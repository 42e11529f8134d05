import { dateOf } from '../../clock.ts';
import { AddressTaken, MomentPassed, publishVersion, readVersion, VersionConflict } from '../../content/content-repository.ts';
import { documentForEditor } from '../../content/document-for-editor.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { EDITORS, requireStaff } from '../../staff/require-staff.ts';

/** Shows the newest version to visitors, at once or from a moment on; what breaks the contract never. */
export const publishContentDocument: Handler<'publishContentDocument'> = async ({ shop, params, body: { version, action, from }, request }) => {
  const { id } = await requireStaff(shop, request, EDITORS);
  const { kysely } = shop.database;
  const now = dateOf(shop.clock);
  const stored = await readVersion(kysely, params, version);
  const fault = stored && action === 'publish' ? shop.content.faultOf({ ...params, body: stored.body }) : undefined;
  if (fault !== undefined) throw new Problem(409, 'content-broken', { title: 'Visitors could not see this version', detail: fault.message });
  const moment = action === 'withdraw' ? null : from === undefined ? now : new Date(from);
  const isDone = await kysely.transaction().execute((tx) => publishVersion(tx, { ...params, version, from: moment, author: id, now })).catch(refused);
  if (!isDone) throw new Problem(409, 'already-published', { title: 'Visitors have seen this version already' });
  await shop.content.refresh();
  return documentForEditor(shop, params);
};

function refused(error: unknown): never {
  if (error instanceof VersionConflict) throw new Problem(409, 'version-conflict', { title: error.message });
  if (error instanceof AddressTaken) throw new Problem(409, 'address-taken', { title: 'Another page has this address', detail: error.page });
  if (error instanceof MomentPassed) throw new Problem(409, 'moment-passed', { title: 'Visitors would see this version at once' });
  throw error;
}
