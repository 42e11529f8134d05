-- A thread belongs to a customer, or to the session of a visitor who chats without a login.
alter table customer_thread alter column customer_id drop not null;
alter table customer_thread add column visitor_id text;
alter table customer_thread add constraint customer_thread_owner check (customer_id is not null or visitor_id is not null);
create index on customer_thread (visitor_id) where visitor_id is not null;
-- What its answers are written in.
alter table customer_thread add column language text not null default 'cs';
-- Where a visitor without a login wants the answer; empty for customers, whose account has it.
alter table customer_thread add column contact_email text not null default '';
-- What makes a repeated start the same thread: chosen by the client, looked for among the owner's.
alter table customer_thread add column client_id text not null default '';
create unique index on customer_thread (customer_id, client_id) where client_id <> '';
-- An owner has one chat about an order, and one about nothing in particular.
alter table customer_thread add column chat_key text unique;
update customer_thread set chat_key = 'customer:' || customer_id || ':' || coalesce(order_id, '')
  where id in (select distinct on (customer_id, order_id) id from customer_thread where kind = 'chat' order by customer_id, order_id, created_at, id);

-- Messages of a thread are counted from 1, without a gap; each side has seen those up to a number.
alter table customer_message add column sequence int;
update customer_message set sequence = counted.place
  from (select id, row_number() over (partition by thread_id order by at, id) as place from customer_message) as counted where counted.id = customer_message.id;
alter table customer_message alter column sequence set not null;
create unique index on customer_message (thread_id, sequence);
-- Chosen by who sends: a message that is sent twice is written once.
alter table customer_message add column client_id text not null default '';
create unique index on customer_message (thread_id, author, client_id) where client_id <> '';
alter table customer_message add column staff_id text references staff_account on delete set null;
alter table customer_thread add column last_sequence int not null default 0;
alter table customer_thread add column customer_seen int not null default 0;
alter table customer_thread add column staff_seen int not null default 0;
update customer_thread set
  last_sequence = (select count(*) from customer_message where thread_id = customer_thread.id),
  customer_seen = (select count(*) from customer_message where thread_id = customer_thread.id and at <= coalesce(read_at, 'epoch'));
alter table customer_thread drop column read_at;

-- Files that messages carry; the bytes lie in DATA_DIR/attachments under the id. Null message: uploaded, not sent yet.
create table message_attachment (
  id text primary key,
  customer_id text references customer on delete cascade,
  staff_id text references staff_account on delete set null,
  message_id text references customer_message on delete cascade,
  -- Its place in the message.
  position int not null default 0,
  name text not null,
  type text not null,
  size int not null,
  created_at timestamptz not null
);
create index on message_attachment (message_id);
create index on message_attachment (created_at) where message_id is null;
