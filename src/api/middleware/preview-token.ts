import type { Middleware } from 'openapi-fetch';
import { PREVIEW_HEADER } from '../../domain/content/preview.ts';

/** Proves that staged content may be seen, by the token of the preview's link [http.preview]. */
export function previewToken(token: string): Middleware {
  return {
    onRequest({ request: { headers } }) {
      headers.set(PREVIEW_HEADER, token);
    },
  };
}
