-- Mails that somebody asked for; an address counts once it was confirmed by a mail to itself.
create table subscription (
  id text primary key,
  purpose text not null check (purpose in ('newsletter', 'presale')),
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (purpose, email)
);

-- Not every mail is about an order.
alter table mail_outbox alter column order_id drop not null;
