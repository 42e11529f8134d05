-- Mails are written here in the transaction that gives rise to them, and sent by a worker.
create table mail_outbox (
  id text primary key,
  -- What the mail is about, so that it is written once: payment-received:{paymentId}.
  occasion text not null unique,
  order_id text not null references orders,
  language text not null,
  recipient text not null,
  subject text not null,
  plain text not null,
  html text not null,
  created_at timestamptz not null,
  -- Not before: moved on by a lease while one worker sends, and by a back-off after a failure.
  due_at timestamptz not null,
  attempts int not null default 0,
  -- Null until it has left; then whether by SMTP or into the sandbox.
  sent_at timestamptz,
  sent_by text,
  last_error text
);
create index on mail_outbox (due_at) where sent_at is null;
