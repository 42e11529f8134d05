import type { MigrationSchema } from './migrate.ts';
import type { CommerceSchema } from './schema.commerce.ts';
import type { SearchSchema } from './schema.search.ts';
import type { SessionSchema } from './schema.session.ts';

/** Every table of the shop, by area; the SQL is in `migrations/`. */
export type Schema = SearchSchema & CommerceSchema & SessionSchema & MigrationSchema;
