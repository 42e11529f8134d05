-- What a customer had on one device and finds on the next: merged at login, so that neither side loses anything.
-- Whose a cart has become; it stays so when the browser forgets it.
create table customer_cart (
  cart_id text primary key references cart on delete cascade,
  customer_id text not null references customer on delete cascade,
  added_at timestamptz not null
);
create index on customer_cart (customer_id, added_at);

-- Searches and hotels of late, the newest first, and what cookies the customer has agreed to.
create table customer_memory (
  customer_id text primary key references customer on delete cascade,
  consent text,
  searches jsonb not null default '[]',
  hotels jsonb not null default '[]',
  updated_at timestamptz not null
);
