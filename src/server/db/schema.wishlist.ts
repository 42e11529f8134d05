import type { ColumnType } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';

/** Hotels that visitors have put aside (migration 085). Money in minor units. */
export interface WishlistSchema {
  wishlist: {
    id: string;
    /** The customer whose list it has become by a login. */
    user_uid: string | null;
    revision: number;
    created_at: Date;
    changed_at: Date;
  };
  wishlist_item: {
    wishlist_id: string;
    hotel_code: string;
    hotel_name: string;
    offer_code: string;
    occupancies: ColumnType<Occupancy[], string, string>;
    saved_price: number | null;
    saved_at: Date;
  };
}
