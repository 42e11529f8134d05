import { PREVIEW_PARAMETER } from '../../../domain/content/preview.ts';
import { withQuery } from '../../../domain/urls/encoding/with-query.ts';
import type { Handler } from '../../contract/operations.ts';
import { previewToken } from '../../security/preview-token.ts';
import { requireStaff } from '../../staff/require-staff.ts';

const VALID_MS = 8 * 3_600_000;

/** A link that shows what is prepared, at a moment and as somebody, while whoever made it works here [http.preview]. */
export const makePreviewLink: Handler<'makePreviewLink'> = async ({ shop, body: { path, ...preview }, request }) => {
  const { id: staffId } = await requireStaff(shop, request);
  const token = previewToken(shop.config.secret, { staffId, preview }, shop.clock().epochMilliseconds + VALID_MS);
  return { url: withQuery(path, { [PREVIEW_PARAMETER]: token }) };
};
