-- What goes back of money that an order had taken: a cancellation keeps its fee, the rest goes the way it came.
create table payment_refund (
  id text primary key,
  payment_id text not null references payment,
  order_id text not null references orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- When background work sees to it next; null once the provider has taken it over.
  due_at timestamptz,
  attempts int not null default 0,
  created_at timestamptz not null,
  refunded_at timestamptz
);
create index on payment_refund (order_id);
create index on payment_refund (due_at) where due_at is not null;

-- What the sandbox's bank gave back, by the shop's id: a repeated request is the same refund.
create table sandbox_bank_refund (
  id text primary key,
  payment_id text not null references sandbox_bank_payment,
  amount bigint not null,
  at timestamptz not null
);
