import { createQuerySerializer } from 'openapi-fetch';

/** Writes a query string that asks for staged content as well [http.preview]. */
export function stagedQuery(): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer();
  return (query) => serialize({ ...query, catalogVersion: 'Staged' });
}
