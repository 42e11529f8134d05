-- What is asked of tables that only grow, by the desk, the customer area and background work every half minute.
create index mail_outbox_of_order on mail_outbox (order_id) where order_id is not null;
create index mail_outbox_of_email on mail_outbox (lower(recipient));
create index customer_thread_of_order on customer_thread (order_id) where order_id is not null;
create index customer_thread_open on customer_thread (updated_at) where resolved_at is null;
create index customer_thread_unread on customer_thread (id) where last_sequence > customer_seen and last_sequence > mailed_sequence;
create index staff_audit_of on staff_audit (subject);
create index flight_seat_reserved on flight_seat (until) where state = 'reserved';
