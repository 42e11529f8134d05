import { documentForEditor } from '../../content/document-for-editor.ts';
import type { Handler } from '../../contract/operations.ts';
import { requireStaff } from '../../staff/require-staff.ts';

/** The newest version of a document, and those before it. */
export const getContentDocument: Handler<'getContentDocument'> = async ({ shop, params, request }) => {
  await requireStaff(shop, request);
  return documentForEditor(shop, params);
};
