-- A keyed hash of the network address that the order came from; forgotten when the order is paid or cancelled.
alter table activity_order add column placed_from text;
create index activity_order_unpaid_from on activity_order (placed_from) where status = 'placed';
