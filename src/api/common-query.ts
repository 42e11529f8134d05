import { createQuerySerializer } from 'openapi-fetch';

/** Writes query strings that every request has something in common with: its language, and with the preview flag staged content [http.preview]. */
export function commonQuery(common: Readonly<Record<string, string>>): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer();
  return (query) => serialize({ ...query, ...common });
}
