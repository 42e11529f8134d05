create sequence complaint_number;

-- A complaint is a thread with what the form asked, and with the days of the shop's promise.
create table complaint (
  id text primary key,
  number text not null unique,
  thread_id text not null unique references customer_thread on delete cascade,
  customer_id text not null references customer on delete cascade,
  order_id text not null references orders,
  topic text not null,
  -- What was written, by the names of the form.
  fields jsonb not null,
  -- A press that is sent twice is one complaint.
  idempotency_key text not null,
  submitted_at timestamptz not null,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  unique (customer_id, idempotency_key)
);
create index on complaint (order_id);
