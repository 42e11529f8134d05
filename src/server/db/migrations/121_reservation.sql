-- What customers do with their orders. An order belongs to the customer who placed or claimed it; a guest's to nobody.
alter table orders add column customer_id text references customer on delete set null;
-- What its owner calls it.
alter table orders add column customer_label text not null default '';
-- Counts the changes of people's data: who changes an older one is told.
alter table orders add column details_version int not null default 0;
create index orders_of_customer on orders (customer_id);

create table order_change (
  id text primary key,
  order_id text not null references orders,
  kind text not null check (kind in ('owner', 'participant', 'cancellation')),
  -- Minor units: added to the price by a change, kept by a cancellation.
  fee bigint not null check (fee >= 0),
  -- Of a cancellation: what goes back to the customer.
  refund bigint not null default 0 check (refund >= 0),
  at timestamptz not null
);
create index on order_change (order_id);

-- What a customer and the shop write to each other.
create table customer_thread (
  id text primary key,
  customer_id text not null references customer on delete cascade,
  order_id text references orders,
  kind text not null check (kind in ('message', 'complaint', 'chat')),
  subject text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz
);
create index on customer_thread (customer_id, updated_at);
create table customer_message (
  id text primary key,
  thread_id text not null references customer_thread on delete cascade,
  author text not null check (author in ('customer', 'shop')),
  text text not null,
  at timestamptz not null
);
create index on customer_message (thread_id, at);

create table faq_feedback (
  id text primary key,
  question text not null,
  helpful boolean not null,
  at timestamptz not null
);
