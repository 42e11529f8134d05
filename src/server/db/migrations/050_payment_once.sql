-- A payment that is given up is 'closing' until the bank has said that nobody can pay it any more; an order has one
-- payment at most that is not closed at its bank. Money that an order did not need is 'refunded' once the bank has it back.
alter table payment drop constraint payment_status_check;
alter table payment add check (status in ('pending', 'closing', 'paid', 'refused', 'cancelled', 'refund-due', 'refunded'));
-- When background work sees to it next: closes what a killed process left open, gives back what is to be refunded.
alter table payment add column due_at timestamptz;
alter table payment add column attempts int not null default 0;
update payment set due_at = now() where status = 'refund-due' or (status = 'pending' and redirect_url is null);
drop index payment_order_id_idx;
create unique index payment_not_closed on payment (order_id) where status in ('pending', 'closing');
create index payment_due on payment (due_at) where due_at is not null;

-- Banks count their notices within a payment.
alter table payment_notice drop constraint payment_notice_pkey;
drop index payment_notice_payment_id_idx;
alter table payment_notice add primary key (payment_id, id);

-- A cancel that comes before its payment leaves a row that knows no more than that: the payment is never opened.
alter table sandbox_bank_payment
  alter column amount drop not null,
  alter column currency drop not null,
  alter column language drop not null,
  alter column order_number drop not null,
  alter column return_path drop not null,
  add column refunded_at timestamptz;
