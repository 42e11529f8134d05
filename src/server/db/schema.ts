import type { MigrationSchema } from './migrate.ts';
import type { AccountSchema } from './schema.account.ts';
import type { ActivitiesSchema } from './schema.activities.ts';
import type { CommerceSchema } from './schema.commerce.ts';
import type { ContentSchema } from './schema.content.ts';
import type { DeskSchema } from './schema.desk.ts';
import type { SearchSchema } from './schema.search.ts';
import type { SessionSchema } from './schema.session.ts';
import type { WishlistSchema } from './schema.wishlist.ts';

/** Every table of the shop, by area; the SQL is in `migrations/`. */
export type Schema = ActivitiesSchema & SearchSchema & CommerceSchema & ContentSchema & SessionSchema & AccountSchema & DeskSchema & WishlistSchema & MigrationSchema;
