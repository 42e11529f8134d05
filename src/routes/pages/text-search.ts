import { FIELD, SEARCH_PATH } from '../../domain/urls/forms/search-form.ts';

/** Where any words can be looked for: told, for the browser's module of searches comes with all that listings need. */
export interface TextSearchAt {
  path: string;
  field: string;
}

export const TEXT_SEARCH: TextSearchAt = { path: SEARCH_PATH, field: FIELD.text };
