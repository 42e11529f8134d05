-- What was taken off a wishlist lately, so that it can come back as it was saved: a hotel that is not sold any more cannot be put aside anew.
create table wishlist_removed (
  wishlist_id text not null references wishlist (id) on delete cascade,
  hotel_code text not null,
  hotel_name text not null,
  offer_code text not null,
  occupancies jsonb not null,
  saved_price integer,
  saved_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (wishlist_id, hotel_code)
);

create index wishlist_removed_at on wishlist_removed (removed_at);
