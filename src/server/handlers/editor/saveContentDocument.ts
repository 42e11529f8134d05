import { dateOf } from '../../clock.ts';
import { assertStorable } from '../../content/assert-storable.ts';
import { saveVersion, VersionConflict } from '../../content/content-repository.ts';
import { documentForEditor } from '../../content/document-for-editor.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { EDITORS, requireStaff } from '../../staff/require-staff.ts';

/** Saves a draft as the next version; what somebody else has saved meanwhile stays. */
export const saveContentDocument: Handler<'saveContentDocument'> = async ({ shop, params, body, request }) => {
  const { id } = await requireStaff(shop, request, EDITORS);
  assertStorable(body.body);
  try {
    await shop.database.kysely.transaction().execute((tx) => saveVersion(tx, { ...params, ...body, author: id, now: dateOf(shop.clock) }));
  } catch (error) {
    if (error instanceof VersionConflict) throw new Problem(409, 'version-conflict', { title: error.message });
    throw error;
  }
  await shop.content.refresh();
  return documentForEditor(shop, params);
};
