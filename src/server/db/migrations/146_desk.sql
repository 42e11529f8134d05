-- Who of the staff answers a thread. A claim that nothing was done with for a while is free again.
create table thread_claim (
  thread_id text primary key references customer_thread on delete cascade,
  staff_id text not null references staff_account on delete cascade,
  used_at timestamptz not null,
  -- Of a colleague who handed it over.
  handed_by text references staff_account on delete set null,
  note text not null default ''
);

-- Up to which message the customer was told by mail.
alter table customer_thread add column mailed_sequence int not null default 0;
update customer_thread set mailed_sequence = last_sequence;

alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check check (kind in ('owner', 'participant', 'cancellation', 'flight-times'));
