-- Hotels that a visitor has put aside; whose list it is says a signed cookie, and after a login the customer.
create table wishlist (
  id text primary key,
  user_uid text unique,
  revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- Without a reference to the hotel: what is not sold any more stays on the list, and says so.
create table wishlist_item (
  wishlist_id text not null references wishlist (id) on delete cascade,
  hotel_code text not null,
  hotel_name text not null,
  offer_code text not null,
  occupancies jsonb not null,
  -- Of the whole party in minor units; null where it was sold out already.
  saved_price integer,
  saved_at timestamptz not null,
  primary key (wishlist_id, hotel_code)
);
