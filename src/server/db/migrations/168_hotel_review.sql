-- What travellers say of a hotel after they have come back: one review an order.
create table hotel_review (
  order_id text primary key references orders,
  hotel_code text not null,
  -- Null once the account is removed: the review stays, without a name.
  customer_id text references customer on delete set null,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  -- Month of the stay: 2026-07.
  stayed text not null,
  created_at timestamptz not null
);
create index on hotel_review (hotel_code, created_at);
create index on hotel_review (customer_id);
