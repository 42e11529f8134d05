-- What the shop asked Stripe for, written before it is asked: with the same words and the payment's own key Stripe answers
-- the same session, so that one whose answer was lost is found again. A payment closed before it was opened has no words.
create table stripe_session (
  payment_id text primary key references payment,
  request jsonb,
  session_id text,
  closed boolean not null default false,
  created_at timestamptz not null
);
