-- Baskets, orders and payments of activities. Money in minor units; items are kept as they were sold.

create table activity_cart (
  id text primary key,
  items jsonb not null,
  order_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create sequence activity_order_number;

create table activity_order (
  id text primary key,
  number text not null unique,
  cart_id text not null unique references activity_cart,
  status text not null check (status in ('placed', 'advance-paid', 'paid', 'cancelled')),
  language text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  items jsonb not null,
  total_price bigint not null check (total_price >= 0),
  paid_price bigint not null default 0 check (paid_price >= 0 and paid_price <= total_price),
  -- What may be paid in advance; 0 where all is due at once.
  advance bigint not null check (advance >= 0 and advance <= total_price),
  currency text not null,
  -- Places are held so long without a payment.
  pay_by timestamptz not null,
  last_day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index activity_order_unpaid on activity_order (pay_by) where status = 'placed';
create index activity_order_email on activity_order (lower(email));

-- Its id is the transaction's.
create table activity_payment (
  id text primary key,
  order_id text not null references activity_order,
  variant text not null check (variant in ('advance', 'full')),
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'refused', 'cancelled', 'refund-due', 'refunded')),
  idempotency_key text not null,
  redirect_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, idempotency_key)
);
-- An order is never at two banks at once.
create unique index on activity_payment (order_id) where status = 'pending';
create index activity_payment_refunds on activity_payment (id) where status = 'refund-due';
