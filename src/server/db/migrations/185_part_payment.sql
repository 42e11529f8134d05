-- A part of the price by the customer's choice. What the order had when the payment was chosen: money of a part that comes late
-- counts only while the order still has that.
alter table payment drop constraint payment_variant_check;
alter table payment add constraint payment_variant_check check (variant in ('deposit', 'full', 'part'));
alter table payment add column paid_before bigint not null default 0;
