-- Mails of no order and no cart go some days after they were sent; chats of who has not logged in when nobody has written for long.
create index mail_outbox_to_forget on mail_outbox (sent_at) where order_id is null and cart_id is null;
create index customer_thread_of_visitors on customer_thread (updated_at) where customer_id is null;
