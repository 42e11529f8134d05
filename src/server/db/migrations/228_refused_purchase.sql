-- What was refused to carts, orders, payments and notices of banks. Ids and codes only: nothing of it is personal.
create table refused_purchase (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Of the answer, which names it to whoever asks about it.
  request_id text not null,
  operation text not null,
  status smallint not null,
  code text not null,
  -- The cart, order or payment that the request named, theirs or not.
  subject text
);
create index refused_purchase_at on refused_purchase (at);
