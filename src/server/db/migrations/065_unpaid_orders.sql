-- Until when something must be paid of an order before it is cancelled: the end of the day its deposit is due (of the day of
-- the order itself where the whole price is due at once), at most four days and at least two hours after the order.
-- The time zone is the market's (src/domain/market.ts).
alter table orders add column pay_by timestamptz not null generated always as (greatest(
  least((deposit_due + 1)::timestamp at time zone 'Europe/Prague', (created_at at time zone 'UTC' + interval '96 hours') at time zone 'UTC'),
  (created_at at time zone 'UTC' + interval '2 hours') at time zone 'UTC'
)) stored;
-- A keyed hash of the network address that the order came from; forgotten when the order is paid or cancelled.
alter table orders add column placed_from text;
create index orders_unpaid on orders (pay_by) where status = 'placed';
create index orders_unpaid_from on orders (placed_from) where status = 'placed';
create index orders_unpaid_of on orders (lower(owner_email)) where status = 'placed';
