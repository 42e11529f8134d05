-- When nothing was left to do about a conversation; the next message of the customer takes it away again.
alter table customer_thread add column resolved_at timestamptz;
-- What the shop has answered before there was a press for it is not all open at once.
update customer_thread set resolved_at = updated_at
where exists (select from customer_message where thread_id = customer_thread.id and sequence = last_sequence and author = 'shop')
  and not exists (select from complaint where thread_id = customer_thread.id and answered_at is null);
