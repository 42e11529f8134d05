-- The pretended bank's own books; unused where a payment provider is configured.
create table sandbox_bank_payment (
  payment_id text primary key,
  amount bigint not null,
  currency text not null,
  language text not null,
  order_number text not null,
  return_path text not null,
  -- What the customer did there: null while the bank waits.
  answer text,
  created_at timestamptz not null
);

create table sandbox_bank_notice (
  id text not null,
  -- The same notice may be told twice, as banks do.
  repeat smallint not null,
  payment_id text not null references sandbox_bank_payment,
  outcome text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (id, repeat)
);
create index on sandbox_bank_notice (due_at) where sent_at is null;
