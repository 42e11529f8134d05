-- From a chosen offer to a paid order. Money in minor units. Offers are kept as they were sold: catalogues change.

create table cart (
  id text primary key,
  language text not null,
  offer_code text not null,
  occupancies jsonb not null,
  offer jsonb not null,
  -- What the customer has agreed to; another price must be accepted first.
  accepted_total bigint not null check (accepted_total >= 0),
  currency text not null,
  information jsonb not null,
  order_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create sequence order_number;

create table orders (
  id text primary key,
  number text not null unique,
  -- encodedData of the order-placed page.
  reference text not null unique,
  cart_id text not null unique references cart,
  status text not null check (status in ('placed', 'deposit-paid', 'paid', 'cancelled')),
  language text not null,
  offer_code text not null,
  trip_type text not null,
  hotel_code text not null,
  start_date date not null,
  end_date date not null,
  offer jsonb not null,
  occupancies jsonb not null,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text not null,
  owner_phone text not null,
  owner_street text not null,
  owner_city text not null,
  owner_zip text not null,
  owner_country text not null,
  note text not null,
  total_price bigint not null check (total_price >= 0),
  paid_price bigint not null default 0 check (paid_price >= 0 and paid_price <= total_price),
  deposit bigint not null check (deposit >= 0 and deposit <= total_price),
  deposit_due date not null,
  balance_due date not null,
  currency text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table cart add foreign key (order_id) references orders;

create table order_traveller (
  order_id text not null references orders on delete cascade,
  position smallint not null,
  type text not null check (type in ('ADULT', 'CHILD', 'INFANT')),
  gender text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  primary key (order_id, position)
);

create table payment (
  id text primary key,
  order_id text not null references orders,
  variant text not null check (variant in ('deposit', 'full')),
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- refund-due: the bank took money that the order did not need.
  status text not null check (status in ('pending', 'paid', 'refused', 'cancelled', 'refund-due')),
  idempotency_key text not null,
  -- Null until the provider has answered where the customer pays.
  redirect_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, idempotency_key)
);
-- An order is never at two banks at once.
create unique index on payment (order_id) where status = 'pending';

create table payment_notice (
  id text primary key,
  payment_id text not null references payment,
  outcome text not null,
  amount bigint not null,
  currency text not null,
  -- What it did to the payment, or 'ignored'.
  effect text not null,
  received_at timestamptz not null
);
create index on payment_notice (payment_id);
