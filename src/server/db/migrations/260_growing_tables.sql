-- What is asked of tables that only grow, by the desk, the customer area and background work every half minute.
create index mail_outbox_of_order on mail_outbox (order_id) where order_id is not null;
create index mail_outbox_of_email on mail_outbox (lower(recipient));
create index customer_thread_of_order on customer_thread (order_id) where order_id is not null;
create index customer_thread_open on customer_thread (updated_at) where resolved_at is null;
create index customer_thread_unread on customer_thread (id) where last_sequence > customer_seen and last_sequence > mailed_sequence;
create index staff_audit_of on staff_audit (subject);
create index flight_seat_reserved on flight_seat (until) where state = 'reserved';

-- A cart that nobody ordered is forgotten after a while, with its mails and the seats that it held.
create index cart_not_ordered on cart (updated_at) where order_id is null;
create index activity_cart_not_ordered on activity_cart (updated_at) where order_id is null;
create index mail_outbox_of_cart on mail_outbox (cart_id) where cart_id is not null;
alter table mail_outbox drop constraint mail_outbox_cart_id_fkey;
alter table mail_outbox add foreign key (cart_id) references cart on delete cascade;
alter table flight_seat drop constraint flight_seat_cart_id_fkey;
alter table flight_seat add foreign key (cart_id) references cart on delete cascade;
