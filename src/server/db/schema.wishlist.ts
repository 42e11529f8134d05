import type { ColumnType } from 'kysely';
import type { Occupancy } from '../../domain/search/participants.ts';

interface WishlistItem {
  wishlist_id: string;
  hotel_code: string;
  hotel_name: string;
  offer_code: string;
  occupancies: ColumnType<Occupancy[], string, string>;
  saved_price: number | null;
  saved_at: Date;
}

/** Hotels that visitors have put aside (migrations 085 and 211). Money in minor units. */
export interface WishlistSchema {
  wishlist: {
    id: string;
    /** The customer whose list it has become by a login. */
    user_uid: string | null;
    revision: number;
    created_at: Date;
    changed_at: Date;
  };
  wishlist_item: WishlistItem;
  /** What was taken off within a day. */
  wishlist_removed: WishlistItem & { removed_at: Date };
}
