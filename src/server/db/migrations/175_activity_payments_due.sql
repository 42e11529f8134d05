-- Stripe takes money for activities as well: its sessions belong to payments of either kind.
alter table stripe_session drop constraint stripe_session_payment_id_fkey;

-- When background work sees to a payment next: asks the bank, closes it there, gives it back; a claim is a lease.
alter table activity_payment add column due_at timestamptz;
alter table activity_payment add column attempts int not null default 0;
update activity_payment set due_at = now() where status = 'refund-due';
drop index activity_payment_refunds;
create index activity_payment_due on activity_payment (due_at) where due_at is not null;
